import { pageAddressesOf } from "@pcf/contract/content/document-address";
import type { Hop } from "@pcf/contract/content/redirect-chain";
import { chainFault, hopsAround, redirectKey, withinSite } from "@pcf/contract/content/redirect-chain";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { pageAddresses, reservedAddress } from "@pcf/contract/page-addresses";
import { groupCheckPath, listedCollections, movedUrls, outcomeUrls } from "@pcf/contract/urls";
import type { CollectionBeforeChangeHook, PayloadRequest, Where } from "payload";
import { z } from "zod";
import { env } from "../../env.ts";
import { refusedAtField } from "../../platform/refused-at-field.ts";

const fixed = new Set<string>([
  ...pageAddresses,
  ...outcomeUrls(),
  ...movedUrls.keys(),
  groupCheckPath,
  notFoundUrl,
]);
const named = [...listedCollections, "supportGroups"] as const;
const published: Where[] = [{ _status: { equals: "published" } }, { deletedAt: { exists: false } }];

/** The parts of a path that stand in it for the slug of a document. The letters' case matters in them alone, as on the site. */
const slugsIn = (path: string, collection: string): string[] =>
  path
    .split("/")
    .filter((slug) =>
      pageAddressesOf(collection, { slug }).some((address) => address.toLowerCase() === path.toLowerCase()),
    );

/** What visitors find at a path without a redirect, as staff call it; undefined when there is nothing. */
async function whatLivesAt(req: PayloadRequest, path: string): Promise<string | undefined> {
  if (reservedAddress.test(path)) return "files and services of the site";
  const titled = async (collection: "pages" | (typeof named)[number], where: Where) => {
    const found = await req.payload.db.findOne<{ id: number; title?: string }>({
      collection,
      where: { and: [where, ...published] },
      req,
    });
    return found && `“${found.title ?? found.id}”`;
  };
  const isFixed = fixed.has(path.toLowerCase());
  const page = await titled("pages", { uri: { equals: isFixed ? path.toLowerCase() : path } });
  if (page) return `the page ${page}`;
  for (const collection of named) {
    const slugs = slugsIn(path, collection);
    const detail = slugs.length > 0 && (await titled(collection, { slug: { in: slugs } }));
    if (detail) return detail;
  }
  return isFixed ? "a page that the site always has" : undefined;
}

const redirectSchema = z.object({
  from: z.string(),
  to: z
    .object({
      url: z.string().nullish(),
      reference: z.object({ relationTo: z.string(), value: z.unknown() }).nullish(),
    })
    .nullish(),
});
type Written = z.output<typeof redirectSchema>;

const id = z.union([z.number(), z.string(), z.object({ id: z.number() }).transform((doc) => doc.id)]);

/** Where each of many redirects leads: documents of a collection are read together. What leads to none is left out. */
async function hopsOf(req: PayloadRequest, redirects: readonly Written[]): Promise<Hop[]> {
  const references = redirects.flatMap(({ to }) => to?.reference ?? []);
  const addresses = new Map<string, string>();
  for (const [collection, named] of Map.groupBy(references, ({ relationTo }) => relationTo)) {
    const { docs } = await req.payload.db.find<{ id: number; uri?: string; slug?: string }>({
      collection: collection as "pages",
      where: { id: { in: [...new Set(named.map(({ value }) => id.parse(value)))] } },
      pagination: false,
      limit: 0,
      req,
    });
    for (const document of docs) {
      const [address] = pageAddressesOf(collection, document);
      if (address) addresses.set(`${collection}/${document.id}`, address);
    }
  }
  return redirects.flatMap(({ from, to }) => {
    const { reference, url } = to ?? {};
    const target = reference
      ? addresses.get(`${reference.relationTo}/${id.parse(reference.value)}`)
      : url && withinSite(url, env.SITE_URL);
    return target ? [{ from, to: target }] : [];
  });
}

/** Refuses a redirect that stands in front of something that lives, or sends readers in a circle or on too many times. */
export const leadsSomewhere: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context.seeding || data.deletedAt) return data;
  const refuse = (path: string, message: string) => {
    throw refusedAtField({ collection, req }, path, message);
  };
  const { data: written } = redirectSchema.safeParse(data);
  // What is missing or of another kind is refused by the fields, whose turn comes next.
  if (!written) return data;
  const living = await whatLivesAt(req, redirectKey(written.from));
  if (living) refuse("from", `Here is ${living}: a redirect would hide it, or never be asked for.`);

  const [hop] = await hopsOf(req, [written]);
  if (!hop) return data;
  const { docs } = await req.payload.db.find<Written & { id: number }>({
    collection: "redirects",
    where: { deletedAt: { exists: false } },
    pagination: false,
    limit: 0,
    req,
  });
  const others = docs.filter(({ id, from }) => id !== originalDoc?.id && from !== written.from);
  const around = hopsAround(hop, await hopsOf(req, z.array(redirectSchema).parse(others)));
  const stops = new Set<string>();
  for (const path of new Set([hop, ...around].map(({ to }) => redirectKey(to))))
    if (path.startsWith("/") && (await whatLivesAt(req, path))) stops.add(path);
  const fault = chainFault(hop, around, (path) => stops.has(path));
  if (fault) refuse(written.to?.reference ? "to.reference" : "to.url", fault);
  return data;
};
