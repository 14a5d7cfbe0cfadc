import type { FlattenedField } from "payload";

/** A document that others may point to. */
export type Target = { collection: string; id: number | string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** Relations to several collections name theirs beside the id; the others hold the id alone. */
function isTarget(value: unknown, relationTo: string | string[], target: Target): boolean {
  if (Array.isArray(relationTo)) {
    return (
      isRecord(value) && value.relationTo === target.collection && String(value.value) === String(target.id)
    );
  }
  return relationTo === target.collection && String(value) === String(target.id);
}

/** Whether a document read without its relations (depth 0) points to the target anywhere in its fields. */
export function refersTo(fields: FlattenedField[], data: unknown, target: Target): boolean {
  if (!isRecord(data)) return false;
  return fields.some((field) => {
    const value = data[field.name];
    if (value === undefined || value === null) return false;
    switch (field.type) {
      case "upload":
      case "relationship":
        return listOf(value).some((one) => isTarget(one, field.relationTo, target));
      case "group":
      case "tab":
        return refersTo(field.flattenedFields, value, target);
      case "array":
        return listOf(value).some((row) => refersTo(field.flattenedFields, row, target));
      case "blocks":
        return listOf(value).some((row) => {
          const block = field.blocks.find(({ slug }) => isRecord(row) && slug === row.blockType);
          return block !== undefined && refersTo(block.flattenedFields, row, target);
        });
      default:
        return false;
    }
  });
}
