import { anyStaff } from "../../access/staff.ts";
import type { Screen } from "../../platform/screen.ts";

/** All chapters of the guide, by their titles. */
export const helpScreen: Screen = {
  path: "/help",
  title: "Help",
  isFor: anyStaff,
  Component: "/office/help/help-screen.tsx#HelpScreen",
};

/** One of them. */
export const helpChapterScreen: Screen = {
  path: "/help/:chapter",
  title: "Help",
  isFor: anyStaff,
  Component: "/office/help/help-screen.tsx#HelpChapterScreen",
};
