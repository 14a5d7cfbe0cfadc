import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const titles = async (query: string) => JSON.stringify((await askGraphql(query)).data);

const refused = async (query: string, variables?: Readonly<Record<string, unknown>>) => {
  const { status, errors } = await askGraphql(query, undefined, variables);
  expect(status, query).toBe(400);
  expect(errors?.[0]?.message, query).toBe("Drafts are shown to staff only.");
};

test("visitors see a page only once it is published, and its old text while a new draft waits", async () => {
  const { payload } = backend;
  const page = await payload.create({
    collection: "pages",
    data: { uri: "/a-page", title: "First words", description: "A page.", _status: "draft" },
    draft: true,
  });
  expect(await titles("{ pages { docs { title } } }")).not.toContain("First words");
  await refused("{ pages(draft: true) { docs { title } } }");

  await payload.update({ collection: "pages", id: page.id, data: { _status: "published" } });
  expect(await titles("{ pages { docs { title } } }")).toContain("First words");

  await payload.update({ collection: "pages", id: page.id, data: { title: "Second words" }, draft: true });
  expect(await titles("{ pages { docs { title } } }")).toContain("First words");
  await refused("{ pages(draft: true) { docs { title } } }");
  const versions = await askGraphql("{ versionsPages { docs { version { title } } } }");
  expect(JSON.stringify(versions)).not.toContain("words");
  expect(versions.errors).toHaveLength(1);
});

test("a page in the trash is shown to no visitor, also not to one who asks for the trash", async () => {
  const { payload } = backend;
  const page = await payload.create({
    collection: "pages",
    data: { uri: "/gone", title: "Gone", description: "A page.", _status: "published" },
  });
  const asked = async () =>
    titles(`{ pages(trash: true) { docs { title } } Page(id: ${page.id}, trash: true) { title } }`);
  expect((await asked()).match(/Gone/g)).toHaveLength(2);

  await payload.update({
    collection: "pages",
    id: page.id,
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await asked()).not.toContain("Gone");
});

test("a grant year leaves out a grantee who is not published", async () => {
  const { payload } = backend;
  const shown = await payload.create({
    collection: "grantees",
    data: { title: "Shown", _status: "published" },
  });
  const hidden = await payload.create({ collection: "grantees", data: { title: "Hidden" }, draft: true });
  await payload.create({
    collection: "grantYears",
    data: { name: "2026", slug: "2026", grantees: [hidden.id, shown.id], _status: "published" },
  });
  expect((await askGraphql("{ grantYears { docs { grantees { title } } } }")).data).toEqual({
    grantYears: { docs: [{ grantees: [{ title: "Shown" }] }] },
  });
});

test("visitors who ask for drafts are refused, by whatever words they ask", async () => {
  for (const query of [
    "{ countPages(draft: true) { totalDocs } }",
    "{ Page(id: 1, draft: true) { title } }",
    "{ a: supportGroups(draft: true) { docs { id } } pages { docs { id } } }",
    "{ ...A } fragment A on Query { ...B } fragment B on Query { pages(limit: 1, draft: true) { docs { id } } }",
    "query A { ... on Query { pages(draft: true) { docs { id } } } }",
    "{ grantYears { docs { grantees(draft: true) { title } } } }",
    "{ pages(draft: true) @include(if: true) { docs { id } } }",
    "{ home(draft: true) { id } }",
  ])
    await refused(query);
  for (const [query, variables] of [
    ["query A($d: Boolean) { pages(draft: $d) { docs { id } } }", { d: true }],
    ["query A($d: Boolean = true) { pages(draft: $d) { docs { id } } }", {}],
    ["query A($d: Boolean!) { ...P } fragment P on Query { pages(draft: $d) { docs { id } } }", { d: true }],
    ["query A($d: Boolean) { grantYears { docs { grantees(draft: $d) { title } } } }", { d: true }],
  ] as const)
    await refused(query, variables);
  const byVariable = "query A($d: Boolean = true) { pages(draft: $d) { docs { title } } }";
  expect((await askGraphql(byVariable, undefined, { d: false })).status).toBe(200);
  expect((await askGraphql("{ pages(draft: false) { docs { title } } }")).status).toBe(200);
});
