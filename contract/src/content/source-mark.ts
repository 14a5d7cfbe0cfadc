const markedSource = /^#source-(\d+)$/;

/** A link to `#source-2` marks a sentence with the second source of its page: that number, or undefined for other links. */
export function sourceMarked(href: string): number | undefined {
  const number = markedSource.exec(href)?.[1];
  return number === undefined ? undefined : Number(number);
}
