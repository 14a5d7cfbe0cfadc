import { navigationSchema } from "@pcf/contract/content/globals";
import { pageSchema } from "@pcf/contract/content/page";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { previewLifetimeMs } from "./preview-url.ts";

let backend: TestPayload;
let id: number;

beforeAll(async () => {
  backend = await startTestPayload({ SITE_URL: "https://charity.example", ALLOW_DEMO_GATEWAY: "1" });
  const page = await backend.payload.create({
    collection: "pages",
    data: { uri: "/about-us", title: "Published", description: "A page.", _status: "published" },
  });
  id = page.id;
  await backend.payload.update({ collection: "pages", id, data: { title: "Draft" }, draft: true });
});

afterAll(() => backend.close());

async function link(): Promise<URL> {
  const { previewUrl } = await import("./preview-url.ts");
  return new URL(previewUrl("pages", { id, uri: "/about-us" }) ?? "");
}

async function ask(query: URLSearchParams) {
  const { default: config } = await import("@payload-config");
  const { REST_GET } = await import("@payloadcms/next/routes");
  return REST_GET(config)(new Request(`http://localhost/api/preview-data?${query}`), {
    params: Promise.resolve({ slug: ["preview-data"] }),
  });
}

test("the admin's link leads to the site's preview of the document", async () => {
  const { origin, pathname, searchParams } = await link();
  expect(origin + pathname).toBe("https://charity.example/preview");
  expect(searchParams.get("collection")).toBe("pages");
  expect(searchParams.get("id")).toBe(String(id));
  expect(searchParams.get("path")).toBe("/about-us");
});

test("its token answers the newest draft in the shape of the contract, and nothing keeps it", async () => {
  const answer = await ask((await link()).searchParams);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { doc } = z.object({ doc: pageSchema }).parse(await answer.json());
  expect(doc.title).toBe("Draft");
});

test("the menu is previewed as its newest draft, and it is said how that stands to what visitors see", async () => {
  const { globalPreviewUrl } = await import("./preview-url.ts");
  const { searchParams } = new URL(globalPreviewUrl("navigation"));
  expect(Object.fromEntries(searchParams)).toMatchObject({
    collection: "navigation",
    id: "global",
    path: "/",
  });
  const answered = z.object({ doc: navigationSchema, status: z.object({ state: z.string() }) });
  const shown = async () => {
    const { doc, status } = answered.parse(await (await ask(searchParams)).json());
    return [doc.menu[0]?.label, status.state];
  };
  const save = (label: string, draft: boolean) =>
    backend.payload.updateGlobal({ slug: "navigation", data: { menu: [{ label, href: "/" }] }, draft });
  await save("First", true);
  expect(await shown()).toEqual(["First", "never-published"]);
  await save("First", false);
  expect(await shown()).toEqual(["First", "published"]);
  await save("Second", true);
  expect(await shown()).toEqual(["Second", "changed"]);
  const ofAnother = new URLSearchParams(searchParams);
  ofAnother.set("collection", "home");
  expect((await ask(ofAnother)).status).toBe(403);
});

test("without a token, with that of another document, or with a changed one nothing is answered", async () => {
  const other = await backend.payload.create({
    collection: "pages",
    data: { uri: "/other", title: "Other" },
    draft: true,
  });
  const good = (await link()).searchParams;
  const token = good.get("token") ?? "";
  const later = token.replace(/^\d+/, (expires) => String(Number(expires) + 1));
  for (const [changed, value] of [
    ["token", ""],
    ["token", later],
    ["id", String(other.id)],
  ] as const) {
    const query = new URLSearchParams(good);
    query.set(changed, value);
    expect((await ask(query)).status).toBe(403);
  }
});

test("a token is good for half an hour", async () => {
  const { searchParams } = await link();
  const now = vi.spyOn(Date, "now").mockReturnValue(Date.now() + previewLifetimeMs + 1_000);
  const answer = await ask(searchParams);
  now.mockRestore();
  expect(answer.status).toBe(403);
});

test("collections without a page on the site are not previewed", async () => {
  const answer = await ask(new URLSearchParams({ collection: "users", id: "1", token: "x.y" }));
  expect(answer.status).toBe(404);
});

test("it is said how the draft stands to what visitors see, in each state of a page", async () => {
  const { payload } = backend;
  const { previewStatus } = await import("./preview-status.ts");
  const editor = await payload.create({
    collection: "users",
    data: {
      email: "editor@foundation.example",
      password: "a long password of the tests",
      name: "Ed",
      role: "editor",
      mustChangePassword: false,
    },
  });
  const user = { ...editor, collection: "users" as const };
  const words = { uri: "/states", title: "States", description: "A page." };
  const { id } = await payload.create({ collection: "pages", data: { ...words }, draft: true, user });
  const now = new Date("2030-01-01T00:00:00Z");
  const state = async () => {
    const { _status: newest } = await payload.findByID({ collection: "pages", id, draft: true });
    return previewStatus(payload, { collection: "pages", id: String(id), newest }, now);
  };
  const save = (data: object, draft = false) =>
    payload.update({ collection: "pages", id, data, draft, user });
  expect(await state()).toEqual({ state: "never-published", publishesAt: null, unpublishesAt: null });
  await save({ _status: "published" });
  expect(await state()).toMatchObject({ state: "published" });
  await save({ title: "Other words" }, true);
  expect(await state()).toMatchObject({ state: "changed" });
  await save({ _status: "draft" });
  expect(await state()).toMatchObject({ state: "unpublished" });

  const schedule = (type: string, waitUntil: string, value = String(id)) =>
    payload.db.create({
      collection: "payload-jobs",
      data: {
        taskSlug: "schedulePublish",
        queue: "default",
        waitUntil,
        input: { type, doc: { relationTo: "pages", value } },
      },
    });
  await schedule("publish", "2030-01-03T00:00:00.000Z");
  await schedule("publish", "2030-01-02T00:00:00.000Z", "4711");
  await schedule("unpublish", "2029-01-02T00:00:00.000Z");
  await schedule("unpublish", "2030-02-02T00:00:00.000Z");
  expect(await state()).toEqual({
    state: "unpublished",
    publishesAt: "2030-01-03T00:00:00.000Z",
    unpublishesAt: "2030-02-02T00:00:00.000Z",
  });
});
