import path from "node:path";
import { expect, test } from "vitest";
import { collected } from "./asking/read-list.ts";
import { type Kind, kinds } from "./old-items.ts";
import { recordingsSource } from "./recordings.ts";

/** Two items of each kind as WordPress 6.1 with WPGraphQL 1.32 answered them; of the content nothing is real. */
const folder = path.join(import.meta.dirname, "testing/recorded-wordpress");

test("recordings of a whole site are read to the last item", async () => {
  const unreadable: unknown[] = [];
  const { source, close } = await recordingsSource(folder, { unreadable: (item) => unreadable.push(item) });
  const counts: Partial<Record<Kind, number>> = {};
  for (const kind of kinds) {
    const items = await collected(source.items(kind));
    const index = await collected(source.index(kind));
    expect(index.map(({ sourceId }) => sourceId)).toEqual(items.map(({ sourceId }) => sourceId));
    counts[kind] = items.length;
  }
  expect(counts).toEqual(Object.fromEntries(kinds.map((kind) => [kind, 2])));
  const years = await collected(source.items("grants"));
  expect(years.map(({ grantees }) => grantees.length)).toEqual([5, 5]);
  const files = await collected(source.files());
  expect(files).toHaveLength(4);
  expect(await source.teams()).toHaveLength(4);
  const held = await Promise.all(files.map(({ url }) => source.download(url)));
  expect(held.filter((file) => file !== undefined)).toHaveLength(1);
  expect(unreadable).toEqual([]);
  close();
});
