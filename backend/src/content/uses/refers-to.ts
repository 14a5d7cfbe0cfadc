import type { FlattenedField } from "payload";
import { documentLinksIn } from "../../fields/document-links.ts";
import { blocksIn, fieldsOfTextBlock } from "../../fields/text-blocks/text-blocks.ts";

/** A document that others may point to. */
export type Target = { collection: string; id: number | string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const isId = (value: unknown): value is number | string =>
  typeof value === "number" || typeof value === "string";

/** Relations to several collections name theirs beside the id; the others hold the id alone. */
function targetOf(value: unknown, relationTo: string | string[]): Target[] {
  if (!Array.isArray(relationTo)) return isId(value) ? [{ collection: relationTo, id: value }] : [];
  return isRecord(value) && isId(value.value)
    ? [{ collection: String(value.relationTo), id: value.value }]
    : [];
}

/** All that a document read without its relations (depth 0) points to, anywhere in its fields. */
export function targetsIn(fields: FlattenedField[], data: unknown): Target[] {
  if (!isRecord(data)) return [];
  return fields.flatMap((field) => {
    const value = data[field.name];
    if (value === undefined || value === null) return [];
    switch (field.type) {
      case "upload":
      case "relationship":
        return listOf(value).flatMap((one) => targetOf(one, field.relationTo));
      case "group":
      case "tab":
        return targetsIn(field.flattenedFields, value);
      case "array":
        return listOf(value).flatMap((row) => targetsIn(field.flattenedFields, row));
      case "blocks":
        return listOf(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
          return block ? targetsIn(block.flattenedFields, row) : [];
        });
      case "richText":
        return [
          ...documentLinksIn(value),
          ...blocksIn(value).flatMap((block) =>
            targetsIn(fieldsOfTextBlock(block.fields.blockType), block.fields),
          ),
        ];
      default:
        return [];
    }
  });
}

/** Whether a document read without its relations (depth 0) points to the target anywhere in its fields. */
export const refersTo = (fields: FlattenedField[], data: unknown, { collection, id }: Target): boolean =>
  targetsIn(fields, data).some((one) => one.collection === collection && String(one.id) === String(id));
