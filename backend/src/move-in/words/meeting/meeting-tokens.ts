import { foldedInPlace } from "./calendar-words.ts";
import { meetingForms } from "./meeting-forms.ts";
import type { Meant, PlainKind, Token } from "./token.ts";
import { clocksInCapitals, clocksInSmall } from "./zone-forms.ts";

const signs: Readonly<Record<string, PlainKind>> = {
  "-": "dash",
  "&": "and",
  "+": "and",
  "/": "and",
  ",": "comma",
  "(": "comma",
  ")": "comma",
  "[": "comma",
  "]": "comma",
  ";": "stop",
  ".": "stop",
  "\n": "stop",
  "!": "stop",
};
const passed = /[ :*@"“”«»|~•·]+/y;
/** The article before a vowel has no blank behind it. */
const elided = /[ld]'(?=[a-z])/y;
const anything = /[\p{L}\p{N}'%$#]+|./suy;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

function clockNamedAt(
  text: string,
  plain: string,
  at: number,
  before: Token | undefined,
): [string, Meant] | undefined {
  if (!before || !["clock", "dayPart", "zone"].includes(before.kind)) return undefined;
  const ways = [
    ...clocksInCapitals.map(([pattern, clock]) => [matchAt(pattern, text, at), clock] as const),
    ...clocksInSmall.map(([pattern, clock]) => [matchAt(pattern, plain, at), clock] as const),
  ];
  const [match, clock] = ways.find(([found]) => found) ?? [];
  return match && clock ? [match[0], { kind: "zone", clock }] : undefined;
}

/** The piece that begins at a place of a text: of what can be meant there the first of the table. */
function pieceAt(text: string, plain: string, at: number, before: Token | undefined): [string, Meant] {
  const named = clockNamedAt(text, plain, at, before);
  if (named) return named;
  for (const [pattern, meaning] of meetingForms) {
    const match = matchAt(pattern, plain, at);
    const meant = match && meaning(match);
    if (match && meant) return [match[0], meant];
  }
  const elision = matchAt(elided, plain, at);
  if (elision) return [elision[0], { kind: "filler" }];
  const found = matchAt(anything, plain, at)?.[0] ?? plain.charAt(at);
  return [found, { kind: signs[found] ?? "unknown" }];
}

/**
 * The pieces of a text that says when a group meets, in its order. `text` is as `plainWords` makes it. Nothing is passed over
 * but blanks and quotes: what has no meaning here is "unknown".
 */
export function meetingTokens(text: string): Token[] {
  const plain = foldedInPlace(text);
  const tokens: Token[] = [];
  for (let at = 0; at < plain.length; ) {
    const blank = matchAt(passed, plain, at);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    const before = tokens.findLast(({ kind }) => kind !== "comma" && kind !== "and" && kind !== "dash");
    const [found, meant] = pieceAt(text, plain, at, before);
    tokens.push({ ...meant, text: text.slice(at, at + found.length) });
    at += found.length;
  }
  return tokens;
}
