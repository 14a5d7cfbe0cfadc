import { factNamesIn, factNamesWithin, factToken, withFactWords } from "@pcf/contract/content/fact-tokens";
import type { Payload } from "payload";
import { publishedFacts } from "../../content/facts/published-facts.ts";
import type { ThankYouText } from "./thank-you-mails.ts";

/** A text with the facts that it names. A part that names one which is gone is empty: the mail has our own words there. */
export async function textWithFacts(payload: Payload, text: ThankYouText): Promise<ThankYouText> {
  if (factNamesWithin(text).length === 0) return text;
  const facts = await publishedFacts({ payload });
  const filled = (words: string) =>
    factNamesIn(words).every((name) => facts.has(name)) ? withFactWords(words, facts) : "";
  return { subject: filled(text.subject), opening: filled(text.opening), closing: filled(text.closing) };
}

/** The facts that a text names and that are not published, as it writes them. */
export async function unknownFacts(payload: Payload, text: ThankYouText): Promise<string[]> {
  const names = factNamesWithin(text);
  if (names.length === 0) return [];
  const facts = await publishedFacts({ payload });
  return names.filter((name) => !facts.has(name)).map(factToken);
}
