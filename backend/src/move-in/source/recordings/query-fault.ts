import type { FieldNode } from "graphql";
import { getLocation } from "graphql";

/** An error in the form in which the old site tells it. */
export type ToldError = {
  message: string;
  extensions: { category: string };
  locations?: { line: number; column: number }[];
  path?: (string | number)[];
};

/** What is wrong with a whole query: there is no `data` then. */
export const refusal = (message: string): ToldError => ({ message, extensions: { category: "graphql" } });

/** What is wrong with one field of a query. */
export function fieldFault(
  message: string,
  field: FieldNode,
  { path, category = "graphql" }: { path?: (string | number)[]; category?: string } = {},
): ToldError {
  const at = field.loc && getLocation(field.loc.source, field.loc.start);
  return {
    message,
    extensions: { category },
    ...(at && { locations: [{ line: at.line, column: at.column }] }),
    ...(path && { path }),
  };
}
