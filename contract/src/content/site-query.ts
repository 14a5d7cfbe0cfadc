import { z } from "zod";
import { typeOfBlock } from "./blocks.ts";
import { graphqlSelection } from "./graphql-selection.ts";
import {
  type CollectionName,
  collectionNames,
  collectionSchemas,
  globalNames,
  globalSchemas,
  pageSizes,
} from "./site-data.ts";

/**
 * The answer key of a field of a block. A field that one block requires and another does not has two types in GraphQL,
 * which one key cannot hold, so each block has keys of its own.
 */
const keyInBlock = (blockType: string, field: string) =>
  field === "blockType" ? field : `${blockType}_${field}`;

/** A block of a GraphQL answer under the field names of its schema. */
export function plainBlock(block: Record<string, unknown>): Record<string, unknown> {
  const prefix = keyInBlock(String(block.blockType), "");
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      value,
    ]),
  );
}

/**
 * What a query asks of a value: the fields of an object in braces, nothing of a text, a number or a choice.
 *
 * @throws Error for a kind of schema that has not been thought of, instead of an incomplete query.
 */
function selectionOf(schema: z.core.$ZodType): string {
  const own = graphqlSelection.get(schema)?.selection;
  if (own !== undefined) return own;
  if (schema instanceof z.ZodObject) return `{ ${fieldsOf(schema)} }`;
  if (schema instanceof z.ZodDiscriminatedUnion) return `{ ${schema.options.map(blockOf).join(" ")} }`;
  if (schema instanceof z.ZodArray) return selectionOf(schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return selectionOf(schema.unwrap());
  // What a transform makes of a value, or makes a value of, is not what the backend answers.
  if (schema instanceof z.ZodPipe)
    return selectionOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  if (schema instanceof z.ZodUnion && schema.options.every((option) => selectionOf(option) === "")) return "";
  if (plainKinds.some((kind) => schema instanceof kind)) return "";
  throw new Error(`no GraphQL is known for a schema of the type ${schema._zod.def.type}`);
}

const plainKinds = [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral];

const fieldsOf = (object: z.ZodObject, keyOf = (field: string) => field): string =>
  Object.entries(object.shape)
    .map(([field, schema]) => {
      const name = graphqlSelection.get(schema)?.name ?? field;
      const key = keyOf(field);
      return `${key === name ? name : `${key}: ${name}`} ${selectionOf(schema)}`.trimEnd();
    })
    .join(" ");

function blockOf(block: z.core.$ZodType): string {
  const { blockType } = block instanceof z.ZodObject ? block.shape : {};
  if (!(block instanceof z.ZodObject && blockType instanceof z.ZodLiteral))
    throw new Error("a block is an object with a blockType");
  const type = String(blockType.value);
  return `... on ${typeOfBlock(type)} { ${fieldsOf(block, (field) => keyInBlock(type, field))} }`;
}

/**
 * The query of the site data, worked out from the schemas by which its answer is read. `pages` says which page of which
 * collection is wanted, counted from 1; the globals come when asked for.
 */
export function siteDataQuery(pages: Partial<Record<CollectionName, number>>, withGlobals: boolean): string {
  const collections = collectionNames
    .filter((name) => pages[name] !== undefined)
    .map(
      (name) =>
        `${name}(limit: ${pageSizes[name]}, page: ${pages[name]}) { docs ${selectionOf(collectionSchemas[name])} hasNextPage }`,
    );
  const globals = withGlobals ? globalNames.map((name) => `${name} ${selectionOf(globalSchemas[name])}`) : [];
  return `query SiteData { ${[...collections, ...globals].join("\n")} }`;
}

/** The first query of the site: the first page of every collection, and all globals. */
export const wholeSiteQuery = (): string =>
  siteDataQuery(Object.fromEntries(collectionNames.map((name) => [name, 1])), true);
