import { createHash } from "node:crypto";
import type { Company } from "@pcf/contract/content/company";
import type { StaffHtml } from "@pcf/contract/content/html";
import type { SiteData } from "@pcf/contract/content/site-data";
import { fetchSiteData } from "./fetch-site-data.server.ts";
import { type LeftOut, parseSiteData } from "./parse-site-data.server.ts";
import { fileNote, sanitizeHtml } from "./sanitize-html.server.ts";
import { sanitizeSiteData } from "./sanitize-site-data.server.ts";
import type { SiteContent } from "./site-content.ts";

/**
 * Makes the reader of the content backend: fetch, check each document, sanitise. Its version is the hash of what the
 * backend answered, so an unchanged answer is `"unchanged"` and costs no more than reading it.
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
  sizeOf: (href: string) => number | undefined;
  fetch?: typeof fetch;
}): (previous: SiteContent | undefined) => Promise<SiteContent | "unchanged"> {
  return async (previous) => {
    const raw = await fetchSiteData(options);
    const version = createHash("sha256")
      .update(JSON.stringify([raw, options.company, options.origin]))
      .digest("hex")
      .slice(0, 16);
    if (previous?.version === version) return "unchanged";
    return cleanContent(parseSiteData(raw, options.leftOut, previous), version, options);
  };
}

/** Checked site data as the site serves it: its HTML sanitised, links to files with type and size. */
export function cleanContent(
  data: SiteData,
  version: string,
  options: { origin: string; company: Company; sizeOf: (href: string) => number | undefined },
): SiteContent {
  const known = new Map(
    data.pages
      .flatMap((page) => page.blocks)
      .flatMap((block) => (block.blockType === "downloads" ? block.files : []))
      .map(({ file }) => [file.sourceUrl, file.filesize ?? undefined]),
  );
  const noteOf = (href: string) => fileNote(href, known.get(href) ?? options.sizeOf(href));
  const clean = (html: StaffHtml) => sanitizeHtml(html, { origin: options.origin, noteOf });
  return { ...sanitizeSiteData(data, clean), company: options.company, version };
}
