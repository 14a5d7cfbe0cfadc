import type { Payload } from "payload";
import type { Slowness } from "./slowness.ts";
import { type Taken, takeTry } from "./take-try.ts";

export type Counted = { key: string; slowness: Slowness; whenRight: "undo" | "forget" };

/** Takes a try of each, or of none and answers the wait. */
export async function takeTries(
  payload: Payload,
  counted: Counted[],
  now: Date,
): Promise<{ right(): Promise<void> } | { waitMs: number }> {
  const all: [Taken, Counted["whenRight"]][] = [];
  for (const { key, slowness, whenRight } of counted) {
    const taken = await takeTry(payload, key, slowness, now);
    if ("waitMs" in taken) {
      for (const [earlier] of all) await earlier.undo();
      return taken;
    }
    all.push([taken, whenRight]);
  }
  return {
    async right() {
      for (const [taken, whenRight] of all) await taken[whenRight]();
    },
  };
}
