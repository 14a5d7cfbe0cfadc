import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { SiteContent } from "~/content/site-content.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { createSnapshot } from "./snapshot.server.ts";
import { readStoredContent, writeStoredContent } from "./stored-content.server.ts";

function snapshotWith(
  load: Parameters<typeof createSnapshot>[0]["load"],
  store: (content: SiteContent) => Promise<void> = async () => {},
) {
  const clock = { now: 1_000_000 };
  const failures: unknown[] = [];
  const snapshot = createSnapshot({
    load,
    stored: undefined,
    store,
    now: () => clock.now,
    failed: (error) => failures.push(error),
  });
  return { snapshot, clock, failures };
}

test("content younger than 30 seconds is used again, older content is read again in the background", async () => {
  let reads = 0;
  const { snapshot, clock } = snapshotWith(async () => sampleContent(`v${++reads}`));
  expect(snapshot.current()).toBeUndefined();
  await snapshot.refresh();
  const version = () => snapshot.current()?.version;
  const first = version();
  clock.now += 29_999;
  expect(version()).toBe(first);
  const before = reads;
  clock.now += 1;
  expect(version()).toBe(first);
  expect(reads).toBe(before + 1);
  await snapshot.refresh();
  expect(version()).not.toBe(first);
});

test("when the backend fails the old content is served, and the state says so until it answers again", async () => {
  let broken = false;
  const { snapshot, clock, failures } = snapshotWith(async () => {
    if (broken) throw new Error("down");
    return sampleContent();
  });
  await snapshot.refresh();
  broken = true;
  clock.now += 60_000;
  await snapshot.refresh();
  expect(snapshot.current()?.version).toBe("v1");
  expect(snapshot.state().failing).toBe(true);
  expect(failures).toHaveLength(1);
  broken = false;
  await snapshot.refresh();
  expect(snapshot.state().failing).toBe(false);
});

test("an unchanged read keeps the very same content", async () => {
  const { snapshot } = snapshotWith(async (previous) => (previous ? "unchanged" : sampleContent()));
  await snapshot.refresh();
  const content = snapshot.current();
  await snapshot.refresh();
  expect(snapshot.current()).toBe(content);
});

test("new content that the disk does not take is served and kept later; it is not said that the backend is away", async () => {
  const around = await mkdtemp(path.join(tmpdir(), "snapshot-"));
  const folder = path.join(around, "data");
  await writeFile(folder, "a file where the folder should be");
  const { snapshot } = snapshotWith(
    async (previous) => (previous ? "unchanged" : sampleContent("new")),
    (content) => writeStoredContent(folder, content, 5),
  );
  await snapshot.refresh();
  expect(snapshot.state()).toMatchObject({ content: { version: "new" }, failing: false, unkept: true });
  await rm(folder);
  await snapshot.refresh();
  expect(snapshot.state().unkept).toBe(false);
  expect((await readStoredContent(folder))?.content.version).toBe("new");
  const modes = [folder, path.join(folder, "site-content.json")].map(
    async (place) => (await stat(place)).mode,
  );
  expect((await Promise.all(modes)).map((mode) => mode & 0o777)).toEqual([0o700, 0o600]);
  await rm(around, { recursive: true });
});

test("after a failure it is read again at once, and not only when half a minute is over", async () => {
  let reads = 0;
  let broken = false;
  const { snapshot, clock } = snapshotWith(async () => {
    reads += 1;
    if (broken) throw new Error("down");
    return sampleContent();
  });
  await snapshot.refresh();
  broken = true;
  await snapshot.refresh();
  snapshot.current();
  expect(reads).toBe(2);
  clock.now += 1_000;
  snapshot.current();
  expect(reads).toBe(3);
});

test("many requests start one read", () => {
  let reads = 0;
  const { snapshot } = snapshotWith(async () => {
    reads += 1;
    return sampleContent();
  });
  for (let request = 0; request < 100; request += 1) snapshot.current();
  expect(reads).toBe(1);
});

test("the last good content is there again after a restart", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "snapshot-"));
  await writeStoredContent(folder, sampleContent("kept"), 5);
  const stored = await readStoredContent(folder);
  expect(stored).toEqual({ readAt: 5, content: sampleContent("kept") });
  await rm(folder, { recursive: true });
});

test("a damaged file of kept content is as good as none", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "snapshot-"));
  await writeFile(path.join(folder, "site-content.json"), '{"readAt":1,"content":{"pages":[');
  expect(await readStoredContent(folder)).toBeUndefined();
  await rm(folder, { recursive: true });
});
