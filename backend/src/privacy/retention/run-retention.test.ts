import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { retentionCutoff } from "@pcf/contract/privacy/retention-cutoff";
import type { RetentionRule } from "@pcf/contract/privacy/retention-rule";
import { type RetentionKind, retentionRules } from "@pcf/contract/privacy/retention-rules";
import { expect, test } from "vitest";
import { writeForm } from "../../forms/testing/ending-rows.ts";
import { writeMail } from "../../mail/testing/ending-rows.ts";
import { holdsOf } from "../../platform/feature.ts";
import type { Holding } from "../../platform/personal-data/retention-step.ts";
import { backendSource } from "../../project-root.ts";
import {
  type Data,
  day,
  type EndingRow,
  type Kept,
  longAgo,
  now,
  type Rows,
  retentionSystem,
} from "../testing/retention-system.ts";

const rules: readonly RetentionRule[] = retentionRules;
const system = retentionSystem();

/** Those of every feature, from its `ending-rows.ts`. */
async function endingRows(): Promise<EndingRow[]> {
  const names = readdirSync(backendSource, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => path.basename(name) === "ending-rows.ts").sort();
  const found = await Promise.all(
    files.map(
      (file): Promise<{ endingRows: (rows: Rows) => EndingRow[] }> => import(path.join(backendSource, file)),
    ),
  );
  return found.flatMap((each) => each.endingRows(system));
}

const kindsOf = (holdings: readonly Pick<Holding, "kind">[]) => holdings.map(({ kind }) => kind);

test("every kind with an end is removed by a step or by a sweep, and its feature brings a row to test it with", async () => {
  const holds = holdsOf(system.payload.config);
  const steps = kindsOf(holds.flatMap((each) => each.steps ?? []));
  const sweptKinds = kindsOf(holds.flatMap(({ swept = [] }) => swept));
  const ending = rules.filter(({ term }) => term).map(({ kind }) => kind);
  const removed = [...new Set([...steps, ...sweptKinds])];
  expect(removed.sort()).toEqual([...ending].sort());
  const tested = [...new Set([...kindsOf(await endingRows()), ...sweptKinds])];
  expect(tested.sort()).toEqual([...ending].sort());
});

test("what no clock ends is counted for staff as well, where it lies", () => {
  const lasting = holdsOf(system.payload.config).flatMap((each) => each.lasting ?? []);
  const endless = rules.filter(({ term }) => !term).map(({ kind }) => kind);
  expect([...new Set(kindsOf(lasting))].sort()).toEqual([...endless].sort());
});

test("every collection stands in the table of what is kept, or its feature says that it holds nobody", () => {
  const told = rules.flatMap(({ collections }) => collections);
  const withoutPeople = holdsOf(system.payload.config).flatMap(({ nobody = {} }) => Object.keys(nobody));
  expect(told.filter((slug) => withoutPeople.includes(slug))).toEqual([]);
  const known = [...new Set([...told, ...withoutPeople])].sort();
  expect(system.payload.config.collections.map(({ slug }) => slug).sort()).toEqual(known);
});

