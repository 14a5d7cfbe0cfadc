import { existsSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  backend = await startTestPayload();
  backend.payload.logger.level = "silent";
  tokens = await staffTokens(backend.payload);
});

afterAll(() => backend.close());

type Answer = { status: number; text: string; body: { doc?: Record<string, unknown>; docs?: unknown[] } };

async function ask(role: Role | undefined, method: string, at: string, body?: object): Promise<Answer> {
  const headers = new Headers({ "content-type": "application/json" });
  if (role) headers.set("authorization", `JWT ${tokens.get(role)}`);
  const request = new Request(`http://localhost/api/${at}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await handleEndpoints({ config: backend.payload.config, request });
  const text = await answer.text();
  return { status: answer.status, text, body: JSON.parse(text) };
}

const now = () => new Date().toISOString();
const trash = (at: string, role: Role = "editor") => ask(role, "PATCH", at, { deletedAt: now() });
const bringBack = (collection: string, id: number, status?: string) =>
  ask("editor", "PATCH", `${collection}?trash=true&where[id][equals]=${id}`, {
    deletedAt: null,
    ...(status && { _status: status }),
  });

const page = (uri: string, more: object = {}) =>
  backend.payload.create({
    collection: "pages",
    data: { uri, title: `Page ${uri}`, description: "A page.", _status: "published", ...more },
  });

async function picture() {
  const data = await sharp({ create: { width: 900, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const file = { name: "photo.jpg", data, mimetype: "image/jpeg", size: data.length };
  return backend.payload.create({ collection: "media", data: { alt: "Teal" }, file });
}
const audited = async (id: number) => {
  const { docs } = await backend.payload.find({
    collection: "audit-log",
    where: { onId: { equals: String(id) } },
    sort: "id",
  });
  return docs.map(({ action }) => action);
};

test("what an editor deletes is gone for visitors at once, also for those who ask for the trash, and comes back whole", async () => {
  const { id } = await page("/gone");
  await backend.payload.update({ collection: "pages", id, data: { title: "Second" } });
  const versions = await backend.payload.countVersions({
    collection: "pages",
    where: { parent: { equals: id } },
  });
  expect((await ask(undefined, "GET", `pages/${id}`)).status).toBe(200);

  expect((await trash(`pages/${id}`)).status).toBe(200);
  for (const at of [`pages/${id}`, `pages/${id}?trash=true`, `pages/${id}?trash=true&draft=true`])
    expect((await ask(undefined, "GET", at)).status, at).toBe(404);
  const listed = await ask(undefined, "GET", "pages?trash=true&where[deletedAt][exists]=true");
  expect(listed.body.docs).toEqual([]);
  // Nobody goes on writing in what has been deleted, such as somebody whose form is still open.
  expect(
    (await ask("editor", "PATCH", `pages/${id}?draft=true&autosave=true`, { title: "Late" })).status,
  ).toBe(404);
  expect((await ask("editor", "GET", `pages/${id}?trash=true`)).body).toMatchObject({ uri: "/gone" });

  expect((await bringBack("pages", id, "published")).status).toBe(200);
  expect((await ask(undefined, "GET", `pages/${id}`)).body).toMatchObject({ uri: "/gone", title: "Second" });
  const after = await backend.payload.countVersions({
    collection: "pages",
    where: { parent: { equals: id } },
  });
  expect(after.totalDocs).toBeGreaterThanOrEqual(versions.totalDocs);
  expect((await audited(id)).slice(-2)).toEqual(["content-trashed", "content-brought-back"]);
});

test("a draft saved meanwhile over a published page does not keep it on the site", async () => {
  const { id } = await page("/with-draft");
  await ask("editor", "PATCH", `pages/${id}?draft=true`, { title: "A draft" });
  expect((await ask("editor", "PATCH", `pages/${id}?draft=true`, { deletedAt: now() })).status).toBe(200);
  expect((await ask(undefined, "GET", `pages/${id}`)).status).toBe(404);
});

test("only administrators delete for good, whether it is in the trash or not", async () => {
  const { id } = await page("/for-good");
  expect((await ask("editor", "DELETE", `pages/${id}`)).status).toBe(403);
  expect((await trash(`pages/${id}`, "finance")).status).toBe(403);
  await trash(`pages/${id}`);
  expect((await ask("editor", "DELETE", `pages/${id}?trash=true`)).status).toBe(403);
  expect((await ask("administrator", "DELETE", `pages/${id}?trash=true`)).status).toBe(200);
  expect((await audited(id)).at(-1)).toBe("content-deleted");
});

test("nobody chooses the day of deletion, which would end its time in the trash this night", async () => {
  const { id } = await page("/old-day");
  await ask("editor", "PATCH", `pages/${id}`, { deletedAt: "2001-01-01T00:00:00.000Z" });
  await ask("editor", "PATCH", `pages/${id}?trash=true`, { deletedAt: "2001-01-01T00:00:00.000Z" });
  const stored = await backend.payload.findByID({ collection: "pages", id, trash: true });
  expect(Date.parse(stored.deletedAt ?? "")).toBeGreaterThan(Date.now() - 60_000);
});

test("the file of a picture in the trash is served to nobody, and is there again when it comes back", async () => {
  const { id, filename, sizes } = await picture();
  const names = [filename ?? "", sizes?.webp400?.filename ?? ""];
  const served = () => names.map((name) => existsSync(path.join(backend.dataDir, "media", name)));
  expect(served()).toEqual([true, true]);
  expect((await trash(`media/${id}`)).status).toBe(200);
  expect(served()).toEqual([false, false]);
  expect((await bringBack("media", id)).status).toBe(200);
  expect(served()).toEqual([true, true]);
  await trash(`media/${id}`);
  expect((await ask("administrator", "DELETE", `media/${id}?trash=true`)).status).toBe(200);
  expect(names.map((name) => existsSync(path.join(backend.dataDir, "trashed-media", name)))).toEqual([
    false,
    false,
  ]);
});

test("a start after a crash puts files where their rows say, and removes those of what was deleted for good", async () => {
  const { mendFilesOfTrash } = await import("./files-of-trash.ts");
  const [gone, shown] = [await picture(), await picture()];
  const at = (folder: "media" | "trashed-media", name: unknown) =>
    path.join(backend.dataDir, folder, String(name));
  await trash(`media/${gone.id}`);
  renameSync(at("trashed-media", gone.filename), at("media", gone.filename));
  renameSync(at("media", shown.filename), at("trashed-media", shown.filename));
  writeFileSync(at("trashed-media", "deleted-for-good.jpg"), "x");

  await mendFilesOfTrash(backend.payload);
  expect(existsSync(at("media", gone.filename))).toBe(false);
  expect(existsSync(at("trashed-media", gone.filename))).toBe(true);
  expect(existsSync(at("media", shown.filename))).toBe(true);
  expect(existsSync(at("trashed-media", "deleted-for-good.jpg"))).toBe(false);
});

test("an address in the trash is not given to another page, and the message says where it is", async () => {
  const { id } = await page("/taken");
  await trash(`pages/${id}`);
  const again = { uri: "/taken", title: "Again", description: "Again." };
  const refused = await ask("editor", "POST", "pages", { ...again, _status: "published" });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("“Page /taken” in the trash has this address.");
  expect(refused.text).toContain("The following field is invalid: Address");
  await ask("administrator", "DELETE", `pages/${id}?trash=true`);
  expect((await ask("editor", "POST", "pages", { ...again, _status: "published" })).status).toBe(201);
});

test("who deletes hears first, by name, what links there; once that is accepted it goes", async () => {
  const target = await page("/linked");
  const { payload } = backend;
  await page("/with-link", {
    blocks: [{ blockType: "callToAction", title: "Go", label: "On", href: "/linked/?a=1#b" }],
  });
  await payload.updateGlobal({ slug: "navigation", data: { menu: [{ label: "On", href: "/linked" }] } });
  await payload.create({
    collection: "redirects",
    data: {
      from: "/old-link",
      type: "301",
      to: { type: "reference", reference: { relationTo: "pages", value: target.id } },
    },
  });
  const refused = await trash(`pages/${target.id}`);
  expect(refused.status).toBe(409);
  for (const name of ["Page “Page /with-link”", "Menu", "Redirect “/old-link”"])
    expect(refused.text).toContain(name);
  const many = await trash(`pages?where[id][in]=${target.id}`);
  expect(many.text).toContain("Page “Page /with-link”");
  const named = await ask("editor", "GET", `pages/${target.id}/linked-from`);
  expect(named.body).toMatchObject({
    holding: [],
    linking: expect.arrayContaining(["Menu"]),
    forms: { Menu: "/globals/navigation" },
  });
  expect((await ask(undefined, "GET", `pages/${target.id}/linked-from`)).status).toBe(403);
  expect((await trash(`pages/${target.id}?links=accepted`)).status).toBe(200);
});

test("who deletes a group hears of links to its card, to its own page and to the form for its changes", async () => {
  const { payload } = backend;
  const province = await payload.create({ collection: "provinces", data: { code: "BC", name: "B. C." } });
  const { id } = await payload.create({
    collection: "supportGroups",
    data: {
      ...{ title: "Kelowna", slug: "kelowna", provinces: [province.id], format: "in-person" },
      supportGroupName: { groupName: "Kelowna" },
      contacts: [{ name: "Ann" }],
      meeting: { frequency: "weekly", weekday: "TU", start: "19:00", end: "21:00" },
      _status: "published",
    },
  });
  const folder = "/get-support/support-groups";
  const places = ["find-a-group#kelowna", "find-a-group/kelowna", "tell-us/kelowna"];
  for (const [at, place] of places.entries())
    await page(`/to-group-${at}`, {
      blocks: [{ blockType: "callToAction", title: "Go", label: "On", href: `${folder}/${place}` }],
    });
  const refused = await trash(`supportGroups/${id}`);
  expect(refused.status).toBe(409);
  for (const at of places.keys()) expect(refused.text).toContain(`Page “Page /to-group-${at}”`);
});

test("a picture that a page shows stays, also while that page is in the trash", async () => {
  const { id } = await picture();
  const shows = await page("/shows", { hero: { image: id } });
  expect((await trash(`media/${id}?links=accepted`)).text).toContain("This is in use: Page “Page /shows”");
  await trash(`pages/${shows.id}`);
  expect((await trash(`media/${id}`)).text).toContain("Page “Page /shows” (in the trash)");
});

test("after thirty days the nightly job deletes for good what is still there, with versions, page before picture", async () => {
  const { runRetention } = await import("../../privacy/retention/run-retention.ts");
  const { id } = await picture();
  const shows = await page("/thirty", { hero: { image: id } });
  const kept = await page("/twenty-nine");
  await trash(`pages/${shows.id}`);
  await trash(`pages/${kept.id}`);
  const { payload } = backend;
  const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const setBack = (collection: "pages" | "media", which: number, days: number) =>
    payload.db.updateOne({ collection, id: which, data: { deletedAt: ago(days) } });
  await setBack("pages", shows.id, 31);
  await setBack("pages", kept.id, 29);
  await setBack("media", id, 31);

  const { counts } = await runRetention(payload, { now: new Date() });
  expect(counts.trash).toBe(2);
  const find = (collection: "pages" | "media", which: number) =>
    payload.findByID({ collection, id: which, trash: true, disableErrors: true });
  expect(await find("pages", shows.id)).toBeNull();
  expect(await find("media", id)).toBeNull();
  expect(await find("pages", kept.id)).toMatchObject({ uri: "/twenty-nine" });
  const left = await payload.countVersions({ collection: "pages", where: { parent: { equals: shows.id } } });
  expect(left.totalDocs).toBe(0);
});
