import { anyStaff } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";

export const searchScreen: Screen = {
  path: "/search",
  title: "Search",
  isFor: anyStaff,
  Component: "/office/search/search-screen.tsx#SearchScreen",
};

/** Fewer letters fit too much. */
export const leastTyped = 2;
export const shownOfEach = 8;
