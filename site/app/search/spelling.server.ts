import MiniSearch from "minisearch";

export type Spelling = {
  /** Words that are known and look like `word`, the likeliest first; itself where it is known. */
  nearest(word: string): string[];
};

const mostSuggestions = 3;

/** Letters that may be wrong: none in short words, where every change makes another word. */
const wrongLetters = (word: string) => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 6 ? 1 : 2);

/** Finds what a word with one or two wrong letters was meant to be, among all words of the site and of the editors' list. */
export function spellingOf(known: ReadonlySet<string>): Spelling {
  const words = new MiniSearch<{ id: string }>({
    fields: ["id"],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  words.addAll(Array.from(known, (id) => ({ id })));

  return {
    nearest(word) {
      if (known.has(word)) return [word];
      const fuzzy = wrongLetters(word);
      if (fuzzy === 0) return [];
      const turned = swapped(word).filter((swap) => known.has(swap));
      if (turned.length > 0) return turned;
      return words
        .search(word, { fuzzy, prefix: true })
        .slice(0, mostSuggestions)
        .map(({ id }) => String(id));
    },
  };
}

/** The word with each two neighbours changed over, the commonest slip of the fingers. */
function swapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
}
