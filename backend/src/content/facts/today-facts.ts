import { editorsOnly } from "../../access/collection-access.ts";
import type { Screen } from "../../platform/screen.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { factsDue } from "./facts-due.ts";

export const factsScreen: Screen = {
  path: "/numbers-to-check",
  title: "Numbers to check",
  help: "Dated facts",
  menu: "Office",
  isFor: editorsOnly,
  Component: "/content/facts/admin/facts-screen.tsx#FactsScreen",
};

/** Facts that are past the day by which somebody was to look whether they still hold. */
export const todayFacts: TodaySource = {
  isFor: factsScreen.isFor,
  quiet: "no number to check",
  lines: async (payload, now) => {
    const { length: count } = await factsDue(payload, now);
    const words =
      count === 1
        ? "1 number on the site is past the day by which it was to be checked"
        : `${count} numbers on the site are past the day by which they were to be checked`;
    return [{ count, words, path: factsScreen.path }];
  },
};
