import { createHash } from "node:crypto";
import type { RichTextBlock } from "../../payload-types.ts";
import type { BlockPart } from "./part-blocks.ts";
import { blockOf, isBlockPart } from "./part-blocks.ts";
import type { ListPart, Part, Run } from "./parts.ts";

/** A text as the editor stores it. */
export type StoredText = RichTextBlock["body"];
type Node = { type: string; version: number; [field: string]: unknown };
/** Ids that are the same whenever the same text is converted. */
export type Ids = () => string;

/** Ids of a text, in the form of those that the database makes. */
export function idsFor(html: string): Ids {
  const text = createHash("sha256").update(html).digest("hex");
  let count = 0;
  return () => {
    count += 1;
    return createHash("sha256").update(`${text} ${count}`).digest("hex").slice(0, 24);
  };
}

const branch = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
  children,
  direction: null,
  format: "",
  indent: 0,
  type,
  version: 1,
  ...more,
});

const textNode = (text: string, { bold, italic }: Run): Node => ({
  detail: 0,
  format: (bold ? 1 : 0) + (italic ? 2 : 0),
  mode: "normal",
  style: "",
  text,
  type: "text",
  version: 1,
});

const wordsOf = (run: Run): Node[] =>
  run.text
    .split("\n")
    .flatMap((text, place) => [
      ...(place > 0 ? [{ type: "linebreak", version: 1 }] : []),
      ...(text === "" ? [] : [textNode(text, run)]),
    ]);

function inlineNodes(runs: Run[], ids: Ids): Node[] {
  const nodes: Node[] = [];
  let open: { link: string; children: Node[] } | undefined;
  for (const run of runs) {
    if (!run.link) {
      nodes.push(...wordsOf(run));
      open = undefined;
    } else if (open?.link === run.link) open.children.push(...wordsOf(run));
    else {
      open = { link: run.link, children: wordsOf(run) };
      const fields = { linkType: "custom", newTab: false, url: run.link };
      nodes.push(branch("link", open.children, { version: 3, fields, id: ids() }));
    }
  }
  return nodes;
}

function listNode(list: ListPart, ids: Ids, indent = 0): Node {
  const items: Node[] = [];
  let value = list.start;
  for (const { runs, lists } of list.items) {
    const item = (children: Node[]) => items.push(branch("listitem", children, { indent, value }));
    if (runs.length > 0) {
      item(inlineNodes(runs, ids));
      value += 1;
    }
    // The editor keeps a list within a list in an item of its own, which has no number.
    for (const inner of lists) item([listNode(inner, ids, indent + 1)]);
  }
  const { ordered, start } = list;
  const kind = ordered ? { listType: "number", tag: "ol" } : { listType: "bullet", tag: "ul" };
  return branch("list", items, { ...kind, start: ordered ? start : 1 });
}

const blockNode = (part: BlockPart, ids: Ids): Node => ({
  type: "block",
  version: 2,
  format: "",
  fields: { id: ids(), blockName: "", ...blockOf(part) },
});

/** One part as the editor stores it. Accordions have been opened before. */
function nodeOf(part: Exclude<Part, { kind: "accordion" }>, ids: Ids): Node {
  if (isBlockPart(part)) return blockNode(part, ids);
  switch (part.kind) {
    case "paragraph": {
      const nodes = inlineNodes(part.runs, ids);
      // The look of the first words, which the editor goes on in.
      const textFormat = nodes.find(({ type }) => type === "text")?.format ?? 0;
      return branch("paragraph", nodes, { textFormat, textStyle: "" });
    }
    case "heading":
      return branch("heading", inlineNodes(part.runs, ids), { tag: `h${part.level}` });
    case "quote":
      return branch("quote", inlineNodes(part.runs, ids));
    case "list":
      return listNode(part, ids);
    case "rule":
      return { type: "horizontalrule", version: 1 };
  }
}

/** Parts as the editor stores them. */
export function editorState(parts: Part[], ids: Ids): StoredText {
  const nodes = parts.flatMap((part) => (part.kind === "accordion" ? [] : [nodeOf(part, ids)]));
  return { root: { children: nodes, direction: null, format: "", indent: 0, type: "root", version: 1 } };
}
