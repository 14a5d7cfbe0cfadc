import { createElement as h, type ReactNode } from "react";
import { paragraph } from "../../mail/mail-parts.ts";
import { filledText, paragraphsOf, type Values } from "./filled-text.ts";
import type { ThankYouMailName, ThankYouText } from "./thank-you-mails.ts";

/** An end of line within a paragraph stays. All of it is text, never markup. */
const paragraphs = (words: string): ReactNode[] =>
  paragraphsOf(words).map((each, index) => {
    const lines = each.split("\n");
    if (lines.length === 1) return h("div", { key: index }, paragraph(each));
    const broken = lines.flatMap((line, at) => (at === 0 ? [line] : [h("br", { key: at }), line]));
    return h("div", { key: index }, paragraph(broken));
  });

/** What a mail that thanks says in the words of staff, or in ours. */
export function thankYouWords(
  mail: ThankYouMailName,
  values: Values,
  typed?: ThankYouText,
): { subject: string; opening: ReactNode; closing: ReactNode } {
  const { subject, opening, closing } = filledText(mail, values, typed);
  return { subject, opening: paragraphs(opening), closing: paragraphs(closing) };
}
