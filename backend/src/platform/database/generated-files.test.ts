import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { graphqlSchemaUpToDate } from "./generated-files.ts";
import { dialectNames, migrationUpToDate } from "./migration-files.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

test.for(dialectNames)("the migrations of %s make the tables the collections need", async (dialect) => {
  expect(await migrationUpToDate(backend.payload.config, dialect)).toBe(true);
});

test("contract/schema.graphql says what is answered", async () => {
  expect(await graphqlSchemaUpToDate(backend.payload.config)).toBe(true);
});
