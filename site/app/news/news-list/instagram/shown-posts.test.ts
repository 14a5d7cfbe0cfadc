import { expect, test } from "vitest";
import { shownPosts } from "./shown-posts";

test("posts are shown in whole pages of the feed, and the next page is named until none remains", () => {
  expect(shownPosts(36, null)).toEqual({ shown: 12, nextPageUrl: "/api/ig?page=2" });
  expect(shownPosts(36, "13")).toEqual({ shown: 24, nextPageUrl: "/api/ig?page=3" });
  expect(shownPosts(36, "24")).toEqual({ shown: 24, nextPageUrl: "/api/ig?page=3" });
  expect(shownPosts(36, "36")).toEqual({ shown: 36, nextPageUrl: undefined });
  expect(shownPosts(5, "many")).toEqual({ shown: 5, nextPageUrl: undefined });
});
