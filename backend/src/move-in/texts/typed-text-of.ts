import { cleanText, singleBlanks } from "./clean-text.ts";
import { blockTags, nodesOf, unreadTags, visit } from "./html-tree.ts";

const knownTag = new RegExp(
  `^(?:${[...blockTags, ...unreadTags].join("|")}|[abiqsu]|strong|em|br|img|span|font|small|big|sub|sup|del|ins|mark|code|kbd|cite|abbr|label|button|video|audio|picture|noscript|wbr|strike|tt|time|o:p|st1:\\w+)$`,
  "i",
);

/** What looks like a tag and is none, such as `<jane@example.org>`, is meant as text. */
const withPlainBrackets = (text: string): string =>
  text.replace(
    /<(?!!--)(?!\/?([a-z][\w:-]*)[\s/>])|<\/?([a-z][\w:-]*)(?=[\s/>])/gi,
    (found, _, name?: string) =>
      name !== undefined && knownTag.test(name) ? found : `&lt;${found.slice(1)}`,
  );

/**
 * Plain text of a field that arrived as it was typed, which may hold HTML: `<br />` and the ends of paragraphs are line
 * breaks, and so are those that were typed. Words in pointed brackets that are no tags stay.
 */
export function typedTextOf(text: string): string {
  // The plug-in of the old site wrote a break for each line end, and left the line end.
  const lines = text.replace(/\r\n?/g, "\n").replace(/<br\s*\/?>[ \t]*\n/gi, "\n");
  const pieces: string[] = [];
  visit(nodesOf(withPlainBrackets(lines)), {
    enter: ({ tagName }) => {
      if (tagName === "br") pieces.push("\n");
      else if (blockTags.has(tagName)) pieces.push("\u2028");
      return !unreadTags.has(tagName);
    },
    leave: ({ tagName }) => {
      if (blockTags.has(tagName)) pieces.push("\u2028");
    },
    text: (words) => pieces.push(words),
  });
  return cleanText(pieces.join(""))
    .replace(/[ \t]*\n?\u2028[\s\u2028]*/g, "\n")
    .split("\n")
    .map((line) => singleBlanks(line).trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
