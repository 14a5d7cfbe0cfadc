import { videoSchema } from "@pcf/contract/content/documents";
import { instagramDocumentSchema } from "@pcf/contract/content/instagram";
import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import type { SiteContent } from "../../app/content/site-content.ts";
import type { RouteHandle } from "../../app/route-handle.ts";
import { shown } from "../../tests/safe-content.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import { createPageRoutes, pageAddress } from "./page-address.ts";

// The modules of the routes that know parameters or names, under the ids that the route table gives them.
const modules: Record<string, { handle?: RouteHandle }> = {
  "about-prostate-cancer/video-library": await import(
    "../../app/about-prostate-cancer/video-library/route.tsx"
  ),
  "get-support/more-resources/newsletters": await import("../../app/get-support/newsletters/route.tsx"),
  "get-support/support-groups/find-a-group": await import("../../app/get-support/find-a-group/route.tsx"),
  "get-support/support-groups/find-a-meeting": await import("../../app/get-support/find-a-meeting/route.tsx"),
  "get-support/patient-stories/:storySlug": await import("../../app/get-support/story/route.tsx"),
  "get-involved/find-an-event/:eventId/event.ics": await import("../../app/feeds/event-calendar.ts"),
  "ways-to-give/submission-error": await import("../../app/ways-to-give/submission-error/route.tsx"),
  news: await import("../../app/news/news-list/route.tsx"),
  "news/:newsSlug": await import("../../app/news/news-item/route.tsx"),
  search: await import("../../app/search/route.tsx"),
  "search/suggestions": await import("../../app/search/suggestions.ts"),
};
const finder = "/get-support/support-groups/find-a-group";
const meetings = "/get-support/support-groups/find-a-meeting";
const library = "/about-prostate-cancer/video-library";
const paths = [
  ...["about-us", "about-us/mission", "about-us/*", "get-support/*", "get-support/patient-stories"],
  ...["about-prostate-cancer", "about-prostate-cancer/treatment", "about-prostate-cancer/*"],
  ...["get-support/patient-stories/:storySlug", "get-involved/find-an-event/:eventId/event.ics"],
  ...[finder, meetings, library].map((path) => path.slice(1)),
  ...["get-support/more-resources/newsletters", "ways-to-give/thank-you", "ways-to-give/submission-error"],
  ...["news", "news/:newsSlug", "news/*", "search", "search/suggestions", "sitemap.xml", "*"],
];
const routes = {
  root: { id: "root", path: "" },
  frame: { id: "frame", parentId: "root" },
  home: { id: "home", parentId: "frame", index: true },
  ...Object.fromEntries(
    paths.map((path) => [path, { id: path, parentId: "frame", path, module: modules[path] }]),
  ),
};
const group = shown(
  supportGroupSchema.parse({
    id: 1,
    slug: "iqaluit",
    title: "Iqaluit",
    provinces: [{ id: 1, code: "NU", name: "Nunavut" }],
    supportGroupName: { groupName: "Iqaluit" },
    contacts: [],
    supportGroupMainContent: { googleMapMarker: {}, timeWhenWhereAlso: {} },
    format: "hybrid",
    languages: ["English", "Inuktitut"],
    meeting: {},
    updatedAt: "2026-01-01T00:00:00Z",
  }),
);
const post = instagramDocumentSchema.parse({
  id: 1,
  postId: "179000615013821473",
  media_type: "IMAGE",
  timestamp: "2026-01-01T12:00:00Z",
  updatedAt: "2026-01-01T12:00:00Z",
});
const video = shown(
  videoSchema.parse({
    id: 1,
    slug: "sleep",
    title: "Sleep",
    videoPublishedAt: "2026-01-01T08:00:00.000Z",
  }),
);
const content = withMore(sampleContent());

function withMore(sample: SiteContent): SiteContent {
  const page = (uri: string) => sample.pages.slice(0, 1).map((one) => ({ ...one, uri }));
  const news = Array.from({ length: 10 }, (_, at) =>
    sample.news.slice(0, 1).map((one) => ({ ...one, slug: `news-${at}` })),
  ).flat();
  return {
    ...sample,
    pages: [
      ...sample.pages,
      ...["/about-prostate-cancer/treatment", "/about-prostate-cancer/treatment/surgery"].flatMap(page),
      ...page("/movember/walk"),
    ],
    news,
    supportGroups: [group],
    instagramPosts: [post],
    videos: [video],
  };
}
const findPage = createPageRoutes(routes);
function address(path: string) {
  const { key: read, kind } = pageAddress(new URL(path, "https://site.example"), content, findPage);
  return { key: read, kind };
}
const key = (path: string) => address(path).key;

test("a page is known by the path of its route, whatever stands in its address", () => {
  const pattern = (path: string) =>
    pageAddress(new URL(path, "https://site.example"), content, findPage).pattern;
  expect(pattern("/get-support/patient-stories/made-up")).toBe("/get-support/patient-stories/:storySlug");
  expect(pattern("/nobody/knows/this")).toBe("/*");
});

