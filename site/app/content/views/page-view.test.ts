import { videoSchema } from "@pcf/contract/content/documents";
import { pageSchema } from "@pcf/contract/content/page";
import { expect, test } from "vitest";
import { noHtml } from "~/content/html/safe-html";
import { contentWith, sampleContent } from "../../../tests/sample-content";
import { pageView, placesPart } from "./page-view";

function clinicalView(nextReview: string, now: string) {
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error("the sample has pages");
  page.clinical = { reviewer: "Dr. A. Sample", lastReviewed: "2024-08-20", nextReview, sources: [] };
  return pageView(content, page.uri, new Date(now))?.clinical;
}

test("a page is under review from the day after the day of its next review, on the charity's clock", () => {
  expect(clinicalView("2026-08-20", "2026-08-21T06:59:00Z")?.overdue).toBeUndefined();
  const overdue = clinicalView("2026-08-20", "2026-08-21T07:00:00Z")?.overdue;
  expect(overdue?.title).toBe("We are reviewing this page");
  expect(overdue?.html).toContain("due on August 20, 2026");
});

/** The view of a page of which nothing is filled in but what is given. */
function viewOf(given: object) {
  const least = {
    id: 1,
    uri: "/sleep",
    title: "Sleep",
    description: "About sleep.",
    updatedAt: "2026-01-01",
  };
  const video = { id: 1, slug: "sleep", title: "Sleep", videoPublishedAt: "2025-06-10", seconds: null };
  const content = contentWith({
    pages: [pageSchema.parse({ ...least, ...given })],
    videos: [videoSchema.parse(video)],
  });
  return pageView(content, "/sleep");
}

test("a page needs neither picture nor review nor blocks", () => {
  const least = { hero: undefined, clinical: undefined, blocks: [], videos: {} };
  expect(viewOf({ hero: null, clinical: null, blocks: null })).toMatchObject(least);
  expect(viewOf({ hero: { image: null, position: "60% 40%" } })?.hero).toEqual({
    image: undefined,
    position: "60% 40%",
  });
});

test("a source needs no more than its title", () => {
  const review = { reviewer: "Dr. A. Sample", lastReviewed: "2024-08-20", nextReview: "2100-08-20" };
  const sources = [{ title: "A guideline", publisher: null, url: null, year: null }];
  expect(viewOf({ clinical: { ...review, sources } })?.clinical).toEqual({
    ...review,
    facts: [],
    sources: [{ title: "A guideline", publisher: undefined, url: undefined, year: undefined, cited: [] }],
    overdue: undefined,
  });
});

test("the videos that blocks name come with the page, and one that is not there does not", () => {
  const blocks = [
    { blockType: "video", video: { slug: "sleep" } },
    { blockType: "videoCarousel", videos: [{ slug: "gone" }] },
  ];
  const videos = viewOf({ blocks })?.videos ?? {};
  expect(Object.keys(videos)).toEqual(["sleep"]);
  expect(videos.sleep).toMatchObject({ title: "Sleep", date: "2025-06-10", seconds: undefined });
});

test("a part has its place only where a block names it", () => {
  const naming = (part: "kit-form" | "volunteer-form") => ({
    blocks: [{ blockType: "special" as const, part, html: noHtml }],
  });
  expect(placesPart({ blocks: [] }, "kit-form")).toBe(false);
  expect(placesPart(naming("volunteer-form"), "kit-form")).toBe(false);
  expect(placesPart(naming("kit-form"), "kit-form")).toBe(true);
});

test("every page of a section leads to its booklets, the ordinary one first, and no other page does", () => {
  const content = contentWith({
    pages: ["/care", "/care/sleep", "/careers"].map((uri) =>
      pageSchema.parse({ id: uri, uri, title: uri, description: uri, updatedAt: "2026-01-01" }),
    ),
    booklets: [
      { id: "1", file: "care-large-print.pdf", section: "/care", largePrint: true, bytes: 2_000 },
      { id: "2", file: "care.pdf", section: "/care", largePrint: false, bytes: 1_000 },
    ],
  });
  const both = [
    { href: "/booklets/care.pdf", largePrint: false, bytes: 1_000 },
    { href: "/booklets/care-large-print.pdf", largePrint: true, bytes: 2_000 },
  ];
  expect(pageView(content, "/care")?.booklets).toEqual(both);
  expect(pageView(content, "/care/sleep")?.booklets).toEqual(both);
  expect(pageView(content, "/careers")?.booklets).toEqual([]);
});
