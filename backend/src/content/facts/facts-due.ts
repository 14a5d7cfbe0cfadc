import { factNamesWithin, factToken } from "@pcf/contract/content/fact-tokens";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { formOf, type ReadDocument } from "../uses/read-content.ts";

export type FactDue = { id: number; title: string; value: string; owner: string; reviewBy: string };

/** Published facts that were to be checked by a day before today, on the charity's clock; earliest first. */
export async function factsDue(payload: Payload, now: Date): Promise<FactDue[]> {
  const { docs } = await payload.find({
    collection: "facts",
    where: { _status: { equals: "published" }, reviewBy: { less_than: charityDay(now) } },
    sort: "reviewBy",
    select: { title: true, value: true, owner: true, reviewBy: true },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, title, value, owner, reviewBy }) => ({ id, title, value, owner, reviewBy }));
}

/** A text on the site that names a fact which is not published: readers see nothing in its place. */
export type MissingFact = { where: string; path: `/${string}`; tokens: string[] };

export function missingFacts(documents: readonly ReadDocument[]): MissingFact[] {
  const seen = documents.filter(({ isSeen }) => isSeen);
  const known = new Set(
    seen.filter(({ collection }) => collection === "facts").map(({ data }) => String(data.name)),
  );
  return seen.flatMap((document) => {
    const tokens = factNamesWithin(document.data)
      .filter((name) => !known.has(name))
      .map(factToken);
    return tokens.length > 0 ? [{ where: document.name, path: formOf(document), tokens }] : [];
  });
}
