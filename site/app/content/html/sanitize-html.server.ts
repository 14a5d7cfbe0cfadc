import type { SafeHtml, StaffHtml } from "@pcf/contract/content/html";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import sanitize from "sanitize-html";
import { plainText } from "./plain-text.ts";

/** What a link to a file says of it, from its address: undefined for a link that is not to a file. */
export type FileNote = (href: string) => string | undefined;

const fileTypes = /\.(pdf|docx?|xlsx?|pptx?|csv|zip|ics|mp3|epub)(?:$|[?#])/i;

/** `PDF, 1.2 MB`, or the type alone where the size is not known; sizes in en-CA. */
export function fileNote(href: string, bytes: number | undefined): string | undefined {
  const type = fileTypes.exec(href)?.[1]?.toUpperCase();
  if (!type) return undefined;
  return bytes ? `${type}, ${fileSize(bytes)}` : type;
}

/** A file size as people read it, in en-CA. */
export function fileSize(bytes: number): string {
  const megabytes = bytes >= 1_000_000;
  return new Intl.NumberFormat("en-CA", {
    style: "unit",
    unit: megabytes ? "megabyte" : "kilobyte",
    maximumFractionDigits: megabytes ? 1 : 0,
  }).format(Math.max(bytes / (megabytes ? 1_000_000 : 1_000), megabytes ? 0 : 1));
}

/** What tells links out from links of the site, and what is known of the files they lead to. */
type Surroundings = { origin: string; noteOf: FileNote };

/**
 * HTML from the content backend reduced to what a text may hold: no scripts, styles, frames, handlers or foreign
 * schemes. Headings start at level two, links out carry `rel`, links to files say type and size. A number to call, such as
 * 9-8-8, stays on one line.
 */
export function sanitizeHtml(html: StaffHtml, site: Surroundings): SafeHtml {
  const text: string = html.includes("<") ? scrollingTables(withAllowedTags(html, site)) : html;
  return text as SafeHtml;
}

/**
 * A table that is wider than its place scrolls by itself, also by the keys, for which it has to be reached by them. Each is in a
 * frame of that kind, which is called as the table is.
 */
const scrollingTables = (html: string): string =>
  html.replace(
    /<table\b[^>]*>(?:\s*<caption\b[^>]*>(.*?)<\/caption>)?|<\/table>/gs,
    (tag, caption: string | undefined) =>
      tag === "</table>"
        ? `${tag}</div>`
        : `<div class="table-scroll" role="group" tabindex="0" aria-label="${escapedMarkup(plainText(caption ?? "") || "Table")}">${tag}`,
  );

function withAllowedTags(html: string, site: Surroundings): string {
  const notes: (string | undefined)[] = [];
  return sanitize(html, {
    allowedTags: [
      ..."h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd a strong em b i u s sub sup small mark".split(" "),
      ..."blockquote cite q abbr code pre span div figure figcaption img picture source".split(" "),
      ..."table caption thead tbody tfoot tr th td details summary time".split(" "),
    ],
    allowedAttributes: {
      a: ["href", "title", "rel", "id", "hreflang", "lang", "download"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading"],
      source: ["srcset", "sizes", "type", "media"],
      th: ["scope", "colspan", "rowspan"],
      td: ["colspan", "rowspan"],
      ol: ["start", "reversed", "type"],
      li: ["value"],
      time: ["datetime"],
      details: ["open", "name"],
      "*": ["id", "lang", "dir", { name: "class", values: ["file-note", "lead", "note"] }],
    },
    selfClosing: [...sanitize.defaults.selfClosing, "source"],
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    textFilter: (text) => text.replace(/\d+(?:-\d+){2,}/g, '<span class="whitespace-nowrap">$&</span>'),
    transformTags: {
      h1: "h2",
      a: (tagName, attributes) => {
        const href = attributes.href ?? "";
        notes.push(site.noteOf(href));
        return isExternal(href, site.origin)
          ? { tagName, attribs: { ...attributes, rel: "noopener external" } }
          : { tagName, attribs: attributes };
      },
      img: (tagName, attributes) => ({
        tagName,
        attribs: { loading: "lazy", ...attributes, alt: attributes.alt ?? "" },
      }),
    },
  }).replace(/<\/a>/g, (end) => {
    const note = notes.shift();
    return note ? `${end} <span class="file-note">(${note})</span>` : end;
  });
}

function isExternal(href: string, origin: string): boolean {
  return /^https?:/i.test(href) && !href.startsWith(`${origin}/`) && href !== origin;
}
