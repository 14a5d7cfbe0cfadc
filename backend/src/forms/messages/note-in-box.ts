import { plainLines } from "@pcf/contract/plain-text";

type Notes = {
  /** What stands in the box. */
  typed: string;
  /** The stored note from which that was written. */
  before: string;
  /** The note as it is stored now. */
  now: string;
};

/**
 * The note that the box shows once another one is stored. What was typed and is not stored stays in it, below what a colleague
 * has written meanwhile: who is refused because of that needs both.
 */
export function noteInBox({ typed, before, now }: Notes): string {
  if (plainLines(typed) === plainLines(before)) return now;
  if (plainLines(typed) === now) return typed;
  // Typed on after it was saved; a note that is only shorter than before is what a colleague has left of it.
  if (typed.startsWith(now) && !before.startsWith(now)) return typed;
  const added = before && typed.startsWith(before) ? typed.slice(before.length) : typed;
  return [now, added.trim()].filter(Boolean).join("\n");
}
