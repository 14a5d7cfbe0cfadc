import { appendFileSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import pg from "pg";
import { create, extract } from "tar";
import { afterAll, beforeAll, expect, test } from "vitest";
import { afterApproval } from "../../donations/follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../../donations/receipts/testing/approved-donation.ts";
import { startGiving } from "../../donations/testing/start-giving.ts";
import { startSimulator } from "../../donations/testing/start-simulator.ts";
import { createPostgresDatabase, startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { backUp } from "./back-up.ts";
import type { Places } from "./places.ts";
import { restore } from "./restore.ts";

const server = process.env.TEST_POSTGRES_URL;
// What is damaged or in the way is looked for in the same way on both, and needs no server.
const whereSqlite = test.runIf(!server);
const now = new Date("2026-05-06T07:08:09Z");

let around: string;
let system: TestPayload;
let places: Places;
let archive: string;

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), "backup-"));
  archive = path.join(around, "foundation.tar.gz");
  system = await startTestPayload();
  places = { dataDir: system.dataDir, databaseUrl: system.databaseUrl };
  await saveReceiptSettings(system.payload);
  writeFileSync(path.join(system.dataDir, "secrets.json"), "{}");
  writeFileSync(path.join(system.dataDir, "running.db"), "who has the folder now");
  mkdirSync(path.join(system.dataDir, "trashed-media"));
  writeFileSync(path.join(system.dataDir, "trashed-media/photo.jpg"), "x");
});
afterAll(async () => {
  await system.close();
  await rm(around, { recursive: true, force: true });
});

async function emptyPlaces(name: string): Promise<Places> {
  const dataDir = path.join(around, name);
  const databaseUrl = server
    ? await createPostgresDatabase(server)
    : `file:${path.join(dataDir, "foundation.db")}`;
  return { dataDir, databaseUrl };
}

async function ask(databaseUrl: string, query: string) {
  if (server) {
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(query);
    await client.end();
    return rows;
  }
  const client = createClient({ url: databaseUrl });
  const { rows } = await client.execute(query);
  client.close();
  return rows;
}

const serialsIn = async (databaseUrl: string) =>
  (await ask(databaseUrl, "SELECT serial FROM receipts ORDER BY serial")).map(({ serial }) => Number(serial));

async function approveAndFollowUp() {
  const donation = await approvedDonation(system.payload);
  await afterApproval(system.payload, String(donation.id));
}

test("a backup taken while gifts come in is of one moment, and every PDF it names is in it", async () => {
  await approveAndFollowUp();
  let going = true;
  const gifts = (async () => {
    while (going) await approveAndFollowUp();
  })();
  await backUp(places, archive, now);
  going = false;
  await gifts;
  expect((statSync(archive).mode & 0o777).toString(8)).toBe("600");
  expect(readdirSync(around)).toEqual(["foundation.tar.gz"]);
  expect(readdirSync(system.dataDir).filter((name) => name.startsWith(".backup"))).toEqual([]);

  const there = await emptyPlaces("moment");
  await restore(there, archive);
  const { databaseUrl, dataDir } = there;
  if (!server)
    expect(await ask(databaseUrl, "PRAGMA integrity_check")).toMatchObject([{ integrity_check: "ok" }]);
  const serials = await serialsIn(databaseUrl);
  expect(serials).toEqual(serials.map((_, index) => index + 1));
  const printed = await ask(
    databaseUrl,
    "SELECT pdf_sha256 AS hash FROM receipts WHERE pdf_sha256 IS NOT NULL",
  );
  expect(printed.length).toBeGreaterThan(0);
  for (const { hash } of printed)
    expect(existsSync(path.join(dataDir, "receipts", String(hash).slice(0, 2), String(hash)))).toBe(true);
  for (const name of ["secrets.json", "trashed-media/photo.jpg"])
    expect(existsSync(path.join(dataDir, name)), name).toBe(true);
  expect(existsSync(path.join(dataDir, "running.db"))).toBe(false);
  if (!server) expect((statSync(path.join(dataDir, "foundation.db")).mode & 0o777).toString(8)).toBe("600");
});

