import { type ChildNode, type Container, parse, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";

/** The rules of a stylesheet that something on a page fits, in whatever state it may be: `(css, html) => css`. */
export type UsedStyles = (css: string, html: string) => string;

/** Pages of one kind use the same names, so there are far fewer lists of names than pages. */
const maxKept = 300;

const openingTag = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/gi;

/** Names of the elements, classes and ids in a page's HTML as selectors write them: `p`, `.card`, `#finder`. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = "", attributes = ""] of html.matchAll(openingTag)) {
    names.add(tag.toLowerCase());
    for (const name of /\sclass="([^"]+)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []) names.add(`.${name}`);
    const id = /\sid="([^"]+)"/.exec(attributes)?.[1];
    if (id) names.add(`#${id}`);
  }
  return names;
}

/**
 * The names that a page must have for a selector to fit anything on it. Attributes and states are not among them, because
 * scripts and readers change them, nor is what stands in the brackets of `:is()`, `:not()` and their like.
 */
function namesNeeded(selector: string): string[] {
  const needed: string[] = [];
  const collect = (part: selectorParser.Container<string | undefined>) => {
    for (const node of part.nodes) {
      if (node.type === "class") needed.push(`.${node.value}`);
      else if (node.type === "id") needed.push(`#${node.value}`);
      else if (node.type === "tag") needed.push(node.value.toLowerCase());
    }
  };
  selectorParser((root) => root.each(collect)).processSync(selector);
  return needed;
}

type Stylesheet = {
  root: Root;
  /** Of each rule in the order of the source, by selector. */
  needed: Map<string, string[]>;
  /** Every name that a selector needs. */
  names: Set<string>;
  /** Earlier choices, by the names that they were made for. */
  chosen: Map<string, string>;
};

function readStylesheet(css: string): Stylesheet {
  const root = parse(css);
  const needed = new Map<string, string[]>();
  root.walkRules((rule) => {
    for (const selector of rule.selectors) needed.set(selector, namesNeeded(selector));
  });
  return { root, needed, names: new Set([...needed.values()].flat()), chosen: new Map() };
}

/** Chooses the rules by the names in a page, and remembers the choice for pages with the same names. */
export function createUsedStyles(): UsedStyles {
  const stylesheets = new Map<string, Stylesheet>();
  return (css, html) => {
    const sheet = stylesheets.get(css) ?? readStylesheet(css);
    stylesheets.set(css, sheet);
    const names = new Set([...namesIn(html)].filter((name) => sheet.names.has(name)));
    const key = [...names].toSorted().join(" ");
    const known = sheet.chosen.get(key);
    if (known !== undefined) return known;
    const chosen = choose(sheet, names);
    const [oldest] = sheet.chosen.keys();
    if (oldest !== undefined && sheet.chosen.size >= maxKept) sheet.chosen.delete(oldest);
    sheet.chosen.set(key, chosen);
    return chosen;
  };
}

function choose({ root, needed }: Stylesheet, names: Set<string>): string {
  const chosen = root.clone();
  const fits = (selector: string) => needed.get(selector)?.every((name) => names.has(name)) ?? true;
  const prune = (container: Container<ChildNode>) => {
    for (const node of [...(container.nodes ?? [])]) {
      if (node.type === "rule") {
        const selectors = node.selectors.filter(fits);
        if (selectors.length === 0) node.remove();
        else if (selectors.length < node.selectors.length) node.selectors = selectors;
      } else if (
        node.type === "atrule" &&
        node.nodes &&
        node.nodes.length > 0 &&
        !node.name.endsWith("keyframes")
      ) {
        prune(node as Container<ChildNode>);
        if (node.nodes.length === 0) node.remove();
      }
    }
  };
  prune(chosen as Container<ChildNode>);
  return chosen.toString();
}
