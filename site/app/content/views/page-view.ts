import type { specialParts } from "@pcf/contract/choices";
import { charityTimeZone } from "@pcf/contract/constants";
import { bookletUrl } from "@pcf/contract/content/booklet";
import type { SafeHtml } from "@pcf/contract/content/html";
import type { Image } from "@pcf/contract/content/media";
import type { Page } from "@pcf/contract/content/page";
import { dayIn } from "@pcf/contract/zone-clock";
import { type HeadedBlock, type Heading, headedBlocks } from "~/content/html/headings";
import { ownHtml } from "~/content/html/safe-html";
import { type Backlink, withSourceMarks } from "~/content/html/source-marks";
import { perContent } from "~/content/per-content";
import type { SiteContent } from "~/content/site-content";
import { formatDate } from "~/ui/date/format-date";
import { type FactView, factsOfPage } from "./fact-view";
import { toVideoView, type VideoView } from "./video-view";

export type Link = { label: string; href: string };
export type PageCard = Link & { description: string; image: Image | undefined };

/** A source of a page, with the backlinks to the sentences that it carries. */
type SourceView = {
  title: string;
  publisher: string | undefined;
  url: string | undefined;
  year: number | undefined;
  cited: Backlink[];
};

/** Who reviewed a page, when, and on which sources. Days are `YYYY-MM-DD`. */
export type ReviewView = {
  reviewer: string;
  lastReviewed: string;
  nextReview: string;
  sources: SourceView[];
  /** The dated numbers that its text uses. */
  facts: FactView[];
  /** The notice from the day after the day of the next review on, in words and as HTML. */
  overdue: { title: string; html: SafeHtml } | undefined;
};

/** The section of a page as one PDF: the ordinary one first, then the one in large print. */
export type BookletLink = { href: string; largePrint: boolean; bytes: number };

/** A page of the CMS as its template renders it. */
export type PageView = {
  uri: string;
  title: string;
  description: string;
  intro: string | undefined;
  /** `position` is the focal point that editors set for this page alone, such as "60% 40%". */
  hero: { image: Image | undefined; position: string | undefined } | undefined;
  blocks: HeadedBlock[];
  /** The page's headings of the second level, for its table of contents. */
  headings: Heading[];
  /** Videos that the blocks name, by slug. */
  videos: Record<string, VideoView>;
  clinical: ReviewView | undefined;
  /** From home down to the parent; empty for pages of the first level. */
  breadcrumb: Link[];
  /** The neighbours in the same folder, in the editors' order. */
  previous: Link | undefined;
  next: Link | undefined;
  /** The page above and all pages right below it, this one among them; nothing for a section's own page. */
  section: { parent: Link; pages: Link[] } | undefined;
  /** The pages right below this one. */
  children: PageCard[];
  booklets: BookletLink[];
  meta: { title: string; description: string; path: string; image: string | undefined; noindex: boolean };
};

/** The path of a request as pages are named by it: no `.data`, no slash at the end. */
export function uriOf(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return path.length > 1 ? path.replace(/\/+$/, "") : path;
}

