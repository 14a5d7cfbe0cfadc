import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { Heading, Part, Run, Table } from "./parts.ts";

/** Where a link of a text leads in the booklet; undefined where it prints as plain words. */
export type LeadsTo = (href: string) => string | undefined;

const isElement = (node: Tree.ChildNode): node is Tree.Element => "tagName" in node;
const elementsIn = ({ childNodes }: Tree.ParentNode) => childNodes.filter(isElement);
const named = (element: Tree.ParentNode, ...names: string[]): Tree.Element[] =>
  elementsIn(element).flatMap((each) => (names.includes(each.tagName) ? [each] : named(each, ...names)));
const attribute = ({ attrs }: Tree.Element, name: string) =>
  attrs.find((each) => each.name === name)?.value ?? "";

const sourceMark = /^#source-(\d+)$/;
const ownLines = new Set([
  ...["p", "ul", "ol", "table", "figure", "blockquote", "div", "hr", "picture", "img"],
  ...["h1", "h2", "h3", "h4", "h5", "h6"],
]);

/** The words of what stands in a line. */
function runsIn(nodes: readonly Tree.ChildNode[], leadsTo: LeadsTo, look: Omit<Run, "text"> = {}): Run[] {
  return nodes.flatMap((node): Run[] => {
    if ("value" in node) return [{ ...look, text: node.value.replace(/[^\S\u00a0]+/g, " ") }];
    if (!isElement(node)) return [];
    if (node.tagName === "br") return [{ ...look, text: "\n" }];
    if (["strong", "b", "th"].includes(node.tagName))
      return runsIn(node.childNodes, leadsTo, { ...look, bold: true });
    if (node.tagName !== "a") return runsIn(node.childNodes, leadsTo, look);
    const href = attribute(node, "href");
    const source = sourceMark.exec(href)?.[1];
    if (source) return [{ ...look, text: `[${source}]`, raised: true }];
    const to = leadsTo(href);
    return runsIn(node.childNodes, leadsTo, to === undefined ? look : { ...look, to });
  });
}

const hasWords = (runs: readonly Run[]) => runs.some(({ text }) => text.trim() !== "");

function tableOf(element: Tree.Element, leadsTo: LeadsTo): Table {
  const cells = (row: Tree.Element) => elementsIn(row).map((cell) => runsIn(cell.childNodes, leadsTo));
  const [head, ...rows] = named(element, "tr").map(cells);
  const [caption] = named(element, "caption");
  const words = caption ? runsIn(caption.childNodes, leadsTo) : [];
  return { kind: "table", caption: words, columns: head ?? [], rows, note: [] };
}

function pictureOf(element: Tree.Element): Part[] {
  const file = attribute(element, "src").replace(/^\/media\//, "");
  return file ? [{ kind: "picture", file, alt: attribute(element, "alt"), wide: false }] : [];
}

function partsOf(element: Tree.Element, leadsTo: LeadsTo): Part[] {
  const { tagName, childNodes } = element;
  if (/^h[1-6]$/.test(tagName)) {
    const level = Math.min(4, Math.max(2, Number(tagName.slice(1)))) as Heading["level"];
    return [{ kind: "heading", level, runs: runsIn(childNodes, leadsTo) }];
  }
  if (tagName === "ul" || tagName === "ol") {
    const items = elementsIn(element).map((item) => partsIn(item.childNodes, leadsTo));
    const first = tagName === "ol" ? Number(attribute(element, "start") || 1) : undefined;
    return [{ kind: "list", first, items }];
  }
  if (tagName === "table") return [tableOf(element, leadsTo)];
  if (tagName === "img") return pictureOf(element);
  if (tagName === "picture") return named(element, "img").flatMap(pictureOf);
  if (tagName === "blockquote") return [{ kind: "box", urgent: false, parts: partsIn(childNodes, leadsTo) }];
  if (tagName === "figcaption") {
    const runs = runsIn(childNodes, leadsTo);
    return hasWords(runs) ? [{ kind: "paragraph", runs, look: "small" }] : [];
  }
  return partsIn(childNodes, leadsTo);
}

/** What stands loose between paragraphs is a paragraph too. */
function partsIn(nodes: readonly Tree.ChildNode[], leadsTo: LeadsTo): Part[] {
  const parts: Part[] = [];
  let loose: Tree.ChildNode[] = [];
  const gather = () => {
    const runs = runsIn(loose, leadsTo);
    if (hasWords(runs)) parts.push({ kind: "paragraph", runs });
    loose = [];
  };
  for (const node of nodes) {
    if (isElement(node) && (ownLines.has(node.tagName) || node.tagName === "figcaption")) {
      gather();
      parts.push(...partsOf(node, leadsTo));
    } else loose.push(node);
  }
  gather();
  return parts;
}

/** A text of the editor, from its HTML, as parts of a booklet. */
export const partsOfHtml = (html: string, leadsTo: LeadsTo): Part[] =>
  partsIn(parseFragment(html).childNodes, leadsTo);
