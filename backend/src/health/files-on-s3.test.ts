import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { followUpDue } from "../donations/follow-up/follow-up-due.ts";
import { receiptPdf } from "../donations/receipts/pdf/receipt-pdf.ts";
import { approvedDonation, saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { loadAttachment } from "../mail/attachments.ts";
import { backUp } from "../platform/backup/back-up.ts";
import { restore } from "../platform/backup/restore.ts";
import { type Files, fileFolders } from "../platform/storage/file-store.ts";
import { filesOnDisk } from "../platform/storage/files-on-disk.ts";
import { filesOnS3 } from "../platform/storage/files-on-s3.ts";
import { sha256 } from "../platform/storage/stored-files.ts";
import { startS3, type TestS3 } from "../platform/storage/testing/start-s3.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { createHealth } from "./health.ts";

const whereSqlite = test.skipIf(process.env.TEST_POSTGRES_URL);

let s3: TestS3;
let backend: TestPayload;
let around: string;

beforeAll(async () => {
  s3 = await startS3("files", "restored");
  backend = await startTestPayload(s3.env);
  backend.payload.logger.level = "silent";
  around = await mkdtemp(path.join(tmpdir(), "backup-of-s3-"));
  await saveReceiptSettings(backend.payload);
});
afterAll(async () => {
  await backend.close();
  await s3.close();
  await rm(around, { recursive: true });
});

async function contents(files: Files): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of fileFolders)
    for await (const { key } of files.list(folder))
      found.set(key, sha256((await files.read(key)) ?? Buffer.of()));
  return found;
}

test("S3 that is away shows in words within ten seconds, and no longer when it is back; the site is served all the while", async () => {
  let clock = 0;
  const health = createHealth(
    async () => backend.payload,
    () => clock,
  );
  expect(await health()).toEqual({ ok: true, degraded: [] });
  await s3.stop();
  clock += 10_000;
  expect(await health()).toEqual({ ok: true, degraded: ["files: S3 does not answer"] });
  await s3.start();
  clock += 10_000;
  expect(await health()).toEqual({ ok: true, degraded: [] });
});

test("a receipt waits while S3 is away and follows a minute after, with its mail; both files are private there", async () => {
  const { payload } = backend;
  const { id } = await approvedDonation(payload);
  await s3.stop();
  const now = new Date();
  expect(await followUpDue(payload, { now, atMost: 10 })).toMatchObject({ followedUp: 0, failed: 1 });
  const waiting = await payload.findByID({ collection: "donations", id });
  expect(waiting).toMatchObject({
    followUp: "due",
    followUpAt: new Date(now.getTime() + 60_000).toISOString(),
  });

  await s3.start();
  const later = new Date(now.getTime() + 60_000);
  expect(await followUpDue(payload, { now: later, atMost: 10 })).toMatchObject({ followedUp: 1, failed: 0 });
  const { docs: receipts } = await payload.find({ collection: "receipts" });
  expect(receipts.map(({ serial }) => serial)).toEqual([1]);
  const [receipt] = receipts;
  const pdf = receipt && (await receiptPdf(payload, receipt));
  expect(pdf?.subarray(0, 5).toString()).toBe("%PDF-");
  const { docs: mails } = await payload.find({ collection: "outbox" });
  const attached = mails.flatMap(({ attachments }) => attachments ?? []);
  const pdfs = attached.filter(({ contentType }) => contentType === "application/pdf");
  expect((await Promise.all(pdfs.map(loadAttachment))).map(({ content }) => content)).toEqual([pdf]);
  const keys = [...(await contents(filesOnS3(s3.settings))).keys()];
  const folders = new Set(keys.map((key) => key.split("/")[0]));
  expect([...folders].sort()).toEqual(["mail-attachments", "receipts"]);
  for (const folder of fileFolders) expect(readdirSync(backend.dataDir)).not.toContain(folder);
});

whereSqlite(
  "a backup holds the files of the bucket, and puts them into an empty one or onto a disk",
  async () => {
    const archive = path.join(around, "foundation.tar.gz");
    const there = await contents(filesOnS3(s3.settings));
    const places = (dataDir: string) => ({
      dataDir,
      databaseUrl: `file:${path.join(dataDir, "foundation.db")}`,
    });
    const { dataDir, databaseUrl } = backend;
    await backUp({ dataDir, databaseUrl, s3: s3.settings }, archive, new Date());

    const refused = restore({ ...places(path.join(around, "refused")), s3: s3.settings }, archive);
    await expect(refused).rejects.toThrow("The bucket files is not empty (");
    const restored = { ...s3.settings, bucket: "restored" };
    await restore({ ...places(path.join(around, "with-s3")), s3: restored }, archive);
    expect(await contents(filesOnS3(restored))).toEqual(there);
    expect(readdirSync(path.join(around, "with-s3"))).not.toContain("receipts");

    await restore(places(path.join(around, "with-disk")), archive);
    expect(await contents(filesOnDisk(path.join(around, "with-disk")))).toEqual(there);
  },
);

whereSqlite("no backup is made of files that cannot be read, in one line", async () => {
  await s3.stop();
  const archive = path.join(around, "without-files.tar.gz");
  const { dataDir, databaseUrl } = backend;
  await expect(backUp({ dataDir, databaseUrl, s3: s3.settings }, archive, new Date())).rejects.toThrow(
    "No backup was made: S3 does not answer",
  );
  await s3.start();
});
