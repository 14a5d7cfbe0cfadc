import { expect, test } from "vitest";
import { initialFilter, matchingVideos, nextVideoFilter, type VideoFilter, withFilter } from "./video-filter";
import { videoLibraryCopy } from "./video-library-copy";

const videos = [
  { title: "The PSA test explained", playlists: ["tests"] },
  { title: "What’s a café talk?", playlists: ["support"] },
  { title: "After the test", playlists: ["support", "tests"] },
];
const titles = (filter: Pick<VideoFilter, "playlist" | "title">) =>
  matchingVideos(videos, filter).map(({ title }) => title);
const all: VideoFilter = { playlist: "", title: "", before: undefined };

test("a playlist shows its own videos, no playlist shows all", () => {
  expect(titles(all)).toHaveLength(3);
  expect(titles({ playlist: "tests", title: "" })).toEqual(["The PSA test explained", "After the test"]);
});

test("the search finds part of a title, whatever its case, accents and apostrophes", () => {
  expect(titles({ playlist: "", title: "TEST" })).toEqual(["The PSA test explained", "After the test"]);
  expect(titles({ playlist: "", title: "what's a cafe" })).toEqual(["What’s a café talk?"]);
  expect(titles({ playlist: "tests", title: "after" })).toEqual(["After the test"]);
});

test("a search looks through all videos, and emptying it brings the playlist back", () => {
  const support = nextVideoFilter(all, { kind: "playlist", playlist: "support" });
  const searching = nextVideoFilter(support, { kind: "title", title: "psa" });
  expect(searching.playlist).toBe("");
  expect(matchingVideos(videos, searching)).toHaveLength(1);
  const more = nextVideoFilter(searching, { kind: "title", title: "psa te" });
  expect(nextVideoFilter(more, { kind: "title", title: "" })).toEqual(support);
});

test("a playlist chosen during a search narrows it and stays when the search is emptied", () => {
  const searching = nextVideoFilter(all, { kind: "title", title: "test" });
  const narrowed = nextVideoFilter(searching, { kind: "playlist", playlist: "support" });
  expect(matchingVideos(videos, narrowed).map(({ title }) => title)).toEqual(["After the test"]);
  expect(nextVideoFilter(narrowed, { kind: "title", title: " " }).playlist).toBe("support");
});

test("a search that came with the address goes on as it began, and emptying it keeps its playlist", () => {
  const opened = initialFilter({ playlist: "support", title: "test" });
  const more = nextVideoFilter(opened, { kind: "title", title: "tests" });
  expect(more.playlist).toBe("support");
  expect(nextVideoFilter(more, { kind: "title", title: "" })).toEqual(
    initialFilter({ playlist: "support", title: "" }),
  );
});

test("the address names what is chosen, and nothing where nothing is", () => {
  const address = (filter: { playlist: string; title: string }) =>
    withFilter(new URLSearchParams("title=old&playlist=old&video=psa"), filter).toString();
  expect(address({ playlist: "support", title: " café " })).toBe(
    "title=caf%C3%A9&playlist=support&video=psa",
  );
  expect(address({ playlist: "", title: " " })).toBe("video=psa");
});

test("the count says Video for one and Videos for any other number", () => {
  expect([0, 1, 24].map(videoLibraryCopy.found)).toEqual([
    "0 Videos Found",
    "1 Video Found",
    "24 Videos Found",
  ]);
});
