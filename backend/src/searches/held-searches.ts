import type { Holds } from "../platform/personal-data/holds.ts";
import { cutoffOf } from "../platform/personal-data/retention-step.ts";

const collection = "missed-searches";

/** Words that were searched for, and nothing about who searched. */
export const heldSearches: Holds = {
  steps: [
    {
      kind: "missed-searches",
      collection,
      held: {},
      since: "updatedAt",
      due: (now) => ({ updatedAt: { less_than: cutoffOf("missed-searches", now) } }),
    },
  ],
  unsearched: { [collection]: "what looks like an address is never written down" },
};
