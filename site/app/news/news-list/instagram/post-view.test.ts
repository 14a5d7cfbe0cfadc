import { instagramDocumentSchema } from "@pcf/contract/content/instagram";
import { instagramPostSchema } from "@pcf/contract/content/instagram-feed";
import { expect, test } from "vitest";
import { neighbour, postsNewestFirst, postView, tileOf, tileOfFeedPost, visiblePosts } from "./post-view";

const picture = (name: string) => ({ sourceUrl: `/media/${name}.jpg`, alt: `Picture of ${name}` });
const post = (postId: string, more: object = {}) =>
  instagramDocumentSchema.parse({
    id: 1,
    postId,
    media_type: "IMAGE",
    timestamp: `2026-01-0${postId.slice(-1)}T12:00:00Z`,
    caption: "A walk by the lake. Come along!",
    image: picture("lake"),
    ...more,
  });
const posts = postsNewestFirst([
  post("178993411623013071"),
  post("178993411623013072", {
    media_type: "CAROUSEL_ALBUM",
    image: null,
    children: [
      { media_type: "IMAGE", image: picture("trail") },
      { media_type: "VIDEO", image: picture("still"), video: { sourceUrl: "/media/clip.mp4" } },
    ],
  }),
  post("178993411623013073"),
]);

test("the viewer's neighbours wrap, and ids of 18 digits stay what they are", () => {
  expect(posts.map(({ postId }) => postId.slice(-1))).toEqual(["3", "2", "1"]);
  const row = postView(posts, "178993411623013073")?.row ?? [];
  expect(neighbour(row, "178993411623013073", 1)).toBe("178993411623013072");
  expect(neighbour(row, "178993411623013073", -1)).toBe("178993411623013071");
  expect(neighbour(row, "178993411623013071", 1)).toBe("178993411623013073");
});

test("what is not a post's number shows nothing", () => {
  for (const id of ["abc", "", "1", "178993411623013070"]) expect(postView(posts, id)).toBeUndefined();
});

test("an album shows its items, a video among them", () => {
  const album = postView(posts, "178993411623013072");
  expect(album?.items.map(({ image, videoUrl }) => videoUrl ?? image?.sourceUrl)).toEqual([
    "/media/trail.jpg",
    "/media/clip.mp4",
  ]);
});

test("of a picture its own text is heard: that of the post, or in an album that of the item", () => {
  const own = { alt: "Two men at a lake" };
  expect(postView([post("178993411623013074", own)], "178993411623013074")?.items[0]?.image?.alt).toBe(
    own.alt,
  );
  const album = post("178993411623013075", {
    ...{ media_type: "CAROUSEL_ALBUM", image: null, caption: null, alt: "" },
    children: [
      { media_type: "IMAGE", image: picture("trail"), ...own },
      { media_type: "IMAGE", image: picture("hill"), alt: null },
    ],
  });
  expect(postView([album], album.postId)?.items.map(({ image }) => image?.alt)).toEqual([
    own.alt,
    "Picture of hill",
  ]);
  expect(tileOf(album).label).toBe(own.alt);
});

test("a square is named by the caption's first sentence, whichever way the post came", () => {
  const [newest] = posts;
  if (!newest) throw new Error("no post");
  const fromFeed = instagramPostSchema.parse({
    id: newest.postId,
    media_type: "VIDEO",
    media_url: "/media/clip.mp4",
    thumbnail_url: "/media/lake.jpg",
    timestamp: newest.timestamp,
    caption: newest.caption,
  });
  expect(tileOf(newest).label).toBe("A walk by the lake.");
  expect(tileOfFeedPost(fromFeed)).toMatchObject({
    id: newest.postId,
    label: "A walk by the lake.",
    image: { sourceUrl: "/media/lake.jpg" },
  });
});

test("posts are shown in whole pages of the feed, and the next page is named until none remains", () => {
  expect(visiblePosts(36, null)).toEqual({ shown: 12, nextPageUrl: "/api/ig?page=2" });
  expect(visiblePosts(36, "13")).toEqual({ shown: 24, nextPageUrl: "/api/ig?page=3" });
  expect(visiblePosts(36, "24")).toEqual({ shown: 24, nextPageUrl: "/api/ig?page=3" });
  expect(visiblePosts(36, "36")).toEqual({ shown: 36, nextPageUrl: undefined });
  expect(visiblePosts(5, "many")).toEqual({ shown: 5, nextPageUrl: undefined });
});
