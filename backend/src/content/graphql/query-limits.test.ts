import { globalSchemas } from "@pcf/contract/content/site-data";
import { wholeSiteQuery } from "@pcf/contract/content/site-query";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { askGraphql } from "../testing/ask-graphql.ts";

let backend: TestPayload;
let token: string;

beforeAll(async () => {
  backend = await startTestPayload({ NODE_ENV: "production", ALLOW_DEMO_GATEWAY: "1" });
  const account = { email: "editor@staff.example", password: "a good long password" };
  await backend.payload.create({
    collection: "users",
    data: { ...account, name: "Editor", role: "editor", mustChangePassword: false },
  });
  const session = await backend.payload.login({ collection: "users", data: account });
  token = session.token ?? "";
});

afterAll(() => backend.close());

const messages = async (query: string, session?: string) =>
  ((await askGraphql(query, session)).errors ?? []).map(({ message }) => message).join("\n");

test("a query that asks for too much at once is refused before it is checked or answered", async () => {
  const many = Array.from({ length: 100 }, (_, i) => `a${i}: supportGroups(limit: 1000) { docs { id } }`);
  const answer = await askGraphql(`{ ${many.join(" ")} }`);
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual([
    { message: "A query asks for 1 to 1000 documents of supportGroups, all its places together." },
  ]);
  const levels = Array.from(
    { length: 30 },
    (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
  );
  expect(
    (await askGraphql(`{ ...F0 } ${levels.join(" ")} fragment F30 on Query { __typename }`)).status,
  ).toBe(400);
  expect((await askGraphql("{ ...A } fragment A on Query { ...A }")).status).toBe(400);
});

test("the limit is near to what the site's data costs, and staff have the same", async () => {
  const counts = (count: number) =>
    Array.from({ length: count }, (_, i) => `a${i}: countPages { totalDocs }`).join(" ");
  const withMore = (count: number) =>
    wholeSiteQuery().replace(/^query SiteData \{/, `query SiteData { ${counts(count)}`);
  expect(await messages(withMore(2))).toBe("");
  expect(await messages(withMore(40))).toContain("asks for too much");
  expect(await messages(withMore(40), token)).toContain("asks for too much");
});

test("what is no query of this size and kind is refused before it is read further", async () => {
  const { POST } = await import("../../app/(payload)/api/graphql/route.ts");
  const post = async (body: string, headers: Record<string, string> = {}) =>
    (
      await POST(
        new Request("http://localhost/api/graphql", {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body,
        }),
      )
    ).status;
  expect(await post('[{"query":"{ __typename }"}]')).toBe(400);
  expect(await post("{--")).toBe(400);
  expect(await post('{"query":1}')).toBe(400);
  expect(await post('{"query":"{ __typename"}')).toBe(400);
  expect(await post(JSON.stringify({ query: `{ ${"a ".repeat(5_000)}}` }))).toBe(400);
  expect(await post(JSON.stringify({ query: `${"{a".repeat(1_900)}${"}".repeat(1_900)}` }))).toBe(400);
  expect(await post(JSON.stringify({ query: `{ __typename ${"@a ".repeat(10_000)}}` }))).toBe(400);
  expect(
    await post('{"query":"{ __typename }"}', { "content-type": "multipart/form-data; boundary=b" }),
  ).toBe(415);
  expect(await post('{"query":"{ __typename }"}', { "content-encoding": "gzip" })).toBe(415);
  expect(await post('{"query":"{ __typename }"}')).toBe(200);
});

test("nobody is told names of the schema that they almost guessed", async () => {
  const words = await messages("{ supportGroup { docs { id } } Pagee: Page(id: 1) { titl } }");
  expect(words).toContain('Cannot query field "supportGroup"');
  expect(words).toContain('Cannot query field "titl"');
  expect(words).not.toContain("Did you mean");
});

test("what staff may do, and earlier versions, are shown to staff only", async () => {
  for (const read of ["Access { canAccessAdmin }", "versionsPages { docs { id } }"]) {
    expect(await messages(`{ ${read} }`), read).toContain("staff only");
    expect(await messages(`{ ${read} }`, token), read).not.toContain("staff only");
  }
});

test("a body of more than 64 KB is refused before it is parsed", async () => {
  const answer = await askGraphql(`{ pages { docs { id } } } #${"x".repeat(70_000)}`);
  expect(answer.status).toBe(413);
});

test("visitors cannot change anything", async () => {
  const change = 'mutation { createPlaylist(data: { title: "x", slug: "x" }) { id } }';
  expect(await messages(change)).toContain("Changes need a staff session.");
  expect((await backend.payload.count({ collection: "playlists" })).totalDocs).toBe(0);
  expect(await messages(change, token)).toBe("");
  expect((await backend.payload.count({ collection: "playlists" })).totalDocs).toBe(1);
});

test("in production the schema is shown to staff only", async () => {
  const introspection = "{ __schema { queryType { name } } }";
  expect(await messages(introspection)).toContain("staff only");
  expect(await messages(introspection, token)).toBe("");
});

test("there is no sign-in and no list of staff in GraphQL", async () => {
  expect(await messages('mutation { loginUser(email: "a", password: "b") { token } }')).toContain(
    "Cannot query",
  );
  expect(await messages("{ users { docs { email } } }")).toContain("Cannot query");
});

test("globals that nobody has saved yet answer in the shape of the contract, without an error", async () => {
  const { data, errors } = await askGraphql(wholeSiteQuery());
  expect(errors).toBeUndefined();
  for (const [name, schema] of Object.entries(globalSchemas)) schema.parse(data?.[name]);
});
