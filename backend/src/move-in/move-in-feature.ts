import { feature } from "../platform/feature.ts";
import { moveInEndpoints } from "./admin/move-in-endpoints.ts";
import { moveInScreen, todayMoveIn } from "./admin/move-in-screens.ts";
import { moveInQueue, moveInTask } from "./admin/move-in-task.ts";
import { moveInFindings } from "./ledger/findings.ts";
import { moveIns } from "./ledger/move-ins.ts";
import { movedItems } from "./ledger/moved-items.ts";

/** Brings the content of the WordPress that the charity had before. */
export const moveInFeature = feature({
  collections: [moveIns, movedItems, moveInFindings],
  endpoints: moveInEndpoints,
  tasks: [moveInTask],
  queues: [{ name: moveInQueue, cron: "5-59/20 * * * * *", limit: 1 }],
  logActions: [
    { value: "move-in", label: "Moving in: begun", area: "content" },
    { value: "move-in-undone", label: "Moving in: taken back", area: "content" },
  ],
  admin: { screens: [moveInScreen], today: [todayMoveIn] },
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
