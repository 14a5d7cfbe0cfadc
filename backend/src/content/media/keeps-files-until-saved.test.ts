import { readdirSync } from "node:fs";
import path from "node:path";
import type { CollectionAfterDeleteHook } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { filesOf } from "./files-of.ts";

const collection = "media" as const;
let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

async function picture(name: string) {
  const data = await sharp({ create: { width: 500, height: 300, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: "image/jpeg", name, size: data.length };
}

const upload = async () =>
  backend.payload.create({ collection, data: { alt: "A walk" }, file: await picture("walk.jpg") });

const missing = (doc: unknown) => {
  const there = new Set(readdirSync(path.join(backend.dataDir, "media")));
  return filesOf(doc).filter((name) => !there.has(name));
};

const secondNames = () => readdirSync(path.join(backend.dataDir, "media/.leaving/media"));

test("a picture keeps its files when the one in its place is refused", async () => {
  const before = await upload();
  const refused = backend.payload.update({
    collection,
    id: before.id,
    data: { alt: "" },
    file: await picture("run.jpg"),
  });
  await expect(refused).rejects.toThrow("Alternative text");
  expect(await backend.payload.findByID({ collection, id: before.id })).toMatchObject({
    filename: before.filename,
  });
  expect(filesOf(before).length).toBeGreaterThan(1);
  expect(missing(before)).toEqual([]);
  expect(secondNames()).toEqual([]);
});

test("a picture keeps its files when it cannot be deleted", async () => {
  const before = await upload();
  const { hooks } = backend.payload.collections.media.config;
  const refuse: CollectionAfterDeleteHook = () => {
    throw new Error("not this one");
  };
  hooks.afterDelete.push(refuse);
  const refused = backend.payload.delete({ collection, id: before.id });
  await expect(refused).rejects.toThrow("not this one");
  hooks.afterDelete.splice(hooks.afterDelete.indexOf(refuse), 1);
  expect(await backend.payload.findByID({ collection, id: before.id })).toMatchObject({
    filename: before.filename,
  });
  expect(missing(before)).toEqual([]);
  expect(secondNames()).toEqual([]);
});

test("a picture that is replaced or deleted takes its old files with it", async () => {
  const before = await upload();
  const after = await backend.payload.update({
    collection,
    id: before.id,
    data: {},
    file: await picture("run.jpg"),
  });
  expect(missing(after)).toEqual([]);
  expect(missing(before)).toEqual(filesOf(before));
  await backend.payload.delete({ collection, id: before.id });
  expect(missing(after)).toEqual(filesOf(after));
  expect(secondNames()).toEqual([]);
});
