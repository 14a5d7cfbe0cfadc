import path from "node:path";
import { writableText } from "@pcf/contract/writable-text";
import { type Font, openSync } from "fontkit";
import { projectRoot } from "../../project-root.ts";

export type Weight = "regular" | "bold";

/** The foundation's own font, then those for the letters it lacks. */
const files: Record<Weight, readonly string[]> = {
  regular: ["regular.ttf", "noto-sans-regular.ttf", "east-asian.ttf"],
  bold: ["bold.ttf", "noto-sans-bold.ttf", "east-asian.ttf"],
};

const fileOf = (name: string) => path.join(projectRoot, "backend/fonts", name);
const opened = new Map<string, Font>();

function openFont(name: string): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openSync(fileOf(name));
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${name} holds several fonts`);
  opened.set(name, font);
  return font;
}

/**
 * Any text as it is drawn: letters and their accents as one where there is one, without what leaves no ink, every blank an
 * ordinary one.
 */
export const printedText = (text: string): string =>
  writableText(text)
    .normalize("NFC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(/(?![\n\u00a0])\s/g, " ");

/**
 * File of the first font that has every letter of a text, so that no name is set in two fonts. `undefined` when none
 * has them: such a text would be printed as boxes.
 */
export function fontFor(text: string, weight: Weight): string | undefined {
  const letters = [...new Set(printedText(text).replaceAll("\n", ""))];
  const name = files[weight].find((each) => {
    const font = openFont(each);
    return letters.every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  });
  return name && fileOf(name);
}

/** Whether a text can be drawn in both weights. */
export const canPrint = (text: string): boolean =>
  fontFor(text, "regular") !== undefined && fontFor(text, "bold") !== undefined && canLayOut(text);

/** Words of letters that other languages have than those of Europe, or with accents that are signs of their own. */
const mayHaveHeaps = /[\u0250-\u{10ffff}]/u;

/** Fonts say where one accent stands on a letter, and their reader gives up at some heaps of them. */
function canLayOut(text: string): boolean {
  const words = printedText(text)
    .split(/(?<=\s)/)
    .filter((word) => mayHaveHeaps.test(word));
  try {
    for (const weight of ["regular", "bold"] as const) {
      const file = fontFor(text, weight);
      if (file) for (const word of words) openFont(path.basename(file)).layout(word);
    }
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
