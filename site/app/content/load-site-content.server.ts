import type { Company } from "@pcf/contract/content/company";
import type { StaffHtml } from "@pcf/contract/content/html";
import type { SitePart } from "@pcf/contract/content/publication";
import type { SiteData } from "@pcf/contract/content/site-data";
import { fetchSiteData } from "./fetch-site-data.server.ts";
import { freshData, hashesOf, hashOf, mergedParts, type ReadBefore } from "./known-documents.server.ts";
import type { LeftOut } from "./parse-site-data.server.ts";
import { type FileNote, fileNote, sanitizeHtml } from "./sanitize-html.server.ts";
import { sanitizeSiteData } from "./sanitize-site-data.server.ts";
import type { SiteContent } from "./site-content.ts";

type SizeOf = (href: string) => number | undefined;

/** What a read brought, and what its texts say of the files that they link to. */
type LastRead = ReadBefore & { content: SiteContent; notes: ReadonlyMap<string, string> };

/**
 * Makes the reader of the content backend: fetch, check each document, sanitise. The version is the hash of what the
 * backend answered, so an unchanged answer is `"unchanged"` and costs no more than reading it. Parts and documents that did
 * not change are the very objects of before: to check and sanitise all pages would hold up readers for most of a second.
 * Asked for some parts, it reads everything all the same while it does not know the others.
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
    let before = last && last.content === previous ? last : undefined;
    const raw = await fetchSiteData({ ...options, parts: before && parts });
    const answered = hashesOf(raw);
    const hashes = new Map([...(before?.hashes ?? []), ...answered.parts]);
    const version = hashOf([[...hashes].sort(), options.company, options.origin]).slice(0, 16);
    if (previous?.version === version) return "unchanged";

    let fresh = freshData(raw, answered, before, { previous, leftOut: options.leftOut });
    const pages = [...(before?.content.pages ?? []), ...fresh.data.pages];
    const noteOf = notesOfFiles(pages, options.sizeOf);
    if (before && [...before.notes].some(([href, note]) => noteOf(href) !== note)) {
      // Any text may link to the file that is another one now.
      if (parts) return load(previous);
      before = undefined;
      fresh = freshData(raw, answered, undefined, { previous, leftOut: options.leftOut });
    }
    const notes = new Map(before?.notes);
    const clean = cleaned(fresh.data, version, {
      ...options,
      noteOf(href) {
        const note = noteOf(href);
        if (note !== undefined) notes.set(href, note);
        return note;
      },
    });
    const { parts: changed, documents } = mergedParts(clean, fresh, answered, before);
    const content: SiteContent = { ...(before?.content ?? clean), ...changed, version };
    last = { content, hashes, documents, notes };
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

type PageWithFiles = SiteData["pages"][number] | SiteContent["pages"][number];

/** Type and size of a file, from the pages that offer it or from the file itself. */
function notesOfFiles(pages: readonly PageWithFiles[], sizeOf: SizeOf): FileNote {
  const offered = new Map(
    pages
      .flatMap((page) => [...page.blocks])
      .flatMap((block) => (block.blockType === "downloads" ? block.files : []))
      .map(({ file }) => [file.sourceUrl, file.filesize ?? undefined]),
  );
  return (href) => fileNote(href, offered.get(href) ?? sizeOf(href));
}
