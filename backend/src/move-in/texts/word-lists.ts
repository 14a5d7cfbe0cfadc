import { trimmedRuns } from "./line.ts";
import { linesOf } from "./part-builder.ts";
import {
  type ListItem,
  type ListPart,
  type ParagraphPart,
  type Part,
  type Run,
  textOfRuns,
} from "./parts.ts";

/** What Word writes before an item: its bullets are letters of a font for symbols, its numbers are text. */
const wordMark = /^(?:([·•▪§o‣◦●○■➢✓–—-])|\(?(\d{1,3}|[a-z]|[ivx]{1,5})[.)])[ \u00a0]+/i;
/** What authors type before an item themselves. */
const typedMark = /^[•▪‣◦●■·][ \u00a0]*(?=\S)/;

type Item = { level: number; ordered: boolean; start: number; runs: Run[] };

function without(runs: Run[], signs: number): Run[] {
  let left = signs;
  const rest = runs.map((run) => {
    const taken = Math.min(left, run.text.length);
    left -= taken;
    return { ...run, text: run.text.slice(taken) };
  });
  return trimmedRuns(rest);
}

function itemOfWord({ runs, wordLevel }: ParagraphPart): Item | undefined {
  if (wordLevel === undefined) return undefined;
  const match = wordMark.exec(textOfRuns(runs));
  if (!match) return undefined;
  const number = match[2];
  const start = number && /^\d+$/.test(number) ? Number(number) : 1;
  return { level: wordLevel, ordered: number !== undefined, start, runs: without(runs, match[0].length) };
}

function itemAsTyped(runs: Run[]): Item | undefined {
  const match = typedMark.exec(textOfRuns(runs));
  return match ? { level: 1, ordered: false, start: 1, runs: without(runs, match[0].length) } : undefined;
}

const listFor = ({ ordered, start }: Item): ListPart => ({ kind: "list", ordered, start, items: [] });

/** Items one after another as lists, deeper ones inside those before them. */
function listsOf(items: Item[]): ListPart[] {
  const lists: ListPart[] = [];
  const open: { level: number; list: ListPart }[] = [];
  for (const item of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > item.level) open.pop();
    let here = open.at(-1);
    if (here && here.level === item.level && here.list.ordered !== item.ordered) {
      open.pop();
      here = open.at(-1);
    }
    if (!here || here.level < item.level) {
      const list = listFor(item);
      const above: ListItem | undefined = here?.list.items.at(-1);
      if (above) above.lists.push(list);
      else lists.push(list);
      here = { level: item.level, list };
      open.push(here);
    }
    here.list.items.push({ runs: item.runs, lists: [] });
  }
  return lists;
}

/** Lines of one paragraph, of which at least two begin with a bullet, as paragraphs of their own. */
function apart(part: ParagraphPart): ParagraphPart[] {
  const lines = linesOf(part.runs);
  const bullets = lines.filter((runs) => typedMark.test(textOfRuns(runs))).length;
  return bullets < 2 ? [part] : lines.map((runs) => ({ ...part, runs }));
}

/** Paragraphs that were meant as items, by Word or by the bullets that an author typed, as lists. */
export function withWordLists(parts: Part[]): Part[] {
  const arranged: Part[] = [];
  let waiting: { part: ParagraphPart; item: Item; certain: boolean }[] = [];
  const settle = () => {
    const isList = waiting.length > 1 || waiting.some(({ certain }) => certain);
    if (isList) arranged.push(...listsOf(waiting.map(({ item }) => item)));
    else arranged.push(...waiting.map(({ part }) => part));
    waiting = [];
  };
  for (const part of parts) {
    for (const one of part.kind === "paragraph" ? apart(part) : [part]) {
      const ofWord = one.kind === "paragraph" ? itemOfWord(one) : undefined;
      const item = ofWord ?? (one.kind === "paragraph" ? itemAsTyped(one.runs) : undefined);
      if (item && item.runs.length > 0 && one.kind === "paragraph") {
        waiting.push({ part: one, item, certain: ofWord !== undefined });
      } else {
        settle();
        arranged.push(one);
      }
    }
  }
  settle();
  return arranged;
}
