import { createElement as h, type ReactNode } from "react";
import { greetingName } from "../../mail/greeting-name.ts";
import { paragraph } from "../../mail/mail-parts.ts";
import {
  nothingTyped,
  type Placeholder,
  type ThankYouMailName,
  type ThankYouText,
  textInForce,
} from "./thank-you-mails.ts";

/** What placeholders stand for in one mail. Of the donor it has the first name as typed. */
type Values = Partial<Record<Placeholder, string>>;

const nobodyNamed = "friend";

/** A donor's name is written only where it is a name, and no value is looked through for placeholders again. */
function filled(words: string, values: Values): string {
  const known: Values = { ...values, "first name": greetingName(values["first name"] ?? "") || nobodyNamed };
  return words.replaceAll(/\{([^{}]*)\}/g, (typed, name: Placeholder) => known[name] ?? typed);
}

/** Paragraphs stand between blank lines; an end of line within one stays. All of it is text, never markup. */
const paragraphs = (words: string): ReactNode[] =>
  words
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each, index) => {
      const lines = each.split("\n");
      if (lines.length === 1) return h("div", { key: index }, paragraph(each));
      const broken = lines.flatMap((line, at) => (at === 0 ? [line] : [h("br", { key: at }), line]));
      return h("div", { key: index }, paragraph(broken));
    });

/** What a mail that thanks says in the words of staff, or in ours. */
export function thankYouWords(
  mail: ThankYouMailName,
  values: Values,
  typed: ThankYouText = nothingTyped,
): { subject: string; opening: ReactNode; closing: ReactNode } {
  const { subject, opening, closing } = textInForce(mail, typed);
  return {
    subject: filled(subject, values),
    opening: paragraphs(filled(opening, values)),
    closing: paragraphs(filled(closing, values)),
  };
}
