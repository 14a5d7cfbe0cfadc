import { singleBlanks } from "./clean-text.ts";
import type { Run } from "./parts.ts";

export type Style = { bold: boolean; italic: boolean; link: string | undefined };

const sameStyle = (run: Run, style: Style) =>
  run.bold === style.bold && run.italic === style.italic && run.link === style.link;

/** Joins neighbours of one look. */
function joined(runs: Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === "") continue;
    if (last && last.bold === run.bold && last.italic === run.italic && last.link === run.link)
      last.text += run.text;
    else all.push({ ...run });
  }
  return all;
}

/** Runs without blanks and line breaks at both ends. */
export function trimmedRuns(runs: Run[]): Run[] {
  const left = joined(runs);
  for (let first = left[0]; first; first = left[0]) {
    first.text = first.text.trimStart();
    if (first.text !== "") break;
    left.shift();
  }
  for (let last = left.at(-1); last; last = left.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== "") break;
    left.pop();
  }
  return left;
}

/** Runs apart where a text of one break, or of as many as are asked for, stands. */
export function splitRuns(runs: Run[], at: RegExp): Run[][] {
  const lines: Run[][] = [[]];
  for (const run of runs) {
    run.text.split(at).forEach((text, place) => {
      if (place > 0) lines.push([]);
      lines.at(-1)?.push({ ...run, text });
    });
  }
  return lines.map(trimmedRuns).filter((line) => line.length > 0);
}

/** Lines one under the other. */
export const joinedLines = (lines: Run[][], between = "\n"): Run[] =>
  joined(
    lines.flatMap((line, place) =>
      place === 0 ? line : [{ text: between, bold: false, italic: false }, ...line],
    ),
  );

/** The words that are being read, until a part of the text ends. */
export class Line {
  #runs: Run[] = [];

  #endsWithBlank(): boolean {
    return /[ \n\u00a0]$/.test(this.#runs.at(-1)?.text ?? "\n");
  }

  append(text: string, style: Style): void {
    let words = singleBlanks(text);
    if (this.#endsWithBlank()) words = words.replace(/^[ \u00a0]+/, "");
    if (words === "") return;
    const last = this.#runs.at(-1);
    if (last && (sameStyle(last, style) || (words === " " && !last.link))) last.text += words;
    else if (words === " ") this.#runs.push({ text: words, bold: false, italic: false });
    else this.#runs.push({ text: words, ...style });
  }

  /** A line break; two of them, whatever stands between, end a paragraph. */
  break(): void {
    const last = this.#runs.at(-1);
    if (!last) return;
    last.text = last.text.replace(/[ \u00a0]+$/, "");
    this.#runs.push({ text: "\n", bold: false, italic: false });
  }

  /** What was read, as paragraphs; the next one begins. */
  take(): Run[][] {
    const runs = joined(this.#runs);
    this.#runs = [];
    return splitRuns(runs, /\n{2,}/);
  }
}
