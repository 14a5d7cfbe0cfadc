/** Between letters; YAML writes it twice in a text that itself stands between such signs. */
const apostrophes = /(?<=\p{L})''?(?=\p{L})|(?<=\p{L}s)'(?=\s\p{L})/gu;

/** An apostrophe as it is printed, where a keyboard has only a straight sign. */
export const printedApostrophes = (text: string): string => text.replace(apostrophes, "’");

/** What is no prose: blocks of YAML, code, tags, and what a link leads to. */
const asItIs = /(^```[\s\S]*?^```[ \t]*$|`[^`\n]*`|<[^>\n]*>|\]\([^)\n]*\))/gm;

/**
 * Markdown with its quotation marks and apostrophes as they are printed: what is written on a keyboard reads as set by hand.
 * In blocks, whose YAML has quotation marks of its own, the apostrophes alone.
 */
export const printedQuotes = (markdown: string): string =>
  markdown
    .split(asItIs)
    .map((part, at) => {
      const prose = at % 2 === 0;
      if (!prose) return part.startsWith("```") ? printedApostrophes(part) : part;
      return printedApostrophes(part)
        .replace(/(?<=^|[\s([{“–—-])"(?=\S)/gm, "“")
        .replaceAll('"', "”");
    })
    .join("");
