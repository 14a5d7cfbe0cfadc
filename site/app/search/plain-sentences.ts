import { plainText } from "~/content/plain-text";
import { withoutSourceMarks } from "~/content/without-source-marks";

const breaks = /<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td|th|table|blockquote|figure|figcaption|dt|dd)\b[^>]*>/gi;

/** What people read of HTML, with its headings, items and paragraphs set apart, so that no excerpt runs one into the next. */
export const plainSentences = (html: string): string =>
  plainText(
    withoutSourceMarks(html)
      .replace(/([^\s.?!:;,])<\/h[1-6]>/gi, "$1: ")
      .replace(/([^\s.?!:;,])<\/li>\s*<\/(?:ul|ol)>/gi, "$1. ")
      .replace(/([^\s.?!:;,])<\/li>/gi, "$1; ")
      .replace(breaks, " "),
  );
