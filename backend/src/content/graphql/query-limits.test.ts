import { globalSchemas } from "@pcf/contract/content/site-data";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { askGraphql } from "../testing/ask-graphql.ts";
import { contractQuery } from "../testing/selection.ts";

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

test("a query that goes too deep is refused, also through fragments", async () => {
  const parents = `${"parent { ".repeat(8)}id${" }".repeat(8)}`;
  const refused = "at most 10 levels";
  expect(await messages(`{ members { docs { memberTypes { ${parents} } } } }`)).toContain(refused);
  const fragment = `fragment Parents on MemberType { ${parents} }`;
  expect(await messages(`${fragment} { members { docs { memberTypes { ...Parents } } } }`)).toContain(
    refused,
  );
});

test("a query that asks for too much at once is refused", async () => {
  const many = Array.from({ length: 200 }, (_, i) => `a${i}: grantYears { docs { grantees { title } } }`);
  expect(await messages(`{ ${many.join(" ")} }`)).toMatch(/complexity/i);
});

test("the site's own query costs less than half of the limit", async () => {
  const fields = contractQuery()
    .replace(/^query \{/, "")
    .replace(/\}$/, "");
  const again = fields.replace(/^ ?(\w+)/gm, "again_$1: $1");
  expect(await messages(`{ ${fields} ${again} }`)).not.toMatch(/complexity/i);
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
  const { data, errors } = await askGraphql(contractQuery());
  expect(errors).toBeUndefined();
  for (const [name, schema] of Object.entries(globalSchemas)) schema.parse(data?.[name]);
});
