// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { readVideoCache, videoCacheKey, videoFeed, writeVideoCache } from "./video-cache";

const feed = { videos: [], playlists: [{ id: "1", title: "Tests", playListId: "PL1" }] };
const now = Date.UTC(2026, 0, 2);
const hour = 60 * 60 * 1000;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a feed is kept for a day and no longer", () => {
  writeVideoCache(localStorage, feed, now);
  expect(readVideoCache(localStorage, now + 24 * hour)).toEqual(feed);
  expect(readVideoCache(localStorage, now + 24 * hour + 1)).toBeUndefined();
});

test("what does not fit the schema counts as nothing", () => {
  localStorage.setItem(videoCacheKey, "[1]");
  expect(readVideoCache(localStorage, now)).toBeUndefined();
  localStorage.setItem(
    videoCacheKey,
    JSON.stringify({ videos: [{ title: 4 }], playlists: [], savedAt: now }),
  );
  expect(readVideoCache(localStorage, now)).toBeUndefined();
});

test("the host is asked once a day, and its failure is no feed", async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json(feed)));
  vi.stubGlobal("fetch", asked);
  expect(await videoFeed(localStorage, now)).toEqual(feed);
  expect(await videoFeed(localStorage, now + hour)).toEqual(feed);
  expect(asked).toHaveBeenCalledTimes(1);
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await videoFeed(localStorage, now)).toBeUndefined();
});
