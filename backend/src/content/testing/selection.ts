import { collectionSchemas, globalSchemas } from "@pcf/contract/content/site-data";
import { z } from "zod";
import { pageBlocks } from "../blocks/page-blocks.ts";

/** Fields that a query asks for under another name than the contract reads. */
const storedNames: Record<string, string> = { "menu.children.children": "children: links" };

const typeOfBlock = (blockType: string) =>
  pageBlocks.find(({ slug }) => slug === blockType)?.interfaceName ?? "";

function selectionOf(schema: z.core.$ZodType, at: string): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => {
      const path = at === "" ? name : `${at}.${name}`;
      return `${storedNames[path] ?? name} ${selectionOf(field, path)}`;
    });
    return `{ ${fields.join(" ")} }`;
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const options = schema.options.map((option) => {
      if (!(option instanceof z.ZodObject)) throw new Error("a block is an object");
      const blockType = option.shape.blockType;
      if (!(blockType instanceof z.ZodLiteral)) throw new Error("a block has a literal type");
      const name = String(blockType.value);
      const fields = Object.entries(option.shape).map(([field, below]) =>
        field === "blockType" ? field : `${name}_${field}: ${field} ${selectionOf(below, "")}`,
      );
      return `... on ${typeOfBlock(name)} { ${fields.join(" ")} }`;
    });
    return `{ ${options.join(" ")} }`;
  }
  if (schema instanceof z.ZodArray) return selectionOf(schema.element, at);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return selectionOf(schema.unwrap(), at);
  if (schema instanceof z.ZodPipe) {
    return selectionOf(schema.in instanceof z.ZodTransform ? schema.out : schema.in, at);
  }
  return "";
}

/**
 * A block of the answer under its own field names. One answer key cannot hold a field that one block requires and
 * another does not, so the query asks for `<block>_<field>`.
 */
export function plainBlock(block: Record<string, unknown>): Record<string, unknown> {
  const prefix = `${String(block.blockType)}_`;
  return Object.fromEntries(
    Object.entries(block).map(([key, value]) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      value,
    ]),
  );
}

/** Redirects have no sample, and lead to documents of several types, which a selection worked out from a schema cannot name. */
export const { redirects: _, ...sampledSchemas } = collectionSchemas;

/** Documents of each list (spec section 9). */
const pageSizes: Record<string, number> = { pages: 100, grantYears: 100 };

const askList = (name: keyof typeof sampledSchemas, limit: number) =>
  `${name}(limit: ${limit}) { docs ${selectionOf(sampledSchemas[name], "")} }`;

/** A query for all that the contract reads of one list. */
export const listQuery = (name: keyof typeof sampledSchemas, limit: number): string =>
  `query { ${askList(name, limit)} }`;

/** A query for all that the contract reads, worked out from its schemas. */
export function contractQuery(): string {
  const names = Object.keys(sampledSchemas) as (keyof typeof sampledSchemas)[];
  const collections = names.map((name) => askList(name, pageSizes[name] ?? 1000));
  const globals = Object.entries(globalSchemas).map(([name, schema]) => `${name} ${selectionOf(schema, "")}`);
  return `query { ${[...collections, ...globals].join("\n")} }`;
}
