import type { Finding } from "../../../backend/src/platform/doctor/finding.ts";

const marks = { good: "✓ good  ", notice: "– note  ", wrong: "✗ WRONG " } as const;
const colours = { good: 32, notice: 90, wrong: 31 } as const;

/** The findings as lines: mark, what it is about, what was found, and below it how it is mended. */
export function linesOf(findings: Finding[], isTerminal: boolean): string[] {
  const coloured = (text: string, state: Finding["state"]) =>
    isTerminal ? `\u001b[${colours[state]}m${text}\u001b[0m` : text;
  return findings.flatMap(({ about, state, words, mend }) => [
    `${coloured(marks[state], state)} ${about}: ${words}`,
    ...(mend && state === "wrong" ? [`          → ${mend}`] : []),
  ]);
}

/** How it stands in all. */
export function lastLine(findings: Finding[]): string {
  const count = findings.filter(({ state }) => state === "wrong").length;
  if (count === 0) return "Nothing is wrong.";
  return `${count === 1 ? "1 thing is" : `${count} things are`} wrong. Mend from the top, and ask again.`;
}

/** Nothing is said twice: a running system says some of what was asked here as well. */
export const withoutRepeats = (findings: Finding[]): Finding[] =>
  findings.filter(
    (each, at) =>
      findings.findIndex(({ about, words }) => about === each.about && words === each.words) === at,
  );
