const startsBlock = /^\s*(#{1,6}\s|[-*+]\s|\d+\.\s|>|---\s*$)/;

/** Joins lines that were only wrapped: the editor's Markdown takes each line as a paragraph of its own. */
export function joinWrappedLines(markdown: string): string {
  const lines: string[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const before = lines.at(-1);
    const continues =
      before !== undefined &&
      before.trim() !== "" &&
      !/^\s*#/.test(before) &&
      line.trim() !== "" &&
      !startsBlock.test(line);
    if (continues) lines[lines.length - 1] = `${before.trimEnd()} ${line.trim()}`;
    else lines.push(line);
  }
  return lines.join("\n").trim();
}
