const markedSource = /^#source-(\d+)$/;

/** A link to `#source-2` marks a sentence with the second source of its page: that number, or undefined for other links. */
function sourceMarked(href: string): number | undefined {
  const number = markedSource.exec(href)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The sources that the texts in `blocks` mark, by their number on the page: links to `#source-2` and the like. */
export function markedSources(blocks: unknown): number[] {
  const found = new Set<number>();
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      const number = name === "url" && typeof inside === "string" ? sourceMarked(inside) : undefined;
      if (number === undefined) look(inside);
      else found.add(number);
    }
  };
  look(blocks);
  return [...found].sort((a, b) => a - b);
}
