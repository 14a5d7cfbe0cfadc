/** What was left out of a text, or guessed: a word for programs, and a sentence for staff. */
export type TextNote = { code: string; words: string };

/** Notes on one text, each once, with its count where there are many. */
export class TextNotes {
  readonly #counts = new Map<string, { code: string; words: string; count: number }>();

  add(code: string, words: string): void {
    const known = this.#counts.get(`${code} ${words}`);
    if (known) known.count += 1;
    else this.#counts.set(`${code} ${words}`, { code, words, count: 1 });
  }

  all(): TextNote[] {
    return [...this.#counts.values()].map(({ code, words, count }) => ({
      code,
      words: count === 1 ? words : `${words} (${count} times)`,
    }));
  }
}

/** The beginning of a text, for a note. */
export const beginningOf = (text: string, most = 120): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length <= most ? line : `${line.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…`;
};
