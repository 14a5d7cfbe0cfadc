import { joinedLines, Line, type Style, splitRuns } from "./line.ts";
import type { ListItem, ListPart, Part, Run } from "./parts.ts";

/** Deeper lists go on in the one around them: no reader and no editor follows further. */
const deepestList = 6;

/** What the words that come belong to. */
type Surroundings = Style & { heading?: number; wordLevel?: number };

/** Where in the parts something began that is looked at again when it ends. */
export type Mark = { sink: Part[]; from: number };

/** Puts words and parts together in the order in which they are read. */
export class PartBuilder {
  readonly parts: Part[] = [];
  /** How the next words look, and what they are. */
  now: Surroundings = { bold: false, italic: false, link: undefined };

  readonly #line = new Line();
  readonly #lists: ListPart[] = [];
  /** What cannot stand in a list and comes after it. */
  readonly #afterList: Part[] = [];
  #quotes = 0;
  #quoted: Run[][] = [];

  append(text: string): void {
    this.#line.append(text, this.now);
  }

  break(): void {
    this.#line.break();
  }

  get inList(): boolean {
    return this.#lists.length > 0;
  }

  /** Ends the line that is being read. */
  endLine(): void {
    const paragraphs = this.#line.take();
    if (paragraphs.length === 0) return;
    const { heading, wordLevel } = this.now;
    if (this.inList) this.#toItem(joinedLines(paragraphs), heading !== undefined);
    else if (this.#quotes > 0) this.#quoted.push(...paragraphs);
    else if (heading !== undefined) {
      const words = joinedLines(paragraphs).map((run) => ({ ...run, text: run.text.replace(/\n+/g, " ") }));
      this.#push({ kind: "heading", level: heading, runs: words });
    } else for (const runs of paragraphs) this.#push({ kind: "paragraph", runs, wordLevel });
  }

  #toItem(runs: Run[], asHeading: boolean): void {
    const words = asHeading ? runs.map((run) => ({ ...run, bold: true })) : runs;
    const item = this.#item();
    if (item.lists.length > 0) this.#lists.at(-1)?.items.push({ runs: words, lists: [] });
    else item.runs = item.runs.length > 0 ? joinedLines([item.runs, words]) : words;
  }

  #item(): ListItem {
    const items = this.#lists.at(-1)?.items ?? [];
    const last = items.at(-1) ?? { runs: [], lists: [] };
    if (items.length === 0) items.push(last);
    return last;
  }

  #push(part: Part): void {
    this.#endQuote();
    this.parts.push(part);
  }

  /** A part between the others: after the list that is being read, since lists hold words only. */
  emit(part: Part): void {
    this.endLine();
    if (this.inList) this.#afterList.push(part);
    else this.#push(part);
  }

  openList(list: Pick<ListPart, "ordered" | "start" | "loose">): void {
    this.endLine();
    this.#endQuote();
    const opened: ListPart = { kind: "list", ...list, items: [] };
    const outer = this.#lists.at(-1);
    if (outer && this.#lists.length < deepestList) {
      this.#item().lists.push(opened);
      this.#lists.push(opened);
    } else this.#lists.push(outer ?? opened);
  }

  openItem(): void {
    this.endLine();
    this.#lists.at(-1)?.items.push({ runs: [], lists: [] });
  }

  closeList(): void {
    this.endLine();
    const list = this.#lists.pop();
    if (!list || this.#lists.includes(list)) return;
    list.items = list.items
      .map((item) => ({ ...item, lists: item.lists.filter(({ items }) => items.length > 0) }))
      .filter(({ runs, lists }) => runs.length > 0 || lists.length > 0);
    if (this.inList) return;
    if (list.items.length > 0) this.#push(list);
    for (const part of this.#afterList.splice(0)) this.#push(part);
  }

  openQuote(): void {
    this.endLine();
    this.#quotes += 1;
  }

  closeQuote(): void {
    this.endLine();
    this.#quotes -= 1;
    if (this.#quotes === 0) this.#endQuote();
  }

  #endQuote(): void {
    const runs = joinedLines(this.#quoted, "\n\n");
    this.#quoted = [];
    if (runs.length > 0) this.parts.push({ kind: "quote", runs });
  }

  /** Marks where the parts begin that belong together. */
  mark(): Mark {
    this.endLine();
    if (!this.inList) this.#endQuote();
    const sink = this.inList ? this.#afterList : this.parts;
    return { sink, from: sink.length };
  }

  /** Takes the parts since a mark out again. */
  takeSince(mark: Mark): Part[] {
    this.endLine();
    if (!this.inList) this.#endQuote();
    return mark.sink.splice(mark.from);
  }

  /** Puts parts where the mark was. */
  putBack(mark: Mark, parts: Part[]): void {
    // One by one: a text may have more parts than a call takes arguments.
    for (const part of parts) mark.sink.push(part);
  }

  /** All parts, the last line among them. */
  finish(): Part[] {
    while (this.inList) this.closeList();
    this.endLine();
    this.#endQuote();
    return this.parts;
  }
}

/** The lines of a part's words. */
export const linesOf = (runs: Run[]): Run[][] => splitRuns(runs, /\n+/);
