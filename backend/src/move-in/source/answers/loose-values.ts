import { z } from "zod";
import { listOf } from "../asking/read-list.ts";

/**
 * Values as many hands and plug-ins leave them: ACF says `null`, `""`, `false` and `[]` for the same nothing, a choice is a word in
 * one version and a list of words in the next, and a number may come as one or as text.
 */
const isEmpty = (value: unknown) => value === null || value === undefined || value === false;
const bare = (value: unknown) =>
  isEmpty(value) || (Array.isArray(value) && value.length === 0) ? null : value;

const word = z.union([z.string(), z.number().transform(String)]);

/** A text as it came; undefined where there is none, or nothing but blanks. */
export const text = z
  .preprocess(bare, word.nullable())
  .transform((value) => (value?.trim() ? value : undefined));

/** A text that may be empty. */
export const anyText = text.transform((value) => value ?? "");

/** A word, or the first of a list of words. */
export const choice = z.preprocess((value) => (Array.isArray(value) ? value[0] : value), text);

export const truth = z.preprocess((value) => value === true || value === 1 || value === "1", z.boolean());

/** A group of fields, each of which may be missing, as may the group. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value) => bare(value) ?? {}, z.object(shape));

/** A list without what is empty in it. */
export const rows = <Row extends z.ZodType>(row: Row) =>
  z.preprocess(
    (value) => (Array.isArray(value) ? value.filter((one) => !isEmpty(one)) : (bare(value) ?? [])),
    z.array(row),
  );

/** Words in a list, or one alone. */
export const words = z
  .preprocess((value) => (typeof value === "string" ? [value] : value), rows(text))
  .transform((list) => list.filter((one) => one !== undefined));

/** A connection, in either of its forms. */
export const nodes = <Node extends z.ZodType>(node: Node) =>
  z.preprocess((value) => listOf(bare(value) ?? {})?.nodes ?? value, z.array(node));
