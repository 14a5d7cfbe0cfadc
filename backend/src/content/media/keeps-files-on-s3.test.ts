import { readdirSync } from "node:fs";
import { type CollectionAfterDeleteHook, handleEndpoints } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Files } from "../../platform/storage/file-store.ts";
import { startS3, type TestS3 } from "../../platform/storage/testing/start-s3.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { filesOf } from "./files-of.ts";

const collection = "media" as const;
let s3: TestS3;
let backend: TestPayload;
let store: Files;

beforeAll(async () => {
  s3 = await startS3("files");
  backend = await startTestPayload(s3.env);
  backend.payload.logger.level = "silent";
  const { files } = await import("../../platform/storage/files.ts");
  store = await files();
});
afterAll(async () => {
  await backend.close();
  await s3.close();
});

async function picture(name: string) {
  const data = await sharp({ create: { width: 900, height: 300, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  return { data, mimetype: "image/jpeg", name, size: data.length };
}

const upload = async () =>
  backend.payload.create({ collection, data: { alt: "A walk" }, file: await picture("walk.jpg") });

async function namesIn(folder: string): Promise<string[]> {
  const { listAll } = await import("../../platform/storage/file-store.ts");
  return (await listAll(store, folder)).map(({ key }) => key.slice(folder.length + 1)).sort();
}

async function serve(name: string, init?: RequestInit) {
  const { serveMediaFile } = await import("./serve-media-file.ts");
  return serveMediaFile(new Request("http://localhost/media/x", init), name);
}

test("a picture and its sizes lie on S3 alone, and are served with length, tag and ranges", async () => {
  const doc = await upload();
  expect(filesOf(doc).length).toBe(5);
  expect(await namesIn("media")).toEqual(filesOf(doc).sort());
  expect(readdirSync(backend.dataDir)).not.toContain("media");
  const whole = await serve(doc.filename ?? "");
  expect(whole.status).toBe(200);
  expect(whole.headers.get("content-type")).toBe("image/jpeg");
  expect(whole.headers.get("cache-control")).toContain("immutable");
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect(bytes.length).toBe(doc.filesize);
  expect((await sharp(bytes).metadata()).width).toBe(900);
  const etag = whole.headers.get("etag") ?? "";
  expect((await serve(doc.filename ?? "", { headers: { "if-none-match": etag } })).status).toBe(304);
  const part = await serve(doc.filename ?? "", { headers: { range: "bytes=2-5" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 2-5/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
  expect((await serve("none.jpg")).status).toBe(404);
  expect((await serve("../receipts/aa.jpg")).status).toBe(404);
  const small = await serve(doc.sizes?.webp400?.filename ?? "");
  expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).width).toBe(400);
  await backend.payload.delete({ collection, id: doc.id });
  expect(await namesIn("media")).toEqual([]);
});

test("another point of focus, as the form sends it, changes the row and leaves the files", async () => {
  const doc = await upload();
  const tokens = await staffTokens(backend.payload);
  const edits = "uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70";
  const request = new Request(`http://localhost/api/media/${doc.id}?${edits}`, {
    method: "PATCH",
    headers: { "content-type": "application/json", authorization: `JWT ${tokens.get("editor")}` },
    body: JSON.stringify({ alt: "A walk", focalX: 20, focalY: 70 }),
  });
  const answer = await handleEndpoints({ config: backend.payload.config, request });
  expect(answer.status).toBe(200);
  const after = await backend.payload.findByID({ collection, id: doc.id });
  expect(after).toMatchObject({ focalX: 20, focalY: 70, filename: doc.filename });
  expect(filesOf(after)).toEqual(filesOf(doc));
  expect(await namesIn("media")).toEqual(filesOf(doc).sort());
  await backend.payload.delete({ collection, id: doc.id });
});

test("a replaced picture takes its old files with it; a refused one leaves them and none of its own", async () => {
  const before = await upload();
  const file = await picture("run.jpg");
  const refused = backend.payload.update({ collection, id: before.id, data: { alt: "" }, file });
  await expect(refused).rejects.toThrow("Alternative text");
  expect(await namesIn("media")).toEqual(filesOf(before).sort());
  await expect(
    backend.payload.create({ collection, data: { alt: "" }, file: await picture("run.jpg") }),
  ).rejects.toThrow("Alternative text");
  expect(await namesIn("media")).toEqual(filesOf(before).sort());
  const again = await picture("run.jpg");
  const after = await backend.payload.update({ collection, id: before.id, data: {}, file: again });
  expect(after.filename).not.toBe(before.filename);
  expect(await namesIn("media")).toEqual(filesOf(after).sort());
  await backend.payload.delete({ collection, id: after.id });
});

test("a picture keeps its files when it cannot be deleted", async () => {
  const doc = await upload();
  const { hooks } = backend.payload.collections.media.config;
  const refuse: CollectionAfterDeleteHook = () => {
    throw new Error("not this one");
  };
  hooks.afterDelete.push(refuse);
  await expect(backend.payload.delete({ collection, id: doc.id })).rejects.toThrow("not this one");
  hooks.afterDelete.splice(hooks.afterDelete.indexOf(refuse), 1);
  expect(await namesIn("media")).toEqual(filesOf(doc).sort());
  await backend.payload.delete({ collection, id: doc.id });
});

test("files go into the trash and come back, and a start puts right what was left half-way", async () => {
  const { mendFilesOfTrash } = await import("../trash/files-of-trash.ts");
  const doc = await upload();
  const names = filesOf(doc).sort();
  const deletedAt = new Date().toISOString();
  await backend.payload.update({ collection, id: doc.id, data: { deletedAt } });
  expect([await namesIn("media"), await namesIn("trashed-media")]).toEqual([[], names]);
  expect((await serve(doc.filename ?? "")).status).toBe(404);
  await store.move(`trashed-media/${names[0]}`, `media/${names[0]}`);
  await store.put("trashed-media/deleted-for-good.jpg", Buffer.from("x"));
  await mendFilesOfTrash(backend.payload);
  expect([await namesIn("media"), await namesIn("trashed-media")]).toEqual([[], names]);
  await backend.payload.update({ collection, id: doc.id, data: { deletedAt: null }, trash: true });
  expect([await namesIn("media"), await namesIn("trashed-media")]).toEqual([names, []]);
  await backend.payload.update({ collection, id: doc.id, data: { deletedAt } });
  await backend.payload.delete({ collection, id: doc.id, trash: true });
  expect([await namesIn("media"), await namesIn("trashed-media")]).toEqual([[], []]);
});

test("while S3 is away an upload is refused in words, nothing is lost, and files are asked for again later", async () => {
  const doc = await upload();
  await s3.stop();
  const file = await picture("run.jpg");
  await expect(backend.payload.update({ collection, id: doc.id, data: {}, file })).rejects.toThrow(
    "The file could not be kept",
  );
  const unserved = await serve(doc.filename ?? "");
  expect([unserved.status, unserved.headers.get("cache-control")]).toEqual([503, "no-store"]);
  await s3.start();
  expect(await backend.payload.findByID({ collection, id: doc.id })).toMatchObject({
    filename: doc.filename,
  });
  expect((await serve(doc.filename ?? "")).status).toBe(200);
});

test("a picture that went into the trash while S3 was away is served no longer once it is back", async () => {
  const { mendWhenBack } = await import("../trash/files-of-trash.ts");
  const doc = await upload();
  await s3.stop();
  const deletedAt = new Date().toISOString();
  await backend.payload.update({ collection, id: doc.id, data: { deletedAt } });
  await s3.start();
  expect((await serve(doc.filename ?? "")).status).toBe(200);
  mendWhenBack(backend.payload, 1);
  await expect.poll(async () => (await serve(doc.filename ?? "")).status).toBe(404);
});
