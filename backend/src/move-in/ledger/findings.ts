import type { CollectionConfig, Payload } from "payload";
import { z } from "zod";
import { ownRecords } from "../../access/collection-access.ts";

/** What a line of the report is about. The value is stored; the words head its list. */
export const findingSorts = {
  conflict: "Changed there and here: left as it is here",
  "left-out": "Left out",
  missing: "Missing files",
  guess: "Guesses to look at",
  waits: "Waits for something before it can be published",
} as const;
export type FindingSort = keyof typeof findingSorts;

/** A line of the report: something for staff to look at, and to tick off. */
export const moveInFindings: CollectionConfig = {
  slug: "move-in-findings",
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    /** The item, the sort and the words: the same line is there once, however often it is found. */
    { name: "key", type: "text", required: true, unique: true, index: true },
    { name: "item", type: "text", required: true, index: true },
    { name: "sort", type: "text", required: true, index: true },
    { name: "kind", type: "text", required: true },
    { name: "title", type: "text" },
    { name: "words", type: "textarea", required: true },
    /** Its address there, whole. */
    { name: "there", type: "text" },
    { name: "collection", type: "text" },
    { name: "document", type: "number" },
    /** What stands there and here, field by field. */
    { name: "versions", type: "json" },
    /** The run that found it last. */
    { name: "run", type: "number", required: true, index: true },
    { name: "tickedBy", type: "text" },
    { name: "tickedAt", type: "date" },
  ],
};

const versionsSchema = z.array(z.object({ field: z.string(), there: z.string(), here: z.string() }));
export type Versions = z.output<typeof versionsSchema>;

export type NewFinding = {
  /** The key of the item that it is about, such as `news:86`. */
  item: string;
  sort: FindingSort;
  kind: string;
  title: string;
  words: string;
  there?: string | undefined;
  collection?: string | undefined;
  document?: number | undefined;
  versions?: Versions | undefined;
};

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? undefined)
  .optional();
export const newFindingSchema = z.object({
  item: z.string(),
  sort: z.enum(Object.keys(findingSorts) as [FindingSort, ...FindingSort[]]),
  kind: z.string(),
  title: z
    .string()
    .nullish()
    .transform((title) => title ?? ""),
  words: z.string(),
  there: text,
  collection: text,
  document: z
    .number()
    .nullish()
    .transform((id) => id ?? undefined)
    .optional(),
  versions: versionsSchema
    .nullish()
    .transform((versions) => versions ?? undefined)
    .optional(),
});
const findingSchema = newFindingSchema.extend({
  id: z.number(),
  run: z.number(),
  tickedBy: text,
  tickedAt: text,
});
export type Finding = z.output<typeof findingSchema>;

const keyOf = ({ item, sort, words }: NewFinding) => `${item} ${sort} ${words}`.slice(0, 900);

/** Adds a line, or says of one that is there that this run has found it again. What was ticked off stays so. */
export async function noteFinding(payload: Payload, run: number, finding: NewFinding): Promise<void> {
  const key = keyOf(finding);
  const { docs } = await payload.find({
    collection: "move-in-findings",
    where: { key: { equals: key } },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  const [known] = docs;
  const data = { ...finding, key, run };
  if (known) await payload.update({ collection: "move-in-findings", id: known.id, data, depth: 0 });
  else await payload.create({ collection: "move-in-findings", data, depth: 0 });
}

/** Every line that still holds, in the order in which they were found. */
export async function findingsOf(payload: Payload): Promise<Finding[]> {
  const { docs } = await payload.find({
    collection: "move-in-findings",
    pagination: false,
    depth: 0,
    sort: "id",
  });
  return docs.map((doc) => findingSchema.parse(doc));
}

/** Removes the lines about items that this run has looked at and not found them again: what they told of is mended. */
export async function forgetMended(
  payload: Payload,
  run: number,
  looked: ReadonlySet<string>,
): Promise<void> {
  for (const { id, item, run: last } of await findingsOf(payload))
    if (last !== run && looked.has(item)) await payload.delete({ collection: "move-in-findings", id });
}

/** Notes who has looked at a line, or with `null` that it is to be looked at again. Answers whether it is there. */
export async function tickFinding(payload: Payload, id: number, by: string | null): Promise<boolean> {
  const { docs } = await payload.update({
    collection: "move-in-findings",
    where: { id: { equals: id } },
    data: { tickedBy: by, tickedAt: by === null ? null : new Date().toISOString() },
    depth: 0,
  });
  return docs.length > 0;
}
