import type { HeadingPart, Part } from "./parts.ts";

const lowest = 4;

/** A heading is bold by itself. */
const plain = (part: HeadingPart): HeadingPart =>
  part.runs.every(({ bold }) => bold)
    ? { ...part, runs: part.runs.map((run) => ({ ...run, bold: false })) }
    : part;

/**
 * Headings that begin at a level and never leave one out: each is one below the last one that was above it. The highest of
 * a text is thereby the first of the levels that stand under a page's title.
 */
export function withLevels(parts: Part[], highest = 2): Part[] {
  const above: number[] = [];
  return parts.map((part) => {
    if (part.kind === "accordion") {
      return {
        ...part,
        items: part.items.map((item) => ({ ...item, parts: withLevels(item.parts, highest + 1) })),
      };
    }
    if (part.kind !== "heading") return part;
    while ((above.at(-1) ?? 0) >= part.level) above.pop();
    above.push(part.level);
    return plain({ ...part, level: Math.min(highest - 1 + above.length, lowest) });
  });
}