test("a gift is given in an empty folder into which a backup was put, and its receipt has the next number", async () => {
  const there = await emptyPlaces("goes-on");
  await restore(there, archive);
  const before = await serialsIn(there.databaseUrl);
  const simulator = await startSimulator(there.dataDir);
  const giving = startGiving(there, simulator);
  // Killed after receipt and mail.
  await giving.give({ key: "given-after-restore", type: "single", step: "ecard", dollars: "25.00" });
  await giving.kill();
  await simulator.stop();
  const given = "SELECT state FROM donations WHERE idempotency_key = 'given-after-restore'";
  expect(await ask(there.databaseUrl, given)).toMatchObject([{ state: "approved" }]);
  expect(await serialsIn(there.databaseUrl)).toEqual([...before, before.length + 1]);
});

whereSqlite("a backup overwrites nothing, and does not lie in the data folder", async () => {
  const size = statSync(archive).size;
  await expect(backUp(places, archive, now)).rejects.toThrow("is there already; nothing was written");
  expect(statSync(archive).size).toBe(size);
  await expect(backUp(places, path.join(system.dataDir, "own.tar.gz"), now)).rejects.toThrow(
    "name another place",
  );
});

whereSqlite("a backup that cannot be written says so in one line and leaves nothing", async () => {
  const nowhere = path.join(around, "nowhere/foundation.tar.gz");
  await expect(backUp(places, nowhere, now)).rejects.toThrow(/^No backup was made: .*ENOENT[^\n]*$/);
  expect(readdirSync(system.dataDir).filter((name) => name.startsWith(".backup"))).toEqual([]);
});

whereSqlite("nothing is put into a folder that has something in it", async () => {
  await expect(restore(places, archive)).rejects.toThrow("is not empty");
});

/** An archive of what the good one holds, changed by `change`. */
async function changedArchive(name: string, change: (folder: string) => void): Promise<string> {
  const work = await mkdtemp(path.join(around, `${name}-`));
  await extract({ file: archive, cwd: work });
  change(work);
  const file = path.join(around, `${name}.tar.gz`);
  await create({ gzip: true, file, cwd: work }, readdirSync(work));
  return file;
}

whereSqlite.for<[what: string, change: (folder: string) => void, words: string]>([
  ["a damaged file", (work) => appendFileSync(path.join(work, "database.db"), "x"), "database.db is damaged"],
  [
    "a file more",
    (work) => writeFileSync(path.join(work, "data/more"), "x"),
    "data/more is not in its manifest",
  ],
  ["no manifest", (work) => writeFileSync(path.join(work, "manifest.json"), "{}"), "no manifest of a backup"],
])("an archive with %s is refused, and the folder stays empty", async ([what, change, words]) => {
  const there = await emptyPlaces(what.replaceAll(" ", "-"));
  const file = await changedArchive(what.replaceAll(" ", "-"), change);
  await expect(restore(there, file)).rejects.toThrow(words);
  expect(readdirSync(there.dataDir)).toEqual([]);
});

whereSqlite("an entry that would lie outside of the folder ends the restore", async () => {
  const work = await mkdtemp(path.join(around, "escape-"));
  writeFileSync(path.join(around, "outside.txt"), "x");
  const file = path.join(around, "escape.tar.gz");
  await create({ gzip: true, file, cwd: work, preservePaths: true }, ["../outside.txt"]);
  await rm(path.join(around, "outside.txt"));
  const there = await emptyPlaces("escaped");
  await expect(restore(there, file)).rejects.toThrow("Nothing was restored");
  expect(existsSync(path.join(around, "outside.txt"))).toBe(false);
  expect(readdirSync(there.dataDir)).toEqual([]);
});
