import { folded } from "@pcf/contract/folded-text";
import { plainWords } from "./plain-words.ts";

const frenchWords =
  /\b(le|la|les|des|du|une|est|sont|et|nous|vous|notre|votre|pour|avec|dans|sur|qui|que|aux|au|chaque|mois|groupe|rencontres?|soutien|de|ou|se|par|plus|mardi|jeudi|lundi|mercredi|vendredi)\b/g;
const englishWords =
  /\b(the|and|of|is|are|we|you|our|your|for|with|in|on|who|that|every|month|group|meetings?|support|to|or|by|from|tuesday|thursday|monday|wednesday|friday)\b/g;

/** Below these words it may be a name alone, as that of a hall. */
const fewestWords = 5;
const countOf = (text: string, words: RegExp) => text.match(words)?.length ?? 0;

/**
 * The languages that are spoken at the meetings: French where the group's texts are clearly written in it, English otherwise.
 * In which languages its people can help beside that is a list of its own, and says nothing of the meetings.
 */
export function languagesOf({ texts }: { texts: readonly (string | undefined)[] }): string[] {
  const plain = folded(plainWords(texts.map((text) => text ?? "").join("\n")));
  if (
    /\b(bilingual|bilingue|english and french|french and english|anglais et (en )?francais|francais et (en )?anglais)\b/.test(
      plain,
    )
  ) {
    return ["English", "French"];
  }
  const french = countOf(plain, frenchWords);
  const isFrench = french >= fewestWords && french > 3 * countOf(plain, englishWords);
  return isFrench ? ["French"] : ["English"];
}
