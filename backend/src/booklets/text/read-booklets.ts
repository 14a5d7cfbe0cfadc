import { blockSchema, type StaffBlock } from "@pcf/contract/content/blocks";
import { withFactWords } from "@pcf/contract/content/fact-tokens";
import { pageSchema } from "@pcf/contract/content/page";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { longDay } from "@pcf/contract/long-day";
import type { Payload } from "payload";
import { z } from "zod";
import { publishedFacts } from "../../content/facts/published-facts.ts";
import { env } from "../../env.ts";
import { partsOfBlock, type Surroundings } from "./block-parts.ts";
import type { LeadsTo } from "./html-parts.ts";
import { type Booklet, type Chapter, heading, type Part, paragraph, type Run } from "./parts.ts";

/** Each page right below this one, with pages below it, is a section that has a booklet. */
const above = "/about-prostate-cancer/";
const glossary = `${above}glossary`;
/** Pictures of blocks and posters of their videos are three levels below the page. */
const depth = 3;

const copy = {
  about: "About this page",
  lastReviewed: "Last reviewed",
  nextReview: "Next review",
  reviewer: "Reviewed by",
  sources: "Sources",
  address: "This page on our website",
  beingWritten: "We are still writing this page. You can read it on our website when it is there.",
};

const storedPage = pageSchema
  .omit({ blocks: true, hero: true, frontPageHeroSlide: true, meta: true })
  .extend({
    blocks: z.array(z.unknown()).nullish(),
  });
type StoredPage = z.output<typeof storedPage>;

/** Documents with the words of dated facts where their texts name them; `html` is a field's own name where it holds HTML. */
function filled(value: unknown, facts: ReadonlyMap<string, string>, name = ""): unknown {
  if (typeof value === "string")
    return withFactWords(value, facts, name.toLowerCase().endsWith("html") ? escapedMarkup : undefined);
  if (Array.isArray(value)) return value.map((each) => filled(each, facts, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, facts, key)]));
}

/** The section that a page belongs to, by its path: itself, or the page above it that stands right below `above`. */
const sectionOf = (uri: string) => above + (uri.slice(above.length).split("/")[0] ?? "");

/** In the order of the menu: a page, then those below it. */
function inOrder(pages: readonly StoredPage[], uri: string): StoredPage[] {
  const page = pages.filter((each) => each.uri === uri);
  const below = pages
    .filter((each) => each.uri.slice(0, each.uri.lastIndexOf("/")) === uri)
    .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || a.title.localeCompare(b.title, "en-CA"));
  return [...page, ...below.flatMap((each) => inOrder(pages, each.uri))];
}

/** The booklets of all sections, of what visitors may read now. */
export async function readBooklets(payload: Payload): Promise<Booklet[]> {
  // As a visitor reads: no drafts, nothing of the trash.
  const asVisitor = { overrideAccess: false, draft: false, pagination: false } as const;
  const found = await payload.find({
    collection: "pages",
    where: { uri: { like: above } },
    depth,
    ...asVisitor,
  });
  const videos = await payload.find({ collection: "videos", depth: 0, ...asVisitor });
  const videoTitles = new Map(videos.docs.map(({ slug, title }) => [String(slug), title]));
  const facts = await publishedFacts({ payload });
  const pages = found.docs
    .flatMap((page) => storedPage.safeParse(filled(page, facts)).data ?? [])
    .filter(({ uri }) => uri.startsWith(above));
  const sections = [...new Set(pages.map(({ uri }) => sectionOf(uri)))].sort();
  return sections.flatMap((section) => {
    const own = pages.find(({ uri }) => uri === section);
    const ofSection = inOrder(pages, section);
    return own && ofSection.length > 1 ? [bookletOf(own, ofSection, videoTitles)] : [];
  });
}

function bookletOf(
  { uri, title, description }: StoredPage,
  pages: readonly StoredPage[],
  videoTitles: Surroundings["videoTitles"],
): Booklet {
  const inBooklet = new Set(pages.map((page) => page.uri));
  const leadsTo: LeadsTo = (href) => {
    if (href.startsWith("#")) return undefined;
    const [path = ""] = href.split("#");
    if (path === glossary) return undefined;
    if (inBooklet.has(path)) return `#${path}`;
    return /^(https?:|mailto:|tel:)/.test(href) ? href : new URL(href, env.SITE_URL).href;
  };
  const addressOf = (path: string) => plainAddress(new URL(path, env.SITE_URL).href);
  return {
    section: uri,
    title,
    description,
    chapters: pages.map((page) => chapterOf(page, { leadsTo, addressOf, videoTitles, uri: page.uri })),
  };
}

const plainAddress = (url: string) => url.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");

function chapterOf(page: StoredPage, around: Surroundings): Chapter {
  const { uri, title, intro, clinical } = page;
  const blocks = (page.blocks ?? []).flatMap((block): StaffBlock[] => {
    const read = blockSchema.safeParse(block);
    return read.success ? [read.data] : [];
  });
  const parts = withRoomToWrite(blocks.flatMap((block) => partsOfBlock(block, around)));
  return {
    uri,
    title,
    parts: [
      ...(intro ? [paragraph(intro, "intro")] : []),
      ...(parts.length > 0 ? parts : [paragraph(copy.beingWritten)]),
      ...(clinical ? reviewOf(clinical, around) : []),
    ],
  };
}

const asksQuestions = /\bquestions\b.*\bto ask\b|\bquestions\b.*\bthat can help you decide\b/i;

/** Lists of questions to ask get lines to write the answers on. */
function withRoomToWrite(parts: Part[]): Part[] {
  let isAsking = false;
  return parts.map((part) => {
    if (part.kind === "heading" && part.level <= 2)
      isAsking = asksQuestions.test(part.runs.map(({ text }) => text).join(""));
    return part.kind === "list" && isAsking ? { ...part, room: true } : part;
  });
}

function reviewOf(clinical: NonNullable<StoredPage["clinical"]>, around: Surroundings): Part[] {
  const { reviewer, lastReviewed, nextReview, sources } = clinical;
  const line = (label: string, value: string): Part => ({
    kind: "paragraph",
    look: "small",
    runs: [{ text: `${label}: `, bold: true }, { text: value }],
  });
  const items = sources.map(({ title, publisher, url, year }): Part[] => {
    const facts = [title, publisher, year].filter(Boolean).join(", ");
    const address: Run[] = url ? [{ text: ". " }, { text: plainAddress(url), to: url }] : [];
    return [{ kind: "paragraph", look: "small", runs: [{ text: facts }, ...address] }];
  });
  return [
    heading(2, copy.about),
    line(copy.lastReviewed, longDay(lastReviewed.slice(0, 10))),
    line(copy.nextReview, longDay(nextReview.slice(0, 10))),
    line(copy.reviewer, reviewer),
    line(copy.address, around.addressOf(around.uri)),
    heading(3, copy.sources),
    { kind: "list", first: 1, items },
  ];
}
