import type { Holds } from "../platform/personal-data/holds.ts";
import { cutoffOf } from "../platform/personal-data/retention-step.ts";

const collection = "page-votes";

/** Numbers by page and month, and nothing about who pressed. */
export const heldVotes: Holds = {
  steps: [
    {
      kind: "page-votes",
      collection,
      held: {},
      since: "updatedAt",
      due: (now) => ({ updatedAt: { less_than: cutoffOf("page-votes", now) } }),
    },
  ],
  unsearched: { [collection]: "numbers by page and month, of nobody in particular" },
};
