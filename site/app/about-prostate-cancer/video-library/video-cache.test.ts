// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { readVideoCache, videoCacheKey, videoFeed, writeVideoCache } from "./video-cache";

const feed = { videos: [], playlists: [{ id: "1", title: "Tests", playListId: "PL1" }] };
const now = Date.UTC(2026, 0, 2);
const storage = () => localStorage;
const hour = 60 * 60 * 1000;

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("a feed is kept for a day and no longer", () => {
  writeVideoCache(storage, feed, now);
  expect(readVideoCache(storage, now + 24 * hour)).toEqual(feed);
  expect(readVideoCache(storage, now + 24 * hour + 1)).toBeUndefined();
});

test("what does not fit the schema counts as nothing", () => {
  localStorage.setItem(videoCacheKey, "[1]");
  expect(readVideoCache(storage, now)).toBeUndefined();
  localStorage.setItem(
    videoCacheKey,
    JSON.stringify({ videos: [{ title: 4 }], playlists: [], savedAt: now }),
  );
  expect(readVideoCache(storage, now)).toBeUndefined();
});

test("the host is asked once a day, and its failure is no feed", async () => {
  const asked = vi.fn(() => Promise.resolve(Response.json(feed)));
  vi.stubGlobal("fetch", asked);
  expect(await videoFeed(storage, now)).toEqual(feed);
  expect(await videoFeed(storage, now + hour)).toEqual(feed);
  expect(asked).toHaveBeenCalledTimes(1);
  localStorage.clear();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await videoFeed(storage, now)).toBeUndefined();
});

test("a browser that forbids storage still gets the feed", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(feed)));
  const forbidden = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  expect(await videoFeed(forbidden, now)).toEqual(feed);
});
