import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** More than the first six or the last four digits, which may be shown. */
const telling = 8;

/** Parts of a number that nobody may find, and the ways to write them. */
function tellingParts(number: string): string[] {
  const runs = Array.from({ length: number.length - telling + 1 }, (_, at) => number.slice(at, at + telling));
  const groups = (number.match(/\d{1,4}/g) ?? []).slice(0, 3);
  return [...runs, groups.join(" "), groups.join("-")];
}

/** Files under a folder that hold card numbers, each once. What a file holds of them is not returned. */
export function cardNumberLeaks(folder: string, numbers: readonly string[]): string[] {
  const parts = numbers.flatMap(tellingParts);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .filter((file) => {
      const content = readFileSync(file, "latin1");
      return parts.some((part) => content.includes(part));
    });
}
