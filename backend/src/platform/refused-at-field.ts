import {
  type CollectionBeforeChangeHook,
  type FlattenedField,
  type PayloadRequest,
  ValidationError,
} from "payload";

type Words = Pick<PayloadRequest, "i18n" | "t">;

/**
 * What staff read above a field, with that of the group around it: "New address > Page". Undefined where there is no such
 * field. `path` is the library's: `to.reference`, `rows.0.name`.
 */
export function fieldLabel(
  fields: readonly FlattenedField[],
  path: string,
  { i18n, t }: Words,
): string | undefined {
  const labels: string[] = [];
  let inside = fields;
  for (const name of path.split(".").filter((part) => !/^\d+$/.test(part))) {
    const field = inside.find((each) => each.name === name);
    if (!field) return undefined;
    const label = "label" in field && field.label;
    const words = typeof label === "function" ? label({ i18n, t }) : label;
    if (typeof words === "string" && words) labels.push(words);
    inside = "flattenedFields" in field ? field.flattenedFields : [];
  }
  return labels.join(" > ") || undefined;
}

type Saving = Pick<Parameters<CollectionBeforeChangeHook>[0], "collection" | "req">;

/** The error that refuses what is being saved, with the words beside the field and the field's name as the screen has it. */
export function refusedAtField({ collection, req }: Saving, path: string, message: string): ValidationError {
  const label = fieldLabel(collection.flattenedFields, path, req);
  const errors = [{ ...(label && { label }), path, message }];
  return new ValidationError({ collection: collection.slug, req, errors }, req.t);
}
