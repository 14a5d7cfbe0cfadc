import { readFileSync } from "node:fs";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { afterApproval } from "../../donations/follow-up/follow-up-donation.ts";
import { receiptPdf } from "../../donations/receipts/pdf/receipt-pdf.ts";
import { approvedDonation } from "../../donations/receipts/testing/approved-donation.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { copiesFolder } from "./copies-before-upgrades.ts";
import { migrate, migrationsFor } from "./database.ts";

// What a copy is made of differs by database; that of Postgres is its operator's.
const isSqlite = !process.env.TEST_POSTGRES_URL;
const firstRelease = path.join(import.meta.dirname, "testing/first-release.sql");

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload({}, async (payload, url) => {
    await payload.db.migrate({ migrations: migrationsFor(url).slice(0, 1) });
    if (!isSqlite) return;
    const client = createClient({ url });
    await client.executeMultiple(readFileSync(firstRelease, "utf8"));
    client.close();
  });
});

afterAll(() => backend.close());

/** All rows of all tables, and how the tables are made. */
async function contentsOf(url: string) {
  const client = createClient({ url });
  const made = (await client.execute("SELECT name, sql FROM sqlite_master ORDER BY name")).rows;
  const tables = made.filter(({ sql }) => String(sql).startsWith("CREATE TABLE"));
  const rows: unknown[] = [];
  for (const { name } of tables) rows.push(name, (await client.execute(`SELECT * FROM "${name}"`)).rows);
  client.close();
  return JSON.stringify([made, rows]);
}

const copies = () => readdir(path.join(backend.dataDir, copiesFolder));

test.runIf(isSqlite)("without a copy nothing is upgraded", async () => {
  const { payload, databaseUrl, dataDir } = backend;
  const before = await contentsOf(databaseUrl);
  await writeFile(path.join(dataDir, copiesFolder), "in the way");
  await expect(migrate(payload, databaseUrl)).rejects.toThrow(
    /^The database was not upgraded and is as it was: no copy of it could be made first \(.+\)\.$/,
  );
  expect(await contentsOf(databaseUrl)).toBe(before);
  await rm(path.join(dataDir, copiesFolder));
});

test.runIf(isSqlite)(
  "an upgrade that fails leaves the database as it was, and says where the copy is",
  async () => {
    const { payload, databaseUrl, dataDir } = backend;
    const before = await contentsOf(databaseUrl);
    const broken = {
      name: "20990101_000000_broken",
      up: async ({ db }: { db: { run: (statement: string) => Promise<unknown> } }) => {
        await db.run("CREATE TABLE half (id integer)");
        await db.run("ALTER TABLE nowhere ADD COLUMN more text");
      },
      down: async () => {},
    };
    const migrations = [...migrationsFor(databaseUrl), broken] as typeof payload.db.prodMigrations;
    const error = await payload.db.migrate({ migrations } as never).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const [copy] = await copies();
    const place = path.join(dataDir, copiesFolder, String(copy));
    expect(String(error)).toMatch(
      /^Error: The database was not upgraded and is as it was \(20990101_000000_broken: .*no such table: nowhere.*\); a copy of it is /,
    );
    expect(String(error)).not.toContain("\n");
    expect(String(error)).toContain(place);
    expect(await contentsOf(databaseUrl)).toBe(before);
    expect(await contentsOf(`file:${place}`)).toBe(before);
  },
);

test.runIf(isSqlite)("a database of the first release keeps content, gifts and receipts", async () => {
  const { payload, databaseUrl, dataDir } = backend;
  vi.spyOn(console, "log").mockImplementation(() => {});
  await migrate(payload, databaseUrl);

  const page = { uri: "/about-us", title: "About us", _status: "published" };
  const { docs: pages } = await payload.find({ collection: "pages" });
  expect(pages).toMatchObject([{ ...page, blocks: [{ text: "You are not alone." }, { text: "Ask us." }] }]);
  const { docs: gifts } = await payload.find({ collection: "donations", sort: "id", depth: 0 });
  expect(gifts).toMatchObject([
    { amountCents: 2_500, state: "approved", donationType: "single" },
    { amountCents: 3_000, state: "approved", donationType: "monthly" },
    { amountCents: 5_000, state: "approved", donationType: "single" },
  ]);
  const { docs: receipts } = await payload.find({ collection: "receipts", sort: "serial", depth: 0 });
  const serials = receipts.map(({ serial }) => serial);
  expect(serials.length).toBeGreaterThanOrEqual(2);
  expect(receipts[0]).toMatchObject({ amountCents: 2_500 });
  expect((await payload.find({ collection: "outbox" })).docs.length).toBeGreaterThanOrEqual(2);
  expect((await payload.find({ collection: "form-submissions" })).docs).toMatchObject([{ form: "contact" }]);

  // The second one was issued, and its PDF was not made yet.
  const pdf = receipts[1] && (await receiptPdf(payload, receipts[1]));
  expect(pdf?.subarray(0, 5).toString()).toBe("%PDF-");
  const donation = await approvedDonation(payload);
  await afterApproval(payload, String(donation.id));
  const { docs: latest } = await payload.find({ collection: "receipts", sort: "-serial", limit: 1 });
  expect(latest[0]?.serial).toBe(Number(serials.at(-1)) + 1);

  const made = await copies();
  expect(made.at(-1)).toMatch(/^\d{8}T\d{6}Z-from-20260101_000000_init\.db$/);
  const { mode } = await stat(path.join(dataDir, copiesFolder, String(made.at(-1))));
  expect((mode & 0o777).toString(8)).toBe("600");
});

test.runIf(isSqlite)("a start with nothing to upgrade makes no copy", async () => {
  const before = await copies();
  await migrate(backend.payload, backend.databaseUrl);
  expect(await copies()).toEqual(before);
});
