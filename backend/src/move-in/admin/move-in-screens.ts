import { staffWhoMay } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";
import type { TodaySource } from "../../platform/today-line.ts";

export const moveInScreen: Screen = {
  path: "/move-in",
  title: "Moving in",
  help: "Moving in from the site before",
  menu: "Settings",
  isFor: staffWhoMay("move-in-look"),
  Component: "/move-in/admin/move-in-screen.tsx#MoveInScreen",
};

/** What a move has left to be looked at. */
export const todayMoveIn: TodaySource = {
  isFor: moveInScreen.isFor,
  quiet: "nothing left to check from the former site",
  lines: async (payload) => {
    const { totalDocs: count } = await payload.count({
      collection: "move-in-findings",
      where: { tickedAt: { exists: false } },
    });
    const words =
      count === 1
        ? "1 line of the move from the site before is to be looked at"
        : `${count} lines of the move from the site before are to be looked at`;
    return [{ count, words, path: moveInScreen.path }];
  },
};
