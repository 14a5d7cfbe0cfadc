import { pageAddressesOf } from "@pcf/contract/content/document-address";
import type { Hop } from "@pcf/contract/content/redirect-chain";
import { barePath, chainFault, withinSite } from "@pcf/contract/content/redirect-chain";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { pageAddresses, reservedAddress } from "@pcf/contract/page-addresses";
import { groupCheckPath, listedCollections, movedUrls, outcomeUrls } from "@pcf/contract/urls";
import type { CollectionBeforeChangeHook, PayloadRequest, Where } from "payload";
import { ValidationError } from "payload";
import { z } from "zod";
import { env } from "../../env.ts";

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

async function hopOf(req: PayloadRequest, { from, to }: Written): Promise<Hop | undefined> {
  const { reference, url } = to ?? {};
  if (!reference) return url ? { from, to: withinSite(url, env.SITE_URL) } : undefined;
  const id = z.union([z.number(), z.string(), z.object({ id: z.number() }).transform((doc) => doc.id)]);
  const document = await req.payload.db.findOne<{ id: number; uri?: string; slug?: string }>({
    collection: reference.relationTo as "pages",
    where: { id: { equals: id.parse(reference.value) } },
    req,
  });
  const [address] = document ? pageAddressesOf(reference.relationTo, document) : [];
  return address ? { from, to: address } : undefined;
}

/** Refuses a redirect that stands in front of something that lives, or sends readers in a circle or on too many times. */
export const leadsSomewhere: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  if (req.context.seeding || data.deletedAt) return data;
  const refuse = (path: string, message: string) => {
    throw new ValidationError({ collection: collection.slug, req, errors: [{ path, message }] });
  };
  const { data: written } = redirectSchema.safeParse(data);
  // What is missing or of another kind is refused by the fields, whose turn comes next.
  if (!written) return data;
  const living = await whatLivesAt(req, barePath(written.from));
  if (living) refuse("from", `Here is ${living}: a redirect would hide it, or never be asked for.`);

  const { docs } = await req.payload.find({
    collection: "redirects",
    depth: 0,
    limit: 0,
    pagination: false,
    req,
  });
  const others = docs.filter(({ id, from }) => id !== originalDoc?.id && from !== written.from);
  const hops = await Promise.all(others.map((other) => hopOf(req, redirectSchema.parse(other))));
  const hop = await hopOf(req, written);
  if (!hop) return data;
  const around = hops.filter((one) => one !== undefined);
  const stops = new Set<string>();
  for (const path of new Set([hop, ...around].map(({ to }) => barePath(to))))
    if (path.startsWith("/") && (await whatLivesAt(req, path))) stops.add(path);
  const fault = chainFault(hop, around, (path) => stops.has(path));
  if (fault) refuse(written.to?.reference ? "to.reference" : "to.url", fault);
  return data;
};
