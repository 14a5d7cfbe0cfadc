import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, listAll } from "./file-store.ts";
import { filesOnDisk } from "./files-on-disk.ts";
import { filesOnS3 } from "./files-on-s3.ts";
import { createS3Check } from "./s3-faults.ts";
import { startS3, type TestS3 } from "./testing/start-s3.ts";

let s3: TestS3;
let folder: string;
const places: Record<"disk" | "S3", Files> = {} as never;

beforeAll(async () => {
  s3 = await startS3("files");
  folder = await mkdtemp(path.join(tmpdir(), "files-"));
  Object.assign(places, { disk: filesOnDisk(folder), S3: filesOnS3(s3.settings) });
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function streamed(files: Files, key: string, range: { start: number; end: number }) {
  const stream = await files.stream(key, range);
  return Buffer.concat(await stream.toArray()).toString();
}

async function keysIn(files: Files, name: string): Promise<string[]> {
  return (await listAll(files, name)).map(({ key }) => key).sort();
}

const both = ["disk", "S3"] as const;

test.for(both)("a file on %s is there whole, in part, moved, listed and gone", async (where) => {
  const files = places[where];
  const key = "media/walk-0a1b.jpg";
  await files.put(key, Buffer.from("0123456789"));
  expect((await files.read(key))?.toString()).toBe("0123456789");
  expect(await files.facts(key)).toMatchObject({ bytes: 10 });
  expect(await streamed(files, key, { start: 2, end: 4 })).toBe("234");
  await files.move(key, "trashed-media/b.jpg");
  await files.move(key, "trashed-media/b.jpg");
  expect([await files.read(key), await files.facts(key)]).toEqual([undefined, undefined]);
  await files.put("media/.hidden", Buffer.from("x"));
  expect(await keysIn(files, "media")).toEqual([]);
  expect(await keysIn(files, "trashed-media")).toEqual(["trashed-media/b.jpg"]);
  await files.remove("trashed-media/b.jpg");
  await files.remove("trashed-media/b.jpg");
  expect(await keysIn(files, "trashed-media")).toEqual([]);
});

test.for(both)("what was stored again meanwhile stays on %s", async (where) => {
  const files = places[where];
  const key = "mail-attachments/aa/aabb";
  await files.put(key, Buffer.from("x"));
  expect(await files.removeIfOlder(key, new Date(Date.now() - 60_000))).toBe(false);
  expect((await files.read(key))?.toString()).toBe("x");
  expect(await files.removeIfOlder(key, new Date(Date.now() + 60_000))).toBe(true);
  expect(await files.read(key)).toBeUndefined();
  expect(await files.removeIfOlder(key, new Date())).toBe(true);
});

test("S3 that does not answer, has no such bucket or refuses the keys says so in words, and again when all is well", async () => {
  let clock = 0;
  const check = createS3Check(
    async () => places.S3,
    () => clock,
  );
  expect(await check()).toEqual([]);
  await s3.stop();
  expect(await check()).toEqual(["S3 does not answer"]);
  await expect(places.S3.put("media/a.jpg", Buffer.from("x"))).rejects.toThrow("S3 does not answer");
  await s3.start();
  clock += 1;
  expect(await check()).toEqual([]);
  const elsewhere = filesOnS3({ ...s3.settings, bucket: "nowhere" });
  expect(await createS3Check(async () => elsewhere)()).toEqual(["S3 has no bucket “nowhere”"]);
  const keys = { accessKeyId: "nobody", secretAccessKey: "wrong" };
  const refused = filesOnS3({ ...s3.settings, keys });
  expect(await createS3Check(async () => refused)()).toEqual([
    "S3 refuses the keys (403 InvalidAccessKeyId)",
  ]);
});
