import type { HeadedBlock } from "~/content/html/headings";
import { plainText } from "~/content/html/plain-text";
import { withoutSourceMarks } from "~/content/html/source-marks";
import { toolTexts } from "./tool-texts";

/**
 * A part of a text that can be found: what people read of it, the heading it stands under, and the id by which a link
 * leads there, which may be that of a heading further up.
 */
export type TextPart = { text: string; heading?: string; id?: string };

/** What people read of a block, in sentences, so that an excerpt does not run one cell or title into the next. */
export function blockParts(block: HeadedBlock): TextPart[] {
  const id = block.headingId;
  switch (block.blockType) {
    case "special":
      return onePart(undefined, id, [plainSentences(block.html), ...(toolTexts[block.part] ?? [])]);
    case "richText":
      return richTextParts(block.html);
    case "accordion":
      return listParts(block.title, id, block.items);
    case "definitionList":
      return listParts(
        block.title,
        id,
        block.items.map((item) => ({ title: item.term, html: item.html })),
      );
    case "table":
      return onePart(undefined, id, [
        block.caption,
        block.columns.map((column) => column.text).join(", "),
        ...block.rows.map((row) => row.cells.map((cell) => cell.text).join(" – ")),
      ]);
    case "drawing":
      return onePart(undefined, id, [
        block.drawing.title,
        ...block.drawing.legend.map((part) => part.text),
        block.drawing.caption,
      ]);
    case "cardGrid":
      return onePart(
        block.title,
        id,
        block.cards.map((card) => headed(card.title, card.text)),
      );
    case "callToAction":
      return onePart(undefined, id, [block.title, block.text]);
    case "quote":
      return onePart(undefined, id, [block.text]);
    case "downloads":
      return onePart(
        block.title,
        id,
        block.files.map((file) => file.label),
      );
    case "contactBlocks":
      return onePart(
        undefined,
        id,
        block.contacts.map((contact) => headed(contact.title, contact.text)),
      );
    // What stands in pictures, videos, logos and forms is found by their own pages or not at all.
    case "video":
    case "videoCarousel":
    case "figure":
    case "logoGrid":
    case "gallery":
      return [];
  }
}

const headingStart = /(?=<h[23][^>]*\sid=")/;
const headingHead = /^<h[23][^>]*\sid="([^"]+)"[^>]*>([\s\S]*?)<\/h[23]>/;

/** A text cut before each of its headings. */
function richTextParts(html: string): TextPart[] {
  return html.split(headingStart).flatMap((piece) => {
    const [, id, heading] = headingHead.exec(piece) ?? [];
    const text = sentences(plainSentences(piece));
    return text ? [{ text, id, heading: heading && plainSentences(heading) }] : [];
  });
}

/** Questions with their answers, or terms with their meanings: each is found by its own title. */
function listParts(
  title: string | undefined,
  id: string | undefined,
  items: readonly { title: string; html: string }[],
): TextPart[] {
  return [
    ...onePart(title, id, []),
    ...items.map((item) => ({
      text: sentences(headed(item.title, plainSentences(item.html))),
      heading: item.title,
      id,
    })),
  ];
}

function onePart(
  title: string | undefined,
  id: string | undefined,
  texts: readonly (string | null | undefined)[],
): TextPart[] {
  const text = sentences(title, ...texts);
  return text ? [{ text, id, heading: title }] : [];
}

const sentenceEnd = /[.?!:;…]["”’)]*$/;

/** The texts as sentences: each that has no sign at its end is given a stop. */
export function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .flatMap((part) => (part ? [sentenceEnd.test(part) ? part : `${part}.`] : []))
    .join(" ")
    .normalize("NFC");
}

function headed(title: string, text: string | null | undefined): string {
  if (!text) return title;
  return sentenceEnd.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}

const breaks =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|br|tr|td|th|table|caption|blockquote|figure|figcaption|dt|dd)\b[^>]*>/gi;

/** What people read of HTML, with its headings, items and paragraphs set apart, so that no excerpt runs one into the next. */
export const plainSentences = (html: string): string =>
  plainText(
    withoutSourceMarks(html)
      .replace(/([^\s.?!:;,])<\/h[1-6]>/gi, "$1: ")
      .replace(/([^\s.?!:;,])<\/li>\s*<\/(?:ul|ol)>/gi, "$1. ")
      .replace(/([^\s.?!:;,])<\/li>/gi, "$1; ")
      .replace(/([^\s.?!:;,>])<\/(?:caption|figcaption|a><\/figure|t[dh]>\s*<\/tr)>/gi, "$1. ")
      .replace(/([^\s>])<\/t[dh]>/gi, "$1 – ")
      .replace(breaks, " "),
  );
