import { withFactWords } from "@pcf/contract/content/fact-tokens";
import { plainLine, plainLines } from "@pcf/contract/plain-text";
import { distance } from "fastest-levenshtein";
import {
  type Placeholder,
  partWords,
  placeholders,
  type TextPart,
  type ThankYouMailName,
  type ThankYouText,
  textParts,
  thankYouMail,
} from "./thank-you-mails.ts";

const braced = (name: string): string => `{${name}}`;
const listed = (names: readonly Placeholder[]): string => names.map(braced).join(", ");

const copy = {
  tooLong: (part: string, most: number) => `${part}: at most ${most} letters.`,
  unknown: (part: string, typed: string, meant: string) =>
    `${part}: there is no ${typed}; did you mean ${meant}?`,
  unlike: (part: string, typed: string, known: string) =>
    `${part}: there is no ${typed}. You can use ${known}.`,
  notHere: (part: string, typed: string, known: string) =>
    `${part}: ${typed} is not known in this mail. You can use ${known}.`,
  lone: (part: string) => `${part}: a brace { or } stands alone. Names stand between both, such as {amount}.`,
} as const;

/** More letters than so many apart, a word is no slip of another. */
const mostSlips = 3;

/** How far what was typed is from a name, or from the last word of it: people write {name} for {first name}. */
const slips = (typed: string, name: string): number =>
  Math.min(distance(typed, name), distance(typed, name.split(" ").at(-1) ?? name));

/** The name that was meant, if it was one. */
function nearestOf(typed: string, known: readonly Placeholder[]): Placeholder | undefined {
  const word = typed.trim().toLowerCase();
  const [nearest] = known.toSorted((one, other) => slips(word, one) - slips(word, other));
  return nearest && slips(word, nearest) <= mostSlips ? nearest : undefined;
}

function problemOf(part: TextPart, typed: string, known: readonly Placeholder[]): string | undefined {
  const name = typed.slice(1, -1);
  const words = partWords[part];
  if (known.some((each) => each === name)) return undefined;
  if (Object.hasOwn(placeholders, name)) return copy.notHere(words, typed, listed(known));
  const nearest = nearestOf(name, known);
  return nearest ? copy.unknown(words, typed, braced(nearest)) : copy.unlike(words, typed, listed(known));
}

/** What is wrong with a text, in sentences; none where it can be sent. */
export function problemsOf(mail: ThankYouMailName, text: ThankYouText): string[] {
  const known = thankYouMail(mail).placeholders;
  return (Object.keys(textParts) as TextPart[]).flatMap((part) => {
    const typed = text[part];
    // Facts have two braces, and are looked for where they are.
    const ownNames = withFactWords(typed, new Map());
    const names = [...ownNames.matchAll(/\{[^{}]*\}/g)].map(([name]) => name);
    const isLone = /[{}]/.test(ownNames.replaceAll(/\{[^{}]*\}/g, ""));
    return [
      ...(typed.length > textParts[part] ? [copy.tooLong(partWords[part], textParts[part])] : []),
      ...new Set(names.flatMap((name) => problemOf(part, name, known) ?? [])),
      ...(isLone ? [copy.lone(partWords[part])] : []),
    ];
  });
}

/** The text as it is kept: without what no mail carries, and a part that says what we ship is an empty one. */
export function keptText(mail: ThankYouMailName, typed: ThankYouText): ThankYouText {
  const { shipped } = thankYouMail(mail);
  const plain = {
    subject: plainLine(typed.subject).trim(),
    opening: plainLines(typed.opening).trim(),
    closing: plainLines(typed.closing).trim(),
  };
  return {
    subject: plain.subject === shipped.subject ? "" : plain.subject,
    opening: plain.opening === shipped.opening ? "" : plain.opening,
    closing: plain.closing === shipped.closing ? "" : plain.closing,
  };
}
