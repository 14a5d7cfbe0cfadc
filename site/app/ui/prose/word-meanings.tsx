import type { SafeHtml } from "@pcf/contract/content/html";
import "./word-meanings.css";

/** What the marked words of a page open, in its place at the end of the page; nothing where no word is marked. */
export function WordMeanings({ html }: { html: SafeHtml }) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `content/html/explained-words.ts` makes it of escaped texts.
  return <div className="no-print" dangerouslySetInnerHTML={{ __html: html }} />;
}
