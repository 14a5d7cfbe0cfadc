import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { Role } from "../access/roles.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  backend = await startTestPayload();
  tokens = await staffTokens(backend.payload);
});

afterAll(() => backend.close());

const menuOf = (label: string) => ({ menu: [{ label, href: "/there" }] });

/** Asks as a member of staff of that role, or as a visitor. */
async function ask(role: Role | "visitor", method: string, path: string, body?: object) {
  const signed = role === "visitor" ? undefined : { Authorization: `JWT ${tokens.get(role)}` };
  const request = new Request(`http://localhost:3001/api/${path}`, {
    method,
    headers: { ...signed, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await handleEndpoints({ config: backend.payload.config, request });
  return { status: answer.status, text: await answer.text() };
}

const seenByVisitors = async () =>
  JSON.stringify((await askGraphql("{ navigation { menu { label } } home { slides { title } } }")).data);

const logged = async () => {
  const { docs } = await backend.payload.find({
    collection: "audit-log",
    where: { onCollection: { equals: "navigation" } },
    sort: "id",
    pagination: false,
  });
  return docs.map(({ action, detail }) => [action, detail ?? null]);
};

test("before anything is published visitors are answered an empty menu and home page", async () => {
  expect(await seenByVisitors()).toBe('{"navigation":{"menu":[]},"home":{"slides":[]}}');
});

test("a draft of the menu is seen by no visitor until it is published, and the log has the publication", async () => {
  const save = (label: string, draft: boolean) =>
    ask("editor", "POST", `globals/navigation${draft ? "?draft=true" : ""}`, menuOf(label));
  expect((await save("First", true)).status).toBe(200);
  expect(await seenByVisitors()).not.toContain("First");
  expect((await save("First", false)).status).toBe(200);
  expect(await seenByVisitors()).toContain("First");

  await save("Second", true);
  expect(await seenByVisitors()).toContain("First");
  expect((await ask("visitor", "GET", "globals/navigation")).text).toContain("First");
  const refused = await ask("visitor", "GET", "globals/navigation?draft=true");
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("shown to staff only")]);
  expect((await ask("finance", "GET", "globals/navigation?draft=true")).text).toContain("Second");
  expect(await logged()).toEqual([["content-published", null]]);
});

test("the menu cannot be taken off the site, and whoever saves it otherwise leaves it there", async () => {
  const { status, text } = await ask("editor", "POST", "globals/navigation", { _status: "draft" });
  expect(status).toBe(400);
  expect(text).toContain("Menu: visitors always need it, so it cannot be taken off the site.");
  const mutation =
    'mutation { updateNavigation(data: { menu: [{ label: "Third", href: "/there" }] }) { menu { label } } }';
  expect((await askGraphql(mutation, tokens.get("editor"))).errors).toBeUndefined();
  expect(await seenByVisitors()).toContain("Third");
});

test("an earlier version comes back as a draft, by those who may change it alone", async () => {
  const { docs } = await backend.payload.findGlobalVersions({ slug: "navigation", sort: "createdAt" });
  const first = docs.find(
    ({ version }) => version._status === "published" && version.menu?.[0]?.label === "First",
  );
  const path = `globals/navigation/versions/${first?.id}`;
  expect((await ask("finance", "POST", path)).status).toBe(403);
  expect((await ask("visitor", "POST", path)).status).toBe(403);
  expect((await ask("editor", "POST", "globals/navigation/versions/999999")).status).toBe(404);

  const back = await ask("editor", "POST", path);
  expect(back.status).toBe(200);
  expect(z.object({ message: z.string() }).parse(JSON.parse(back.text)).message).toContain("your draft now");
  expect(await seenByVisitors()).toContain("Third");
  expect((await ask("editor", "GET", "globals/navigation?draft=true")).text).toContain("First");
  expect((await logged()).at(-1)).toEqual(["content-restored", "As a draft"]);
  const past = await askGraphql(
    `mutation { restoreVersionNavigation(id: ${first?.id}) { menu { label } } }`,
    tokens.get("editor"),
  );
  expect(past.errors?.[0]?.message).toContain("comes back as a draft");
  expect(await seenByVisitors()).toContain("Third");
});
