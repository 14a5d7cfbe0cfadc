import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, test } from "vitest";
import { pageBlocksOf } from "./page-blocks-of.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { richTextOf } from "./rich-text-of.ts";
import { nastyHtml } from "./testing/nasty-html.ts";

const context = {
  linkTo: (href: string) => (href.startsWith("#") ? undefined : href),
  picture: () => 7,
  video: () => undefined,
};

/** All texts in a value, whatever its shape. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const plain = (text: string) =>
  text
    .replace(/&(?:amp|#8217|eacute);/g, (sign) => ({ "&amp;": "&", "&#8217;": "’" })[sign] ?? "é")
    .normalize("NFC")
    .replace(/[\u00ad\u200b]/g, "");
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

type Node = Tree.ChildNode;
function wordsOfHtml(html: string): string[] {
  const read = (nodes: Node[]): string =>
    nodes
      .map((node) => {
        if ("value" in node) return node.value;
        if (!("childNodes" in node) || /^(?:script|style|template)$/.test(node.nodeName)) return "";
        return ` ${read(node.childNodes)} `.slice(/^(?:b|i|o:p)$/.test(node.nodeName) ? 1 : 0);
      })
      .join("");
  // Brackets of plug-ins are no words, and Word's bullet "o" is none.
  const withoutCodes = html.replace(/\[\/?(?:caption|vc_\w+|et_pb_\w+|highlight)[^\]]*\]/g, "");
  return wordsOf(read(parseFragment(withoutCodes).childNodes)).filter((word) => word !== "o");
}

test.for(Object.entries(nastyHtml))("no word is lost that no note names: %s", ([, html]) => {
  const page = pageBlocksOf(html, context);
  const outcomes = [
    page,
    richTextOf(html, context, { blocks: true }),
    richTextOf(html, context, { blocks: false }),
  ];
  for (const outcome of outcomes) {
    const kept = new Set(wordsOf(textsOf(outcome).join(" ")));
    expect(wordsOfHtml(html).filter((word) => !kept.has(word) && word !== "drawn")).toEqual([]);
  }
});

test.for(Object.entries(nastyHtml))("the same text gives the same answer to the letter: %s", ([, html]) => {
  const converted = () => [
    pageBlocksOf(html, context).blocks,
    richTextOf(html, context, { blocks: true }).body,
  ];
  const once = JSON.stringify(converted());
  expect(JSON.stringify(converted())).toBe(once);
  expect(once).not.toMatch(/javascript:|<script|onclick|"style":"","text":""/);
});

test("words that run into one another in the markup of blocks stay apart", () => {
  expect(plainTextOf(nastyHtml["text without spaces between blocks"] ?? "")).toBe(
    "a b c d line 1 line 2 e f",
  );
});
