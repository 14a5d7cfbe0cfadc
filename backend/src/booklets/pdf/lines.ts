import { fontFor, printedText, type Weight } from "../../platform/fonts/printed-text.ts";
import type { Run } from "../text/parts.ts";
import { colours } from "./looks.ts";
import { drawAs, elementOf, type Sheet, type Tag } from "./sheet.ts";

export type Letters = { size: number; weight?: Weight; colour?: string };

/** Words of one line that look alike and lead to the same place. `x` from the beginning of the line. */
type Stretch = { text: string; x: number; width: number; font: string; run: Run };
export type Line = Stretch[];

type Piece = Omit<Stretch, "x">;
/** What stays on one line; `spaced` where a blank stands before it. */
type Word = { pieces: Piece[]; width: number; spaced: boolean };

/** Marks of sources stand higher and are smaller. */
const raised = { size: 0.68, by: 0.36 };
const sizeOf = (run: Run, size: number) => (run.raised ? size * raised.size : size);

/** Behind a dash between words, and behind the slashes of an address. */
const breakable = /(?<=\p{L}{2}[-–—])(?=\p{L}{2})|(?<=[\p{L}\d]\/)(?=[\p{L}\d])/u;

const fonts = new Map<string, string>();

/** The font of a word. What no font has is left out: nobody can read a box. */
function lettersOf(word: string, weight: Weight): { text: string; font: string } {
  const key = `${weight} ${word}`;
  const known = fonts.get(key);
  if (known) return { text: word, font: known };
  const font = fontFor(word, weight);
  if (font) {
    if (fonts.size > 20_000) fonts.clear();
    fonts.set(key, font);
    return { text: word, font };
  }
  const text = Array.from(word)
    .filter((letter) => fontFor(letter, "regular"))
    .join("");
  const mixed = fontFor(text, weight) ?? fontFor("x", weight) ?? "";
  const shown = Array.from(text)
    .filter((letter) => fontFor(letter, weight) === mixed)
    .join("");
  return { text: shown, font: mixed };
}

function widthOf({ pdf }: Sheet, text: string, font: string, size: number): number {
  return pdf.font(font).fontSize(size).widthOfString(text);
}

/** The words of a text, `"\n"` where a line ends. */
function wordsOf(sheet: Sheet, runs: readonly Run[], letters: Letters): (Word | "\n")[] {
  const words: (Word | "\n")[] = [];
  let spaced = false;
  let last: Word | undefined;
  for (const run of runs) {
    const weight = run.bold ? "bold" : (letters.weight ?? "regular");
    for (const token of printedText(run.text).split(/(\n|[^\S\u00a0\n]+)/)) {
      if (token === "") continue;
      if (token === "\n") words.push("\n");
      if (/^[^\S\u00a0]+$/.test(token)) {
        spaced = true;
        last = undefined;
        continue;
      }
      for (const [at, bit] of token.split(breakable).entries()) {
        const { text, font } = lettersOf(bit, weight);
        const width = widthOf(sheet, text, font, sizeOf(run, letters.size));
        const piece = { text, width, font, run };
        if (at === 0 && last) {
          last.pieces.push(piece);
          last.width += width;
          continue;
        }
        last = { pieces: [piece], width, spaced };
        spaced = false;
        words.push(last);
      }
    }
  }
  return words;
}

/** A word that is wider than a whole line, letter by letter. */
function cutWord(sheet: Sheet, word: Word, letters: Letters, width: number): Word[] {
  if (word.width <= width) return [word];
  const cut: Word[] = [];
  for (const { text, font, run } of word.pieces)
    for (const letter of text) {
      const piece = {
        text: letter,
        width: widthOf(sheet, letter, font, sizeOf(run, letters.size)),
        font,
        run,
      };
      const last = cut.at(-1);
      const end = last?.pieces.at(-1);
      if (last && end && last.width + piece.width <= width) {
        if (end.run === run && end.font === font) {
          end.text += letter;
          end.width += piece.width;
        } else last.pieces.push(piece);
        last.width += piece.width;
      } else cut.push({ pieces: [piece], width: piece.width, spaced: cut.length === 0 && word.spaced });
    }
  return cut;
}

/** Sets a text in lines that are no longer than `width`. */
export function linesOf(sheet: Sheet, runs: readonly Run[], letters: Letters, width: number): Line[] {
  const lines: Line[] = [[]];
  let x = 0;
  const begin = () => {
    lines.push([]);
    x = 0;
  };
  for (const whole of wordsOf(sheet, runs, letters)) {
    if (whole === "\n") {
      begin();
      continue;
    }
    for (const word of cutWord(sheet, whole, letters, width)) {
      const [first] = word.pieces;
      if (!first) continue;
      const blank =
        word.spaced && x > 0 ? widthOf(sheet, " ", first.font, sizeOf(first.run, letters.size)) : 0;
      if (x > 0 && x + blank + word.width > width + 0.01) begin();
      const before = x > 0 ? blank : 0;
      x += before;
      for (const [at, piece] of word.pieces.entries()) {
        const line = lines.at(-1);
        const end = line?.at(-1);
        const isSame = end && end.run === piece.run && end.font === piece.font;
        if (isSame) {
          end.text += (at === 0 && before > 0 ? " " : "") + piece.text;
          end.width = x + piece.width - end.x;
        } else {
          if (end && at === 0 && before > 0) end.text += " ";
          line?.push({ ...piece, x });
        }
        x += piece.width;
      }
    }
  }
  return lines.filter((line, at) => line.length > 0 || (at > 0 && at < lines.length - 1));
}

/** How wide a text is at the least, its longest word, and at the most, on one line. */
export function widthsOf(
  sheet: Sheet,
  runs: readonly Run[],
  letters: Letters,
): { least: number; most: number } {
  let [least, most, x] = [0, 0, 0];
  for (const word of wordsOf(sheet, runs, letters)) {
    if (word === "\n") x = 0;
    else {
      least = Math.max(least, word.width);
      x += word.width + letters.size * 0.25;
      most = Math.max(most, x);
    }
  }
  return { least, most };
}

/**
 * Draws a line within an element of the structure, with its links. `y` is the upper edge of the line. Without a `tag` it is drawn for
 * the eye alone.
 */
export function drawLine(
  { pdf, look }: Sheet,
  line: Line,
  place: { x: number; y: number; tag?: Tag },
  { size, colour = colours.text }: Letters,
): void {
  const baseline = place.y + (size * (look.leading + 0.7)) / 2;
  for (const { text, x, width, font, run } of line) {
    const left = place.x + x;
    const own = sizeOf(run, size);
    const y = run.raised ? baseline - size * raised.by : baseline;
    const put = () =>
      pdf
        .font(font)
        .fontSize(own)
        .fillColor(run.to ? colours.link : colour)
        .text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
    if (!place.tag) {
      put();
      continue;
    }
    if (!run.to) {
      drawAs(pdf, place.tag, put);
      continue;
    }
    const tag: Tag = { type: "Link", parent: place.tag };
    drawAs(pdf, tag, () => {
      put();
      pdf.lineWidth(size / 18).strokeColor(colours.link);
      pdf
        .moveTo(left, baseline + size * 0.14)
        .lineTo(left + width, baseline + size * 0.14)
        .stroke();
    });
    const element = elementOf(pdf, tag);
    const told = { structParent: element, Contents: new String(text.trim()) } as object;
    const height = size * look.leading;
    if (run.to.startsWith("#")) pdf.goTo(left, place.y, width, height, run.to, told);
    else pdf.link(left, place.y, width, height, run.to, told);
    // Written at once: an element that is written with the last page would have its links there.
    element.end();
  }
}
