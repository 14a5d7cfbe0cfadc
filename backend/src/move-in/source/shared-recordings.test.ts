import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { collected } from "./asking/read-list.ts";
import { type Kind, kinds } from "./old-items.ts";
import { recordingsSource } from "./recordings.ts";

const folder = path.resolve(import.meta.dirname, "../../../../../shared/wordpress");

test.skipIf(!existsSync(folder))("recordings of a whole site are read to the last item", async () => {
  const unreadable: unknown[] = [];
  const { source, close } = await recordingsSource(folder, { unreadable: (item) => unreadable.push(item) });
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) {
    const items = await collected(source.items(kind));
    const index = await collected(source.index(kind));
    expect(index.map(({ sourceId }) => sourceId)).toEqual(items.map(({ sourceId }) => sourceId));
    counts[kind] = items.length;
  }
  expect(counts).toEqual({
    ...{ pages: 15, grants: 6, news: 24, stories: 12, events: 15, members: 30 },
    ...{ groups: 40, newsletters: 40, faqs: 20 },
  });
  const years = await collected(source.items("grants"));
  expect(years.flatMap(({ grantees }) => grantees)).toHaveLength(30);
  const files = await collected(source.files());
  expect(files).toHaveLength(160);
  expect(await source.teams()).toHaveLength(9);
  const held = await Promise.all(files.map(({ url }) => source.download(url)));
  expect(held.filter((file) => file !== undefined).length).toBeGreaterThan(5);
  expect(unreadable).toEqual([]);
  close();
});
