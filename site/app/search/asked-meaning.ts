import { stemsOf } from "./words";

const asksForMeaning =
  /^(?:what (?:does|do) (?<does>.+) mean|(?:what is )?the meaning of (?<of>.+)|(?:define|meaning of) (?<define>.+)|(?<word>.+) (?:meaning|definition))\s*\?*$/;

/**
 * The words whose meaning a folded search asks for, as their stems: "what does metastasis mean", "define biopsy". Undefined
 * where it asks for something else.
 */
export function askedMeaning(term: string): string[] | undefined {
  const asked = Object.values(asksForMeaning.exec(term)?.groups ?? {}).find(Boolean);
  return asked === undefined ? undefined : stemsOf(asked.replace(/^(a|an|the) /, ""));
}

/** Whether one of the names of an explained word has all the words that are asked for. */
export const isNamed = (names: readonly string[], asked: readonly string[]): boolean =>
  names.some((name) => {
    const stems = stemsOf(name);
    return asked.length > 0 && asked.every((stem) => stems.includes(stem));
  });
