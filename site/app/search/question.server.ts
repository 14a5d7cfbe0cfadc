import type { Phrase, SameWords } from "./same-words.server";
import type { Spelling } from "./spelling.server";
import { smallWords, stemsOf } from "./words";

/** One thing that a search asks for: any of the phrases will do, each for so much. */
export type Concept = { phrase: Phrase; weight: number }[];

const mostWords = 12;
const weightOfOther = 0.8;
const weightOfGuess = 0.7;

/** What is left of a phrase without its small words counts for less: "how long do I have to live" is not about living. */
function withoutSmallWords({ phrase, weight }: Concept[number]): Concept[number] {
  const telling = phrase.filter((word) => !smallWords.has(word));
  return telling.length > 0
    ? { phrase: telling, weight: (weight * telling.length) / phrase.length }
    : { phrase, weight };
}

/** What a search asks for. Small words are left out, unless there are no others. */
export function conceptsOf(term: string, same: SameWords, spelling: Spelling): Concept[] {
  const typed = stemsOf(term).slice(0, mostWords);
  const words = typed.map((word) => (smallWords.has(word) ? [word] : spelling.nearest(word)));
  const likeliest = typed.map((word, at) => words[at]?.[0] ?? word);
  const telling: Concept[] = [];
  const small: Concept[] = [];
  for (let at = 0; at < typed.length; ) {
    const inList = same.at(likeliest, at);
    // "How does radiation work" is not about a job: a small word of the list counts as the whole search only.
    const besideOthers = inList?.length === 1 && smallWords.has(likeliest[at] ?? "") && typed.length > 1;
    const listed = besideOthers ? undefined : inList;
    const length = listed?.length ?? 1;
    const guessed = typed.slice(at, at + length).some((word, next) => word !== likeliest[at + next]);
    const own = guessed ? weightOfGuess : 1;
    const concept: Concept = [
      withoutSmallWords({ phrase: likeliest.slice(at, at + length), weight: own }),
      ...(listed?.others ?? []).map((phrase) => ({ phrase, weight: own * weightOfOther })),
      // A word that is not known may be meant for several; a phrase of the list is clear.
      ...(listed ? [] : (words[at] ?? []).slice(1)).map((word) => ({
        phrase: [word],
        weight: own * weightOfGuess,
      })),
    ];
    const isSmall = !listed && smallWords.has(typed[at] ?? "");
    (isSmall ? small : telling).push(concept);
    at += length;
  }
  return telling.length > 0 ? telling : small;
}
