import { withinSite } from "@pcf/contract/content/redirect-chain";
import { env } from "../../env.ts";
import { isRecord, wordsIn } from "../../fields/rows/row-words.ts";

/** A link of a document to this site: where it leads, and the words that readers press. */
export type SiteLink = { to: string; words: string };

/** What is an address of the document itself, and no link in it. */
const ownAddress = new Set(["uri", "slug", "from", "filename"]);
const labels = ["label", "title", "name", "text", "caption"];

/** An address of this site, or a part of the same page; undefined for all else. */
function leadsWithin(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const local = withinSite(text, env.SITE_URL);
  return /^(\/(?!\/)|#)\S*$/.test(local) ? local : undefined;
}

const labelOf = (data: Record<string, unknown>): string =>
  labels
    .map((name) => data[name])
    .find((label): label is string => typeof label === "string" && label !== "") ?? "";

/** All links in a document as it is stored: in its texts, on its buttons and cards, in menus and redirects. */
export function linksIn(data: unknown): SiteLink[] {
  if (Array.isArray(data)) return data.flatMap(linksIn);
  if (!isRecord(data)) return [];
  if ((data.type === "link" || data.type === "autolink") && isRecord(data.fields)) {
    const to = leadsWithin(data.fields.url);
    return to ? [{ to, words: wordsIn(data).trim() }] : [];
  }
  return Object.entries(data).flatMap(([name, value]) => {
    const to = ownAddress.has(name) ? undefined : leadsWithin(value);
    return to ? [{ to, words: labelOf(data) }] : linksIn(value);
  });
}
