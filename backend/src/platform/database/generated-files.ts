import { readFile, writeFile } from "node:fs/promises";
import { configToSchema } from "@payloadcms/graphql";
import { printSchema } from "graphql";
import { generateImportMap, type SanitizedConfig } from "payload";
import { generateTypes } from "payload/node";

/** The GraphQL schema that the collections answer, as text. */
export const graphqlSchema = (config: SanitizedConfig): string =>
  `${printSchema(configToSchema(config).schema)}\n`;

/** True when `contract/schema.graphql` says what the collections answer now. */
export async function graphqlSchemaUpToDate(config: SanitizedConfig): Promise<boolean> {
  return (await readFile(config.graphQL.schemaOutputFile, "utf8")) === graphqlSchema(config);
}

/** Writes the types of the collections, the admin's import map and the GraphQL schema. */
export async function writeGeneratedFiles(config: SanitizedConfig) {
  await generateTypes(config, { log: false });
  await generateImportMap(config, { force: true, log: false });
  await writeFile(config.graphQL.schemaOutputFile, graphqlSchema(config));
}
