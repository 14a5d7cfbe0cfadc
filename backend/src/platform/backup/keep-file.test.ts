import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { keepFile } from "./keep-file.ts";

let around: string;
let data: string;
let kept: string;

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), "keep-file-"));
});
beforeEach(async () => {
  data = await mkdtemp(path.join(around, "data-"));
  kept = await mkdtemp(path.join(around, "kept-"));
});
afterAll(() => rm(around, { recursive: true, force: true }));

test("a file that is replaced after it was kept stays as it was", async () => {
  await writeFile(path.join(data, "photo.jpg"), "old");
  await keepFile(path.join(data, "photo.jpg"), path.join(kept, "photo.jpg"));
  await writeFile(path.join(data, "new"), "new");
  await rename(path.join(data, "new"), path.join(data, "photo.jpg"));
  expect(await readFile(path.join(kept, "photo.jpg"), "utf8")).toBe("old");
});

test("a draft that got its last name after the folder was read does not stop a backup", async () => {
  await writeFile(path.join(data, "receipt.part"), "x");
  const names = await readdir(data);
  await rename(path.join(data, "receipt.part"), path.join(data, "receipt.pdf"));
  for (const name of names) await keepFile(path.join(data, name), path.join(kept, name));
  expect(await readdir(kept)).toEqual([]);
});

test("a file that is there and cannot be kept ends the backup", async () => {
  await writeFile(path.join(data, "receipt.pdf"), "x");
  await mkdir(path.join(kept, "receipt.pdf"));
  await expect(keepFile(path.join(data, "receipt.pdf"), path.join(kept, "receipt.pdf"))).rejects.toThrow();
});