/** The pages by their address, and those right below each in their order: looked up several times for every page. */
const placesOfPages = perContent(({ pages }) => {
  const below = new Map<string, Page[]>();
  for (const page of pages) {
    if (page.uri === "/") continue;
    const parent = parentUri(page.uri);
    const siblings = below.get(parent);
    if (siblings) siblings.push(page);
    else below.set(parent, [page]);
  }
  for (const siblings of below.values()) {
    siblings.sort(
      (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.title.localeCompare(b.title, "en-CA"),
    );
  }
  return { byUri: new Map(pages.map((page) => [page.uri, page])), below };
});

export const pageByUri = (content: SiteContent, uri: string): Page | undefined =>
  placesOfPages(content).byUri.get(uri);

/** Pages right below `uri`, in the editors' order, then by title. */
export const childPages = (content: SiteContent, uri: string): readonly Page[] =>
  placesOfPages(content).below.get(uri) ?? [];

/** The view of the page at `uri` as it is at `now`, or undefined where the CMS has none. */
export function pageView(content: SiteContent, uri: string, now = new Date()): PageView | undefined {
  const page = pageByUri(content, uri);
  if (!page) return undefined;
  const { blocks, cited } = withSourceMarks(page.blocks, page.clinical?.sources ?? []);
  const siblings = uri === "/" ? [] : childPages(content, parentUri(uri));
  const at = siblings.indexOf(page);
  return {
    uri,
    title: page.title,
    description: page.description,
    intro: page.intro,
    hero: page.hero && { image: page.hero.image, position: page.hero.position },
    ...headedBlocks(blocks),
    videos: videosOf(content, page),
    clinical: page.clinical && {
      ...reviewView(page.clinical, cited, now),
      facts: factsOfPage(content, uri, now),
    },
    breadcrumb: breadcrumb(content, uri),
    previous: at > 0 ? linkTo(siblings[at - 1]) : undefined,
    next: at >= 0 ? linkTo(siblings[at + 1]) : undefined,
    section: sectionOf(content, uri, siblings),
    children: childPages(content, uri).map((child) => ({
      label: child.title,
      href: child.uri,
      description: child.description,
      image: child.hero?.image,
    })),
    booklets: bookletsOf(content, uri),
    meta: {
      title: page.meta?.title ?? page.title,
      description: page.meta?.description ?? page.description,
      path: uri,
      image: (page.meta?.image ?? page.hero?.image)?.sourceUrl,
      noindex: false,
    },
  };
}

function reviewView(
  clinical: NonNullable<Page["clinical"]>,
  cited: Backlink[][],
  now: Date,
): Omit<ReviewView, "facts"> {
  const { reviewer, lastReviewed, nextReview, sources } = clinical;
  const overdue = nextReview < dayIn(now, charityTimeZone);
  return {
    reviewer,
    lastReviewed,
    nextReview,
    sources: sources.map(({ title, publisher, url, year }, at) => ({
      title,
      publisher,
      url,
      year: year ?? undefined,
      cited: cited[at] ?? [],
    })),
    overdue: overdue ? overdueNotice(nextReview) : undefined,
  };
}

/** Written by the server: the words reach readers with the page and cost them no script. */
const overdueNotice = (nextReview: string) => ({
  title: "We are reviewing this page",
  html: ownHtml`<p><strong>We are reviewing this page.</strong> Its next review was due on ${formatDate(nextReview)}. What it says may still be right, but some of it may have changed since. Ask your doctor before you decide anything because of it, or call <a href="tel:811">811</a>, the free health line in most provinces and territories.</p>`,
});

const bookletsOf = ({ booklets }: SiteContent, uri: string): BookletLink[] =>
  booklets
    .filter(({ section }) => uri === section || uri.startsWith(`${section}/`))
    .map(({ file, largePrint, bytes }) => ({
      href: bookletUrl(file),
      largePrint: largePrint === true,
      bytes,
    }))
    .sort((a, b) => Number(a.largePrint) - Number(b.largePrint));

/** The pages above `uri` that the CMS has, from the section down to the parent, after home. */
export function breadcrumb(content: SiteContent, uri: string): Link[] {
  const above: Link[] = [];
  for (let path = parentUri(uri); path !== "/"; path = parentUri(path)) {
    const link = linkTo(pageByUri(content, path));
    if (link) above.unshift(link);
  }
  return above;
}

function sectionOf(content: SiteContent, uri: string, siblings: readonly Page[]): PageView["section"] {
  const parent = parentUri(uri) === "/" ? undefined : linkTo(pageByUri(content, parentUri(uri)));
  return parent && { parent, pages: siblings.map((page) => ({ label: page.title, href: page.uri })) };
}

/** The path one level up; "/" above the first level. */
export function parentUri(uri: string): string {
  return uri.slice(0, uri.lastIndexOf("/")) || "/";
}

function linkTo(page: Page | undefined): Link | undefined {
  return page && { label: page.title, href: page.uri };
}

function videosOf(content: SiteContent, page: Page): Record<string, VideoView> {
  const slugs = new Set(
    page.blocks.flatMap((block) => {
      if (block.blockType === "video") return [block.video.slug];
      if (block.blockType === "videoCarousel") return block.videos.map((video) => video.slug);
      return [];
    }),
  );
  return Object.fromEntries(
    content.videos.filter((video) => slugs.has(video.slug)).map((video) => [video.slug, toVideoView(video)]),
  );
}

/** Whether editors have given a part of the page's own its place among the blocks; else the page shows it after them. */
export const placesPart = (
  { blocks }: Pick<PageView, "blocks">,
  part: (typeof specialParts)[number],
): boolean => blocks.some((block) => block.blockType === "special" && block.part === part);
