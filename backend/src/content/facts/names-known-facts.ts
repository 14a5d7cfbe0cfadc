import { factNamesWithin, factToken } from "@pcf/contract/content/fact-tokens";
import type { CollectionConfig, FlattenedField, GlobalConfig, PayloadRequest } from "payload";
import { APIError } from "payload";
import { publishedFacts } from "./published-facts.ts";

const copy = {
  unknown: (names: string[]) =>
    names.length === 1
      ? `The text names ${names[0]}, but no published fact has this name. Look under “Dated facts”, or write the number itself.`
      : `The text names ${names.join(", ")}, but no published facts have these names. Look under “Dated facts”, or write the numbers themselves.`,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The facts that a document names in what is stored of it: what is worked out as it is read may still be of before. */
function namesIn(fields: FlattenedField[], data: unknown): string[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => {
    if ("virtual" in field && field.virtual) return [];
    const value = data[field.name];
    switch (field.type) {
      case "group":
      case "tab":
        return namesIn(field.flattenedFields, value);
      case "array":
        return Array.isArray(value) ? value.flatMap((row) => namesIn(field.flattenedFields, row)) : [];
      case "blocks":
        return (Array.isArray(value) ? value : []).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
          return block ? namesIn(block.flattenedFields, row) : [];
        });
      default:
        return factNamesWithin(value);
    }
  });
}

type Saved = { fields: FlattenedField[]; data: Record<string, unknown>; req: PayloadRequest };

/** @throws APIError where visitors would see a text that names a fact which is not published. */
async function refuseUnknown({ fields, data, req }: Saved): Promise<void> {
  // What is brought over or sampled is written as it was; the staff's list has what is missing.
  if (data._status === "draft" || data.deletedAt || req.context.seeding) return;
  const names = [...new Set(namesIn(fields, data))];
  if (names.length === 0) return;
  const known = await publishedFacts({ payload: req.payload, req });
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) throw new APIError(copy.unknown(unknown.map(factToken)), 400, null, true);
}

/** The facts themselves name none, and what other services write is theirs. */
const namesNone = ["facts", "videos", "playlists", "instagramPosts"];

/** The collection, which is published only with facts that are published themselves. Drafts may name any. */
export function namesKnownFacts(collection: CollectionConfig): CollectionConfig {
  if (namesNone.includes(collection.slug)) return collection;
  return {
    ...collection,
    hooks: {
      ...collection.hooks,
      beforeChange: [
        ...(collection.hooks?.beforeChange ?? []),
        async ({ collection: { flattenedFields: fields }, data, req }) => {
          await refuseUnknown({ fields, data, req });
          return data;
        },
      ],
    },
  };
}

/** The global, likewise. */
export const globalNamesKnownFacts = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeChange: [
      ...(global.hooks?.beforeChange ?? []),
      async ({ global: { flattenedFields: fields }, data, req }) => {
        await refuseUnknown({ fields, data, req });
        return data;
      },
    ],
  },
});
