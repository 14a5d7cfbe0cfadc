import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

/** As the admin does when *Create new* is opened. */
const openNew = () => backend.payload.create({ collection: "pages", data: {}, draft: true });
const type = (id: number, data: object) =>
  backend.payload.update({ collection: "pages", id, data, draft: true, autosave: true });

async function listed() {
  const { payload } = backend;
  const { createLocalReq } = await import("payload");
  const req = await createLocalReq({}, payload);
  const filter = payload.collections.pages.config.admin.baseFilter;
  const where = (await filter?.({ limit: 10, page: 1, req, sort: "" })) ?? {};
  const { docs } = await payload.find({ collection: "pages", draft: true, where, sort: "id" });
  return docs.map(({ id }) => id);
}

test("who opens “Create new” and goes away again leaves nothing in lists; what was typed stays, also without a title", async () => {
  const { unwrittenPages } = await import("./unwritten.ts");
  const { payload } = backend;
  const [untouched, typed] = [await openNew(), await openNew()];
  await type(typed.id, { description: "Words before the title" });
  expect(await listed()).toEqual([typed.id]);
  expect(await unwrittenPages(payload)).toEqual([
    { name: "(no title yet)", path: `/collections/pages/${typed.id}` },
  ]);

  await type(untouched.id, { title: "A page" });
  expect(await listed()).toEqual([untouched.id, typed.id]);
});

test("an empty draft is removed when it has been left for a day and another one is begun", async () => {
  const { payload } = backend;
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  const [old, oldTyped, fresh] = [await openNew(), await openNew(), await openNew()];
  await type(oldTyped.id, { description: "Words before the title" });
  const versions = await payload.findVersions({ collection: "pages", pagination: false });
  for (const { id, parent, version } of versions.docs)
    if (parent === old.id || parent === oldTyped.id)
      await payload.db.updateVersion({
        collection: "pages",
        id,
        versionData: { version: { ...version, createdAt: daysAgo(2) } },
      } as unknown as Parameters<typeof payload.db.updateVersion>[0]);
  await openNew();
  const kept = await payload.find({ collection: "pages", pagination: false });
  const ids = kept.docs.map(({ id }) => id);
  expect(ids).not.toContain(old.id);
  expect(ids).toContain(oldTyped.id);
  expect(ids).toContain(fresh.id);
  const left = await payload.countVersions({ collection: "pages", where: { parent: { equals: old.id } } });
  expect(left.totalDocs).toBe(0);
});
