import type { ReactElement } from "react";
import { render, toPlainText } from "react-email";

export type RenderedMail = { subject: string; html: string; text: string };

/** HTML of a mail, and the same words as plain text. */
export async function renderMail(subject: string, element: ReactElement): Promise<RenderedMail> {
  const html = await render(element);
  return { subject, html, text: plainText(html) };
}

/** The words of a mail's HTML. */
export const plainText = (html: string): string =>
  toPlainText(html, {
    wordwrap: 76,
    preserveNewlines: true,
    selectors: [
      { selector: "h1", options: { uppercase: false } },
      { selector: "th", format: "inline" },
      { selector: "table", format: "dataTable", options: { uppercaseHeaderCells: false, colSpacing: 3 } },
      { selector: "table[role=presentation]", format: "block" },
      { selector: "a", options: { hideLinkHrefIfSameAsText: true } },
    ],
  });
