import type { SafeHtml } from "@pcf/contract/content/html";
import { editedHtml } from "./safe-html.ts";

const heading = /(<\/?h)([2-6])(?=[\s>])/g;

/** A text that stands right under its page's title: its highest headings become the second level, the others follow. */
export function headingsFromSecondLevel(html: SafeHtml): SafeHtml {
  const levels = [...html.matchAll(heading)].map(([, , level]) => Number(level));
  const raise = Math.min(...levels) - 2;
  if (levels.length === 0 || raise === 0) return html;
  return editedHtml(html, (text) =>
    text.replace(heading, (_, tag: string, level: string) => `${tag}${Number(level) - raise}`),
  );
}
