import { expect, test } from "vitest";
import { postViewerAddress } from "./post-viewer-address";

const leadsTo = (path: string) => postViewerAddress(new URL(path, "https://site.example"));

test.each(["/?post=123", "/about-us?post=123", "/news/an-article?post=123", "/page404?a=1&post=123"])(
  "%s leads to the viewer on the news page",
  (path) => {
    expect(leadsTo(path)).toBe("/news?post=123");
  },
);

test.each(["/?post=abc", "/about-us?post=", "/about-us?post=12a", "/about-us?post=//other.example"])(
  "%s asks for no post there could be, and leads to page 404",
  (path) => {
    expect(leadsTo(path)).toBe("/page404");
  },
);

test.each([
  "/",
  "/about-us?posts=24",
  "/news?post=123",
  "/news?post=abc",
  "/feed.xml?post=1",
  "/_root.data?post=1",
])("%s stays where it is", (path) => {
  expect(leadsTo(path)).toBeUndefined();
});