test.each([
  ["/about-us?utm_source=x&a=1", "/about-us"],
  ["/?form=x", "/"],
  ["/?form=705&status=made-up", "/"],
  ["/?form=9&status=mail_sent", "/"],
  [`${finder}?province=XX&language=Klingon&format=by-post&near=V5K`, finder],
  [`${meetings}?province=XX&month=1999-01&format=online`, meetings],
  [`${library}?playlist=none&video=none&title=%20`, library],
  ["/news?show=x&posts=-4", "/news"],
  ["/news?show=1&posts=1", "/news"],
  ["/get-support/more-resources/newsletters?show=1e9", "/get-support/more-resources/newsletters"],
  ["/get-support/patient-stories?show=8", "/get-support/patient-stories"],
  ["/search?value=%20&page=3", "/search"],
  ["/ways-to-give/thank-you?reference=1", "/ways-to-give/thank-you"],
  ["/ways-to-give/thank-you?gift=%3Cb%3E&link=x", "/ways-to-give/thank-you"],
  ["/about-us?gift=abc.def", "/about-us"],
  ["/ways-to-give/submission-error?error=blacklist", "/ways-to-give/submission-error"],
  ["/ABOUT-us", "/about-us"],
  ["/%61bout-us", "/about-us"],
])("%s shows what %s shows, and is that page", (path, page) => {
  expect(address(path)).toEqual({ key: page, kind: "page" });
});

test("what a page offers is kept, in one order", () => {
  expect(address(`${finder}?language=Inuktitut&format=online&province=NU&x=1`)).toEqual({
    key: `${finder}?province=NU&format=online&language=Inuktitut`,
    kind: "choice",
  });
  expect(key(`${meetings}?x=1&province=NU`)).toBe(`${meetings}?province=NU`);
  expect(key("/search?page=2&x=1&value=%20psa%20")).toBe("/search?value=psa&page=2");
  expect(key(`/news?post=${post.postId}`)).toBe(`/news?post=${post.postId}`);
  expect(key(`${library}?video=${video.slug}`)).toBe(`${library}?video=${video.slug}`);
  expect(key("/ways-to-give/submission-error?error=promise")).toBe(
    "/ways-to-give/submission-error?error=promise",
  );
});

test("a link to one gift is this donor's own page", () => {
  const path = "/ways-to-give/thank-you?gift=abc.123.d-_e&link=ended";
  expect(address(`${path}&x=1`)).toEqual({ key: path, kind: "answer" });
});

test("every post that is not there is the same one", () => {
  expect(key("/news?post=1")).toBe(key("/news?post=abc"));
  expect(key("/news?post=1")).not.toBe("/news");
});

test("a number beyond what there is shows what there is", () => {
  expect(key("/search?value=psa&page=5000")).toBe(key("/search?value=psa&page=900000"));
  expect(key("/news?show=5000")).toBe("/news?show=10");
});

test("a search is as long as the page searches for", () => {
  expect(key(`/search?value=${"a".repeat(500)}`)).toBe(`/search?value=${"a".repeat(100)}`);
  const suggestions = "/search/suggestions?value=";
  expect(key(`${suggestions}${"a".repeat(500)}`)).toBe(suggestions + "a".repeat(60));
  expect(key(`${suggestions}%20PSA%20%20Test`)).toBe(`${suggestions}psa+test`);
});

test.each([
  ["/made-up", "/~not-found/page"],
  ["/made/up/path", "/~not-found/page"],
  ["/about-us/made-up", "/about-us/~not-found/page"],
  ["/about-us/made/up", "/about-us/~not-found/page"],
  ["/ABOUT-US/made-up", "/about-us/~not-found/page"],
  ["/about-prostate-cancer/treatment/made-up", "/about-prostate-cancer/treatment/~not-found/page"],
  ["/get-support/patient-stories/made-up", "/get-support/patient-stories/~not-found"],
  ["/get-involved/find-an-event/made-up/event.ics", "/get-involved/find-an-event/~not-found/event.ics"],
  ["/news/made-up", "/news/~not-found"],
  ["/news/made/up", "/news/~not-found/page"],
  ["/made-up/donate-online/", "/~not-found/page/donate-online"],
  ["/%zz", "/~not-found/page"],
  [`/about-us${"/a".repeat(30)}`, "/about-us/~not-found/page"],
])("%s is not there and is one page with all that show the same", (path, page) => {
  expect(address(path)).toEqual({ key: page, kind: "page" });
});

test("documents and pages of the CMS are found by their names", () => {
  for (const path of ["/get-support/patient-stories/ann", "/movember/walk"]) expect(key(path)).toBe(path);
});

test("a page's data has its page's parameters, and the routes of that page in one order", () => {
  expect(key("/news.data?show=8&_routes=news")).toBe("/news.data?show=8&_routes=news");
  expect(key("/news.data?_routes=news,root,news,news")).toBe("/news.data?_routes=root%2Cnews");
  expect(key("/news.data?_routes=search")).toBe("/news.data");
  expect(key("/_.data?_routes=home")).toBe("/_.data?_routes=home");
  expect(key("/about-us/_.data")).toBe("/about-us.data");
  expect(key("/about-us/made-up.data?form=x")).toBe("/about-us/~not-found/page.data");
});

test("what became of a visitor's form is about that visitor", () => {
  expect(address("/about-us?x=1&form=705&status=mail_sent&reference=N-7")).toEqual({
    key: "/about-us?form=705&status=mail_sent&reference=N-7",
    kind: "answer",
  });
});
