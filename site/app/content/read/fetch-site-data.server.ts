import {
  type CollectionName,
  collectionNames,
  type GlobalName,
  globalNames,
  ofEachCollection,
} from "@pcf/contract/content/site-data";
import { siteDataQuery } from "@pcf/contract/content/site-query";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { z } from "zod";

/** Site data as answered: every document of every collection, and the globals, not yet checked one by one. */
export type RawSiteData = {
  collections: Record<CollectionName, unknown[]>;
  globals: Record<GlobalName, unknown>;
};

const collectionAnswer = z.object({ docs: z.array(z.unknown()), hasNextPage: z.boolean().nullish() });
const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).nullish(),
});

type Asking = {
  /** Asks the backend: `fetch` of an address there. */
  ask: (path: string, asked: RequestInit) => Promise<Response>;
  timeoutMs: number;
  secret: () => string | undefined;
};

/** More pages than this of one collection is a backend that answers `hasNextPage` for ever. */
const maxPages = 1000;

/**
 * Reads everything from the content backend, page by page until nothing is left. Signed with the secret that both share, as
 * soon as there is one, the queries go before those of strangers.
 *
 * @throws Error when the backend cannot be reached, or answers without one of the collections: half a site is never
 * taken for a whole one.
 */
export async function fetchSiteData(options: Asking): Promise<RawSiteData> {
  const collections = ofEachCollection((): unknown[] => []);
  let globals: Record<string, unknown> = {};
  let wanted: Partial<Record<CollectionName, number>> = ofEachCollection(() => 1);

  for (let round = 1; round === 1 || Object.keys(wanted).length > 0; round += 1) {
    if (round > maxPages) throw new Error("the content backend never came to a last page");
    const data = await post(siteDataQuery(wanted, round === 1), options);
    if (round === 1) globals = data;
    const next: typeof wanted = {};
    for (const name of collectionNames) {
      const page = wanted[name];
      if (page === undefined) continue;
      const parsed = collectionAnswer.safeParse(data[name]);
      if (!parsed.success) throw new Error(`the content backend answered without ${name}`);
      collections[name].push(...parsed.data.docs);
      if (parsed.data.hasNextPage) next[name] = page + 1;
    }
    wanted = next;
  }
  return {
    collections,
    globals: Object.fromEntries(globalNames.map((name) => [name, globals[name]])) as RawSiteData["globals"],
  };
}

async function post(query: string, options: Asking) {
  const body = JSON.stringify({ query });
  const secret = options.secret();
  const signature = secret ? await signingHeaders(body, secret, Date.now()) : {};
  const response = await options.ask("/api/graphql", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...signature },
    body,
    signal: AbortSignal.timeout(options.timeoutMs),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`the content backend answered ${response.status}: ${text.slice(0, 300)}`);
  const { data, errors } = answer.parse(JSON.parse(text));
  if (!data) throw new Error(`the content backend answered no data: ${errors?.[0]?.message ?? "no reason"}`);
  return data;
}
