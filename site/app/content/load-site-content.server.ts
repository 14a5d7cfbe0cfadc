import { createHash } from "node:crypto";
import type { Company } from "@pcf/contract/content/company";
import type { StaffHtml } from "@pcf/contract/content/html";
import { type SitePart, siteParts } from "@pcf/contract/content/publication";
import type { SiteData } from "@pcf/contract/content/site-data";
import { fetchSiteData, type RawParts } from "./fetch-site-data.server.ts";
import { type LeftOut, parseSiteData } from "./parse-site-data.server.ts";
import { type FileNote, fileNote, sanitizeHtml } from "./sanitize-html.server.ts";
import { sanitizeSiteData } from "./sanitize-site-data.server.ts";
import type { SiteContent } from "./site-content.ts";

type SizeOf = (href: string) => number | undefined;

/** What the last read brought: the hash of each part as answered, and what its texts say of the files that they link to. */
type LastRead = {
  content: SiteContent;
  hashes: ReadonlyMap<SitePart, string>;
  notes: ReadonlyMap<string, string>;
};

/**
 * Makes the reader of the content backend: fetch, check each document, sanitise. The version is the hash of what the
 * backend answered, so an unchanged answer is `"unchanged"` and costs no more than reading it. Parts that did not change
 * are the very objects of before. Asked for some parts, it reads everything all the same while it does not know the others.
 */
export function siteContentLoader(options: {
  endpoint: string;
  timeoutMs: number;
  /** What the backend knows the site by; it may come to be after the site has started. */
  secret: () => string | undefined;
  origin: string;
  company: Company;
  leftOut: (document: LeftOut) => void;
  /** Size in bytes of a file of `/media`, where it is known. */
  sizeOf: SizeOf;
  fetch?: typeof fetch;
}) {
  let last: LastRead | undefined;

  return async function load(
    previous: SiteContent | undefined,
    parts?: readonly SitePart[],
  ): Promise<SiteContent | "unchanged"> {
    const known = last && last.content === previous ? last : undefined;
    const raw = await fetchSiteData({ ...options, parts: known && parts });
    const hashes = new Map(known?.hashes);
    for (const [part, answered] of partsOf(raw)) hashes.set(part, hashOf(answered));
    const version = hashOf([[...hashes].sort(), options.company, options.origin]).slice(0, 16);
    if (previous?.version === version) return "unchanged";

    let changed = new Set([...hashes.keys()].filter((part) => hashes.get(part) !== known?.hashes.get(part)));
    const fresh = parseSiteData(only(raw, changed), options.leftOut, previous);
    const pages = changed.has("pages") ? fresh.pages : (previous?.pages ?? []);
    const noteOf = notesOfFiles(pages, options.sizeOf);
    let data = fresh;
    if (known && [...known.notes].some(([href, note]) => noteOf(href) !== note)) {
      // Any text may link to the file that is another one now.
      if (parts) return load(previous);
      changed = new Set(siteParts);
      data = parseSiteData(raw, options.leftOut, previous);
    }
    const notes = new Map(known?.notes);
    const clean = cleaned(data, version, {
      ...options,
      noteOf(href) {
        const note = noteOf(href);
        if (note !== undefined) notes.set(href, note);
        return note;
      },
    });
    const content = known
      ? { ...known.content, ...Object.fromEntries([...changed].map((part) => [part, clean[part]])), version }
      : clean;
    last = { content, hashes, notes };
    return content;
  };
}

/** Checked site data as the site serves it: its HTML sanitised, links to files with type and size. */
export const cleanContent = (
  data: SiteData,
  version: string,
  options: { origin: string; company: Company; sizeOf: SizeOf },
): SiteContent => cleaned(data, version, { ...options, noteOf: notesOfFiles(data.pages, options.sizeOf) });

function cleaned(
  data: SiteData,
  version: string,
  { origin, company, noteOf }: { origin: string; company: Company; noteOf: FileNote },
): SiteContent {
  const clean = (html: StaffHtml) => sanitizeHtml(html, { origin, noteOf });
  return { ...sanitizeSiteData(data, clean), company, version };
}

type PageWithFiles = {
  blocks: (
    | { blockType: string }
    | Extract<SiteData["pages"][number]["blocks"][number], { blockType: "downloads" }>
  )[];
};

/** Type and size of a file, from the pages that offer it or from the file itself. */
function notesOfFiles(pages: readonly PageWithFiles[], sizeOf: SizeOf): FileNote {
  const offered = new Map(
    pages
      .flatMap((page) => page.blocks)
      .flatMap((block) => ("files" in block ? block.files : []))
      .map(({ file }) => [file.sourceUrl, file.filesize ?? undefined]),
  );
  return (href) => fileNote(href, offered.get(href) ?? sizeOf(href));
}

const partsOf = ({ collections, globals }: RawParts) =>
  Object.entries({ ...collections, ...globals }) as [SitePart, unknown][];

/** What was answered of these parts. */
function only({ collections, globals }: RawParts, parts: ReadonlySet<SitePart>): RawParts {
  const among = <Answered extends object>(answered: Answered) =>
    Object.fromEntries(Object.entries(answered).filter(([part]) => parts.has(part as SitePart))) as Answered;
  return { collections: among(collections), globals: among(globals) };
}

const hashOf = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex");
