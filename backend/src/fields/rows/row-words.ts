import { shownDay } from "../../platform/admin/shown-moment.ts";

/** Where a part of a row's name stands in the row, and how it is read as words. */
export type NamePart = {
  field: string;
  /** A document: its title is its words. */
  relationTo?: string;
  /** One of a closed list: its label is its words. */
  choices?: Record<string, string>;
  /** A list: the words of its first row are its words, such as the first cell of a row of a table. */
  inside?: NamePart[];
};

/** How the rows of a list are named: `25+ · years`, `About us · 5 links`, `Text: What is a PSA test?`. */
export type RowRule = {
  /** What a row is, as it stands before its number where it has no words yet. */
  row: string;
  /** A row of a list of many kinds says its kind first. */
  saysKind: boolean;
  /** Each is a list of parts of which the first that has words counts. */
  names: NamePart[][];
  /** Lists inside the row: how many of what. */
  counts: { field: string; one: string; many: string }[];
};

/** The title of a document that a row points to; undefined until it is known. */
export type TitleOf = (collection: string, id: string) => string | undefined;

const longest = 80;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What an editor's text says, in one line: its words, one blank between paragraphs. */
export function wordsIn(node: unknown): string {
  if (!isRecord(node)) return "";
  if (typeof node.text === "string") return node.text;
  const inside = isRecord(node.root) ? [node.root] : node.children;
  if (!Array.isArray(inside)) return node.type === "linebreak" ? " " : "";
  const isLine = ["paragraph", "heading", "listitem", "quote"].includes(String(node.type));
  return inside.map(wordsIn).join("") + (isLine ? " " : "");
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, longest).replace(/\s+\S*$/, "")}…`;
}

/** A text that an editor writes is named by the heading that it begins with, or by its first words. */
function firstOf(root: unknown): string {
  const children = isRecord(root) && Array.isArray(root.children) ? root.children : [];
  const [first] = children;
  return isRecord(first) && first.type === "heading" ? wordsIn(first) : children.map(wordsIn).join("");
}

/** The first words that one of these fields has. */
function firstWords(row: unknown, parts: NamePart[], titleOf: TitleOf): string {
  const data = isRecord(row) ? row : {};
  for (const part of parts) {
    const words = shortened(wordsOf(data[part.field], part, titleOf));
    if (words) return words;
  }
  return "";
}

function wordsOf(value: unknown, part: NamePart, titleOf: TitleOf): string {
  const { relationTo, choices, inside } = part;
  if (inside) return Array.isArray(value) ? firstWords(value[0], inside, titleOf) : "";
  if (Array.isArray(value)) return wordsOf(value[0], part, titleOf);
  if (relationTo) {
    const id = isRecord(value) ? value.id : value;
    return (typeof id === "number" || typeof id === "string" ? titleOf(relationTo, String(id)) : "") ?? "";
  }
  if (isRecord(value)) return firstOf(value.root);
  if (typeof value !== "string" && typeof value !== "number") return "";
  return choices?.[String(value)] ?? shownDay(String(value));
}

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : Number(value) || 0);

/** The documents that a row is named by, as long as nothing that it says itself comes first. */
export function relatedOf(rule: RowRule, row: unknown): { collection: string; id: string }[] {
  const asked: { collection: string; id: string }[] = [];
  rowWords(rule, row, 0, (collection, id) => {
    asked.push({ collection, id });
    return undefined;
  });
  return asked;
}

/** What a row says of itself: its words, or what it is and its number where it has none yet. */
export function rowWords(rule: RowRule, row: unknown, index: number, titleOf: TitleOf): string {
  const data = isRecord(row) ? row : {};
  const names = rule.names.map((parts) => firstWords(data, parts, titleOf)).filter(Boolean);
  const counts = rule.counts.flatMap(({ field, one, many }) => {
    const count = countOf(data[field]);
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  const said = [...names, ...counts].join(" · ");
  if (rule.saysKind) return said ? `${rule.row}: ${said}` : `${rule.row}, still empty`;
  return names.length > 0 ? said : [`${rule.row} ${index + 1}`, ...counts].join(" · ");
}
