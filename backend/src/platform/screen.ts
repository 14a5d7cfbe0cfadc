import type { AdminViewConfig, PayloadRequest } from "payload";

/** The groups of the menu that screens stand in, in their order. */
const menuGroups = ["Giving", "Office", "Settings"] as const;

type OfStaff = { req: Pick<PayloadRequest, "user"> };

/** A screen of the office: a page of the admin that is ours and no list or form of the library's. */
export type Screen = {
  /** Where it stands below the admin's own address, such as `/gifts` or `/gifts/:id`. */
  path: `/${string}`;
  /** Its heading, and its words in the menu. */
  title: string;
  /** Left out where another screen leads to it. */
  menu?: (typeof menuGroups)[number];
  /** The heading of the chapter of `docs/editing.md` that is about it, and about what stands below its address. */
  help?: string;
  /** Whether this member of staff may open it. */
  isFor: (staff: OfStaff) => boolean;
  /** The path of its component, from the folder of the backend's source. */
  Component: string;
};

/** Something new that staff begin with one press on the first screen, such as an article. */
export type NewRecord = {
  /** What it is: "News article". */
  words: string;
  /** Its empty form, below the admin's own address. */
  path: `/${string}`;
  /** Whether this member of staff may make one. */
  isFor: (staff: OfStaff) => boolean;
};

type WithCustom = { custom?: Record<string, unknown> };

/** The screens of all features, in the order of their features. */
export const screensOf = (config: WithCustom): Screen[] =>
  (config.custom?.screens as Screen[] | undefined) ?? [];

/** The screens that this member of staff may open, as the menu has them: by group, those that another leads to left out. */
export const menuOf = (config: WithCustom, staff: OfStaff): { group: string; screens: Screen[] }[] =>
  menuGroups
    .map((group) => ({
      group,
      screens: screensOf(config).filter(({ menu, isFor }) => menu === group && isFor(staff)),
    }))
    .filter(({ screens }) => screens.length > 0);

/** What all features have staff begin, in the order of their features: of it what this member of staff may. */
export const newRecordsOf = (config: WithCustom, staff: OfStaff): NewRecord[] =>
  ((config.custom?.newRecords as NewRecord[] | undefined) ?? []).filter(({ isFor }) => isFor(staff));

/** A screen as the library registers it, under a name of its own. */
export const viewOf = ({ path, title, Component }: Screen): [string, AdminViewConfig] => [
  path.slice(1).replaceAll(/[/:]+/g, "-"),
  { path, Component, exact: true, meta: { title } },
];
