import type { NamedClock } from "../zone-of-place.ts";
import { foldedInPlace } from "./calendar-words.ts";
import { meetingTokens } from "./meeting-tokens.ts";
import { Unclear } from "./month-list.ts";
import type { Token } from "./token.ts";

/** Words by which a note can change when a group meets. */
const changesMeetings =
  /cancel|holiday|postpone|suspend|resum|hiatus|\bpaused?\b|on hold|further notice|reschedul|instead|different (day|time|week)|\bvar(y|ies)\b|may change|subject to change|(week|day) (earlier|later|before|after)|not? (regular )?meet|n't meet|annul|reporte|\bferie|suspendu|relache|pas de re(ncontre|union)|aucune re(ncontre|union)/;

const aboutDays = new Set<Token["kind"]>(["month", "summer", "noRule", "since", "fortnightly", "everyOther"]);
const understood = new Set<Token["kind"]>([
  "month",
  "summer",
  "except",
  "ofMonth",
  "monthly",
  "to",
  "dash",
  "and",
  "or",
  "comma",
  "stop",
  "filler",
  "way",
]);

/** "You may bring a friend" is not about May. */
const isVerb = (token: Token) => token.kind === "month" && /^(may|march|mar)$/.test(token.text);

function sentencesOf(tokens: Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    sentences.at(-1)?.push(token);
    if (token.kind === "stop") sentences.push([]);
  }
  return sentences;
}

function isAboutMeetings(sentence: Token[]): boolean {
  const words = foldedInPlace(sentence.map(({ text }) => text).join(" ")).toLowerCase();
  return (
    changesMeetings.test(words) ||
    sentence.some(
      (token, at) =>
        (aboutDays.has(token.kind) && !isVerb(token)) ||
        (token.kind === "ordinal" && sentence[at + 1]?.kind === "weekday"),
    )
  );
}

/**
 * What a note says of months without meetings, as pieces that stand behind those of the rule. Sentences about anything else
 * are passed over. `note` is as `plainWords` makes it.
 *
 * @throws Unclear when a sentence is about meetings and is not understood whole.
 */
export function noteExceptions(note: string): Token[] {
  return sentencesOf(meetingTokens(note)).flatMap((sentence) => {
    if (!isAboutMeetings(sentence)) return [];
    const isUnderstood = sentence.every(({ kind }) => understood.has(kind));
    const names = sentence.filter(
      ({ kind }) => kind === "month" || kind === "except" || kind === "to" || kind === "dash",
    );
    // "Meetings in July." may be meant of July alone, or of July too.
    const isWhole =
      names.some(({ kind }) => kind !== "month") || sentence.some(({ kind }) => kind === "summer");
    if (isUnderstood && isWhole) return sentence;
    const words = sentence.map(({ text }) => text).join(" ");
    throw new Unclear(`The note was not understood: “${words.slice(0, 120).replace(/ ([.,;!])/g, "$1")}”`);
  });
}

/** The clock that a note says the times are on, and others that it speaks of. */
export function clocksOfNote(note: string): { stated?: NamedClock; others: NamedClock[] } {
  const named = sentencesOf(meetingTokens(note)).flatMap((sentence) => {
    const at = sentence.findIndex(({ kind }) => kind === "zone");
    const zone = sentence[at];
    if (zone?.kind !== "zone") return [];
    return [
      { clock: zone.clock, stated: at > 0 && sentence.slice(0, at).every(({ kind }) => kind === "filler") },
    ];
  });
  const [stated, another] = new Set(named.filter((each) => each.stated).map(({ clock }) => clock));
  const others = named.map(({ clock }) => clock).filter((clock) => another || clock !== stated);
  return stated && !another ? { stated, others } : { others };
}
