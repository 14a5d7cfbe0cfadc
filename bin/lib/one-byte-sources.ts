import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A letter that takes two bytes, and the backslashes before it. */
const wide = /(\\*)([\u0100-\uffff])/g;

/**
 * The same script with an escape in place of each letter that is not in Latin-1. The engine holds the text of a script for as long
 * as it may run, in one byte a letter or, for a single dash or quotation mark in a comment, in two. A raw template alone would
 * read its escape as it stands.
 */
export function oneByteSource(source: string): string {
  return source.replace(wide, (_all, backslashes: string, letter: string) => {
    const escaped = `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
    // An escaped letter is that letter.
    return (backslashes.length % 2 ? backslashes.slice(1) : backslashes) + escaped;
  });
}

/** Writes all scripts below a folder anew in this way. */
export function holdInOneByte(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".js")) continue;
    const file = path.join(folder, name);
    const source = readFileSync(file, "utf8");
    const narrow = oneByteSource(source);
    if (narrow !== source) writeFileSync(file, narrow);
  }
}
