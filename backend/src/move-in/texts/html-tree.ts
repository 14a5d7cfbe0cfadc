import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";

export type HtmlNode = Tree.ChildNode;
export type HtmlElement = Tree.Element;

/** The nodes that a browser would make of a text, whose markup need not be valid. */
export const nodesOf = (html: string): HtmlNode[] =>
  parseFragment(html, { scriptingEnabled: false }).childNodes;

export const isElement = (node: HtmlNode): node is HtmlElement => "tagName" in node;
export const isText = (node: HtmlNode): node is Tree.TextNode => node.nodeName === "#text";

/** An attribute without blanks around it; undefined where it is missing or empty. */
export const attribute = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value.trim() || undefined;

export const has = (element: HtmlElement, name: string): boolean =>
  element.attrs.some((one) => one.name === name);

export const classesOf = (element: HtmlElement): string[] =>
  attribute(element, "class")?.toLowerCase().split(/\s+/) ?? [];

export const hasClass = (element: HtmlElement, names: ReadonlySet<string>): boolean =>
  classesOf(element).some((name) => names.has(name));

export type Visitor = {
  /** Whether its children are visited too; `leave` comes in either case. */
  enter: (element: HtmlElement) => boolean;
  leave: (element: HtmlElement) => void;
  text: (text: string) => void;
};

/** Visits nodes in the order of the text, however deep they lie in one another. */
export function visit(nodes: HtmlNode[], visitor: Visitor): void {
  const open: { element?: HtmlElement; children: HtmlNode[]; next: number }[] = [
    { children: nodes, next: 0 },
  ];
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const node = level.children[level.next];
    level.next += 1;
    if (!node) {
      open.pop();
      if (level.element) visitor.leave(level.element);
    } else if (isText(node)) visitor.text(node.value);
    else if (isElement(node)) {
      const children = visitor.enter(node) ? node.childNodes : [];
      open.push({ element: node, children, next: 0 });
    }
  }
}

/** The first element inside another one that is as asked. */
export function findIn(
  element: HtmlElement,
  isWanted: (one: HtmlElement) => boolean,
): HtmlElement | undefined {
  const open = [...element.childNodes].reverse();
  for (let node = open.pop(); node; node = open.pop()) {
    if (!isElement(node)) continue;
    if (isWanted(node)) return node;
    for (let place = node.childNodes.length - 1; place >= 0; place -= 1) {
      const child = node.childNodes[place];
      if (child) open.push(child);
    }
  }
  return undefined;
}

/** All words in an element as they come. */
export function textIn(element: HtmlElement): string {
  const texts: string[] = [];
  visit(element.childNodes, {
    enter: ({ tagName }) => !unreadTags.has(tagName),
    leave: () => undefined,
    text: (text) => texts.push(text),
  });
  return texts.join("");
}

/** What holds no words for readers. */
export const unreadTags: ReadonlySet<string> = new Set(
  "script style template xml head title link meta base noframes noembed iframe object embed applet canvas svg math param track source input select textarea datalist map area colgroup".split(
    " ",
  ),
);

/** What begins and ends a line of its own. */
export const blockTags: ReadonlySet<string> = new Set(
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary table tbody td tfoot th thead tr ul xmp".split(
    " ",
  ),
);
