import { createHash } from "node:crypto";
import type { Company } from "@pcf/contract/content/company";
import { withFactWords } from "@pcf/contract/content/fact-tokens";
import type { SafeHtml, StaffHtml, WithSafeHtml } from "@pcf/contract/content/html";
import type { SiteData } from "@pcf/contract/content/site-data";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { withKnownWords } from "../html/explained-words.ts";
import { headingsFromSecondLevel, withHeadingIds } from "../html/headings.ts";
import { withBlockHtml } from "../html/safe-html.ts";
import { type FileNote, fileNote, sanitizeHtml } from "../html/sanitize-html.server.ts";
import type { SiteContent } from "../site-content.ts";
import { factsInTexts, type UnknownFact, withFacts } from "./facts-in-texts.server.ts";
import { fetchSiteData, parseSiteData, type RejectedDocument } from "./read-site-data.server.ts";

type SizeOf = (href: string) => number | undefined;
type Cleaning = {
  origin: string;
  company: Company;
  sizeOf: SizeOf;
  unknownFact?: (fact: UnknownFact) => void;
};

/**
 * Makes the reader of the content backend: fetch, check each document, put facts where texts name them, sanitise. The version is the hash of what the
 * backend answered, so an unchanged answer is `"unchanged"` and costs no more than reading it. Texts that the last read had
 * too are not sanitised again: all of them would hold up readers for a tenth of a second.
 */
export function siteContentLoader(
  options: Cleaning & {
    /** Asks the backend: `fetch` of an address there. */
    ask: (path: string, asked: RequestInit) => Promise<Response>;
    timeoutMs: number;
    /** What the backend knows the site by; it may come to be after the site has started. */
    secret: () => string | undefined;
    rejected: (document: RejectedDocument) => void;
    /** Where browsers are to take pictures from, when not from the site itself. */
    mediaUrl?: string | undefined;
    /** Has `sizeOf` know the files that a text names, where it has to ask for them. */
    learnSizes?: (text: string) => Promise<void>;
  },
) {
  let known: CleanTexts | undefined;

  return async function load(previous: SiteContent | undefined): Promise<SiteContent | "unchanged"> {
    const raw = picturesFrom(options.mediaUrl, await fetchSiteData(options));
    const read = JSON.stringify([raw, options.company, options.origin]);
    const version = createHash("sha256").update(read).digest("hex").slice(0, 16);
    if (previous?.version === version) return "unchanged";
    await options.learnSizes?.(read);
    const data = parseSiteData(raw, options.rejected, previous);
    const { content, texts } = cleaned(data, version, options, known);
    known = texts;
    return content;
  };
}

/**
 * Site data in which the widths of each picture lie at another address, from which browsers choose theirs. Everything else that
 * names a file stays: what others are told of a page has the site's own addresses, and files and videos are served from there.
 */
function picturesFrom<Data>(mediaUrl: string | undefined, data: Data): Data {
  if (!mediaUrl) return data;
  const elsewhere = (widths: string) => widths.replaceAll(/(^|, )\/media\//g, `$1${mediaUrl}/media/`);
  return JSON.parse(JSON.stringify(data), (name, value) => {
    if (typeof value !== "string") return value;
    if (name === "srcSet" || name === "srcSetWebp") return elsewhere(value);
    return value.replaceAll(/(?<=<(?:img|source) [^<>]*srcset=")[^"<>]*/g, elsewhere);
  });
}

/** Checked site data as the site serves it: facts where texts name them, its HTML sanitised, links to files with type and size. */
export const cleanContent = (data: SiteData, version: string, options: Cleaning): SiteContent =>
  cleaned(data, version, options).content;

/** Texts as they were and sanitised. `named` are the files that pages offered and the words explained: any text may link to one of them. */
type CleanTexts = { named: string; texts: ReadonlyMap<StaffHtml, SafeHtml> };

function cleaned(
  data: SiteData,
  version: string,
  { origin, company, sizeOf, unknownFact }: Cleaning,
  before?: CleanTexts,
): { content: SiteContent; texts: CleanTexts } {
  const { words: facts, ofPages, unknown } = factsInTexts(data);
  if (unknownFact) unknown.forEach(unknownFact);
  const offered = offeredFiles(data);
  const words = new Set(data.glossaryTerms.map(({ slug }) => slug));
  const named = JSON.stringify([[...offered], [...words]]);
  const known = before?.named === named ? before.texts : undefined;
  const noteOf: FileNote = (href) => fileNote(href, offered.get(href) ?? sizeOf(href));
  const texts = new Map<StaffHtml, SafeHtml>();
  const clean = (written: StaffHtml) => {
    const html = withFactWords(written, facts, escapedMarkup) as StaffHtml;
    const safe =
      texts.get(html) ?? known?.get(html) ?? withKnownWords(sanitizeHtml(html, { origin, noteOf }), words);
    texts.set(html, safe);
    return safe;
  };
  const safe = withFacts(sanitizeSiteData(data, clean), facts);
  return {
    content: { ...safe, facts: data.facts, company, version, factsOfPages: ofPages },
    texts: { named, texts },
  };
}

/** The files that pages offer, with their sizes where those are known. */
const offeredFiles = ({ pages }: SiteData) =>
  new Map(
    pages
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.blockType === "downloads" ? block.files : []))
      .map(({ file }) => [file.sourceUrl, file.filesize ?? undefined]),
  );

/** The site data with every HTML of staff passed through `clean`; one that is forgotten does not compile. */
function sanitizeSiteData(data: SiteData, clean: (html: StaffHtml) => SafeHtml): WithSafeHtml<SiteData> {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      blocks: withHeadingIds(page.blocks.map((block) => withBlockHtml(block, clean))),
    })),
    news: data.news.map((item) => ({
      ...item,
      newsField: { ...item.newsField, content: headingsFromSecondLevel(clean(item.newsField.content)) },
    })),
    stories: data.stories.map((item) => ({
      ...item,
      story: { ...item.story, content: headingsFromSecondLevel(clean(item.story.content)) },
    })),
    events: data.events.map((item) => ({
      ...item,
      event: { ...item.event, description: clean(item.event.description) },
    })),
    members: data.members.map((member) => ({
      ...member,
      memberDescription: {
        ...member.memberDescription,
        biography: clean(member.memberDescription.biography),
      },
    })),
    grantYears: data.grantYears.map((year) => ({
      ...year,
      grantees: year.grantees.map((grantee) => ({
        ...grantee,
        granteeBio: { ...grantee.granteeBio, description: clean(grantee.granteeBio.description) },
      })),
    })),
    supportGroups: data.supportGroups.map((group) => ({
      ...group,
      supportGroupMainContent: {
        ...group.supportGroupMainContent,
        learnMore: clean(group.supportGroupMainContent.learnMore),
      },
    })),
    faqs: data.faqs.map((faq) => ({ ...faq, content: clean(faq.content) })),
    videos: data.videos.map((video) => ({ ...video, transcript: clean(video.transcript) })),
  };
}
