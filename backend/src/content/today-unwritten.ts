import type { Payload, PayloadRequest } from "payload";
import { editorsOnly } from "../access/collection-access.ts";
import { staffWho } from "../access/staff.ts";
import type { Screen } from "../platform/screen.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { emptyLists, emptySettings, type Unwritten, unwrittenPages } from "./unwritten.ts";

export const unwrittenScreen: Screen = {
  path: "/to-be-written",
  title: "Still to be written",
  // Finance fills in what receipts need.
  isFor: staffWho("update", "siteSettings"),
  Component: "/content/admin/unwritten-screen.tsx#UnwrittenScreen",
};

/** What is still to be written or filled in by those who may. */
export async function stillUnwritten(
  payload: Payload,
  req: Pick<PayloadRequest, "user">,
): Promise<{ settings: Unwritten[]; pages: Unwritten[]; lists: Unwritten[] }> {
  const writes = editorsOnly({ req });
  const [settings, pages, lists] = await Promise.all([
    emptySettings(payload),
    writes ? unwrittenPages(payload) : [],
    writes ? emptyLists(payload) : [],
  ]);
  const own = settings.filter(({ path }) => writes || path === "/globals/siteSettings");
  return { settings: own, pages, lists };
}

export const todayUnwritten: TodaySource = {
  isFor: unwrittenScreen.isFor,
  quiet: "nothing still to be written",
  lines: async (payload, _now, { req }) => {
    const { settings, pages, lists } = await stillUnwritten(payload, req);
    const line = (count: number, one: string, many: string) => ({
      count,
      words: count === 1 ? one : `${count} ${many}`,
      path: unwrittenScreen.path,
    });
    return [
      line(settings.length, "1 setting is still to be filled in", "settings are still to be filled in"),
      line(pages.length, "1 page is still to be written", "pages are still to be written"),
      line(lists.length, "1 list has no entry yet", "lists have no entry yet"),
    ];
  },
};
