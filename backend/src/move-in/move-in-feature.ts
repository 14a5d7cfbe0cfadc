import { feature } from "../platform/feature.ts";
import { moveInFindings } from "./ledger/findings.ts";
import { moveIns } from "./ledger/move-ins.ts";
import { movedItems } from "./ledger/moved-items.ts";

/** Brings the content of the WordPress that the charity had before. */
export const moveInFeature = feature({
  collections: [moveIns, movedItems, moveInFindings],
  holds: [
    {
      nobody: {
        "move-ins": "runs that brought content of the site before",
        "moved-items": "ids of published content, and what stood at a page before",
        "move-in-findings": "published content of the site before, to be looked at",
      },
    },
  ],
});
