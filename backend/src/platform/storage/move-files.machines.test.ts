import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectRoot } from "../../project-root.ts";
import { type Files, fileFolders, listAll } from "./file-store.ts";
import { filesOnDisk } from "./files-on-disk.ts";
import { filesOnS3 } from "./files-on-s3.ts";
import { sha256 } from "./stored-files.ts";
import { startS3, type TestS3 } from "./testing/start-s3.ts";

/** More than S3 lists at once. */
const many = 1_050;

let s3: TestS3;
let around: string;
let disk: Files;
let bucket: Files;

beforeAll(async () => {
  s3 = await startS3("files");
  around = await mkdtemp(path.join(tmpdir(), "move-"));
  disk = filesOnDisk(path.join(around, "data"));
  bucket = filesOnS3(s3.settings);
  for (let number = 0; number < many; number++)
    await disk.put(`media/photo-${number}.jpg`, Buffer.from(`photo ${number}`));
  await disk.put("media/.without-metadata", Buffer.from("x"));
  await disk.put("trashed-media/gone.jpg", Buffer.from("gone"));
  for (const folder of ["receipts", "signatures", "mail-attachments"]) {
    const bytes = Buffer.from(`private in ${folder}`);
    await disk.put(`${folder}/${sha256(bytes).slice(0, 2)}/${sha256(bytes)}`, bytes);
  }
}, 60_000);
afterAll(async () => {
  await s3.close();
  await rm(around, { recursive: true });
});

function run(dataDir: string, ...words: string[]) {
  const child = spawn(process.execPath, ["backend/src/commands/files.ts", ...words], {
    cwd: projectRoot,
    env: { ...process.env, ...s3.env, DATA_DIR: path.join(around, dataDir), DATABASE_URL: "" },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const ended = once(child, "close").then(([code]) => ({ code, output }));
  return { child, ended };
}

async function contents(files: Files): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of fileFolders)
    for await (const { key } of files.list(folder))
      found.set(key, sha256((await files.read(key)) ?? Buffer.of()));
  return found;
}

/** By what lies in the folder of the store, so that its own list is not slowed. */
const inBucket = async () => {
  const names = await readdir(path.join(s3.folder, "files/media")).catch(() => []);
  return names.filter((name) => name.endsWith("_object")).length;
};

test("all files go to S3, also when the first try is killed half-way", async () => {
  const { child, ended } = run("data", "--to", "s3");
  await expect.poll(inBucket, { timeout: 60_000, interval: 10 }).toBeGreaterThan(50);
  child.kill("SIGKILL");
  await ended;
  const before = await inBucket();
  expect(before).toBeLessThan(many);

  const { code, output } = await run("data", "--to", "s3").ended;
  expect(output).toContain(`All 1,054 files are in the bucket files, each read back and compared.`);
  expect(code).toBe(0);
  expect(await contents(bucket)).toEqual(await contents(disk));
}, 120_000);

test("and come back to an empty disk", async () => {
  const { code, output } = await run("second", "--to", "disk").ended;
  expect(output).toMatch(/^media: 1,050 files, .* \(1050 copied, 0 there before or not copied\)$/m);
  expect(code).toBe(0);
  expect(await contents(filesOnDisk(path.join(around, "second")))).toEqual(await contents(disk));
}, 120_000);

test("bytes that were altered on the way are written again; altered ones of ours are named and go nowhere", async () => {
  await bucket.put("media/photo-7.jpg", Buffer.from("photo x"));
  const [receipt] = await listAll(disk, "receipts");
  await bucket.remove(receipt?.key ?? "");
  await appendFile(path.join(around, "data", receipt?.key ?? ""), "x");
  const { code, output } = await run("data", "--to", "s3").ended;
  expect(output).toContain("Written again, since other bytes were there:\n  media/photo-7.jpg");
  expect(output).toContain(`${receipt?.key}: its bytes have been altered`);
  expect(code).toBe(1);
  expect((await bucket.read("media/photo-7.jpg"))?.toString()).toBe("photo 7");
  expect(await bucket.facts(receipt?.key ?? "")).toBeUndefined();
}, 120_000);

test("without a bucket, with other words, or while S3 is away it ends in one line", async () => {
  expect(await run("data", "--to", "moon").ended).toEqual({
    code: 1,
    output: "Usage: npm run files -- --to s3, or npm run files -- --to disk\n",
  });
  await s3.stop();
  const { code, output } = await run("second", "--to", "disk").ended;
  await s3.start();
  expect([code, output]).toEqual([1, "Nothing was copied: S3 does not answer\n"]);
}, 60_000);