test("a record stays to the last second of its time and goes after it, and a second run finds nothing more", async () => {
  type Written = { kind: string; kept: Kept; gone: Kept; before: Data | null; changed: unknown; left?: Data };
  const written: Written[] = [];
  for (const { kind, collection, row, left } of await endingRows()) {
    const term = rules.find((rule) => rule.kind === kind)?.term;
    if (!term) throw new Error(kind);
    const cutoff = retentionCutoff(term, now).getTime();
    const kept = await row(new Date(cutoff).toISOString());
    const gone = await row(new Date(cutoff - 1_000).toISOString());
    const before = await system.read(collection, kept);
    const changed = (await system.read(collection, gone))?.updatedAt;
    const ids = { kept: { collection, id: kept }, gone: { collection, id: gone } };
    written.push({ kind, ...ids, before, changed, ...(left && { left }) });
  }
  const { counts, more } = await system.run();
  expect(more).toBe(false);
  for (const { kind, kept, gone, before, changed, left } of written) {
    // Marks, and words on cards, go before the rest of a record does.
    const { sender: _mark, ...same } = before ?? {};
    expect(await system.read(kept.collection, kept.id), `${kind}, kept`).toMatchObject(same);
    const rest = await system.read(gone.collection, gone.id);
    if (left) expect(rest, `${kind}, stripped`).toMatchObject({ ...left, updatedAt: changed });
    else expect(rest, `${kind}, deleted`).toBeNull();
  }
  expect(counts).toMatchObject({ spam: 1, "office-mails": 2, tries: 2, receipts: 1, "monthly-gifts": 1 });
  expect((await system.run()).counts).toEqual({});
  const { docs } = await system.payload.find({
    collection: "audit-log",
    where: { action: { equals: "retention-run" } },
    sort: "id",
  });
  expect(docs.map(({ detail }) => detail)).toEqual([
    expect.stringContaining("Forms that look like spam: 1"),
    "Nothing was due",
  ]);
  expect(JSON.stringify(docs)).not.toMatch(/Ann|Reid|visitor/);
});

test("staff see of every kind how many are held, the oldest, what waits for them, and what the last night did", async () => {
  const { lastRetentionRun, recordsHeld } = await import("../admin/records-held.ts");
  const counts = async (kind: RetentionKind) =>
    (await recordsHeld(system.payload)).find(({ rule }) => rule.kind === kind);
  const before = await counts("kit-requests");
  await writeForm(system, "kit", { state: "new", ...day(longAgo) });
  await writeForm(system, "kit", { state: "done", ...day(now.toISOString()) });
  expect(await counts("kit-requests")).toMatchObject({
    count: (before?.count ?? 0) + 2,
    oldest: "2016-01-10",
    waiting: (before?.waiting ?? 0) + 1,
  });
  const held = await recordsHeld(system.payload);
  expect(held.map(({ rule }) => rule.kind)).toEqual(rules.map(({ kind }) => kind));
  // Each has a row by now but those that live for an hour, what is worked out of gifts, and what editors write.
  const empty = held.filter(({ count }) => count === 0).map(({ rule }) => rule.kind);
  expect(empty).toEqual([
    "donors",
    "ecard-refusals",
    "attempt-counters",
    "human-checks",
    "donor-sign-ins",
    "people-shown",
    "group-leaders",
    "staff-accounts",
  ]);
  expect((await lastRetentionRun(system.payload))?.detail).toBe("Nothing was due");
});

test("the oldest is told by the day on the charity's clock, on which an evening in Vancouver is no tomorrow", async () => {
  const { recordsHeld } = await import("../admin/records-held.ts");
  await writeForm(system, "kit", { state: "new", ...day("2015-06-02T04:30:00.000Z") });
  const held = await recordsHeld(system.payload);
  expect(held.find(({ rule }) => rule.kind === "kit-requests")?.oldest).toBe("2015-06-01");
});

test.skipIf(process.env.TEST_POSTGRES_URL)(
  "what is deleted is no longer in the file of the database, nor in its log",
  async () => {
    const words = "a-word-that-nobody-else-writes";
    const inFiles = () =>
      readdirSync(system.dataDir)
        .filter((name) => name.startsWith("test.db"))
        .some((name) => readFileSync(path.join(system.dataDir, name)).includes(words));
    const answers = { message: `${words} `.repeat(400) };
    await writeForm(system, "contact", { state: "spam", answers, ...day(longAgo) });
    await writeMail(system, "receipt", { text: words.repeat(400), ...day(longAgo) });
    expect(inFiles()).toBe(true);
    await system.run();
    expect(inFiles()).toBe(false);
  },
);

test("a run that has no more time leaves the rest to the next, and says so", async () => {
  await writeForm(system, "contact", { state: "spam", ...day(longAgo) });
  const { runRetention } = await import("./run-retention.ts");
  expect(await runRetention(system.payload, { now, stopAfterMs: 0 })).toEqual({ counts: {}, more: true });
  expect((await system.run()).counts).toMatchObject({ spam: 1 });
});
