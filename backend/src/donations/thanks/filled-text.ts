import { greetingName } from "../../mail/greeting-name.ts";
import {
  nothingTyped,
  type Placeholder,
  type ThankYouMailName,
  type ThankYouText,
  textInForce,
} from "./thank-you-mails.ts";

/** What placeholders stand for in one mail. Of the donor it has the first name as typed. */
export type Values = Partial<Record<Placeholder, string>>;

const nobodyNamed = "friend";

/**
 * The text of a mail in the words of staff, or in ours, with its placeholders filled in. A donor's name is written only where it
 * is a name, and no value is looked through for placeholders again.
 */
export function filledText(
  mail: ThankYouMailName,
  values: Values,
  typed: ThankYouText = nothingTyped,
): ThankYouText {
  const known: Values = { ...values, "first name": greetingName(values["first name"] ?? "") || nobodyNamed };
  const filled = (words: string) =>
    words.replaceAll(/\{([^{}]*)\}/g, (braced, name: Placeholder) => known[name] ?? braced);
  const { subject, opening, closing } = textInForce(mail, typed);
  return { subject: filled(subject), opening: filled(opening), closing: filled(closing) };
}

/** Paragraphs stand between blank lines. */
export const paragraphsOf = (words: string): string[] =>
  words
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter(Boolean);
