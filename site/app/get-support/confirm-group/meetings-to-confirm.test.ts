import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { siteContentContext } from "~/content/site-content";
import { shown } from "../../../tests/safe-content.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { loader } from "./route";
import { shownGroupCheckContext } from "./shown-group-check";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-12-01T20:00:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const group = shown(
  supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", format: "in-person", updatedAt: "2026-01-01" },
    provinces: [{ id: 1, code: "ON", name: "Ontario" }],
    supportGroupName: { groupName: "Simcoe County" },
    supportGroupMainContent: { timeWhenWhereAlso: {} },
    meeting: {
      ...{ frequency: "weekly", weekday: "FR", start: "10:00", end: "11:00" },
      ...{ timeZone: "America/Toronto", changes: [{ kind: "cancelled", day: "2026-12-11" }] },
    },
  }),
);

/** What a leader's page has to show of the group with this slug. */
function shownOf(slug: string) {
  const context = new RouterContextProvider();
  context.set(siteContentContext, { ...sampleContent(), supportGroups: [group] });
  const check = { show: "check", link: "1.2.abc", leader: "Lea", notice: null, mailsStopped: false } as const;
  context.set(shownGroupCheckContext, { status: 200, check: { ...check, group: slug } });
  return loader({ context } as unknown as Parameters<typeof loader>[0]).data;
}

test("a leader looks through the meetings that take place, and is asked about each holiday by name", () => {
  const { days, unsure } = shownOf("barrie");
  // Without the one that is off, and without the holidays.
  expect(days.slice(0, 3)).toEqual(["2026-12-04", "2026-12-18", "2027-01-08"]);
  expect(unsure.map(({ day, holiday }) => [day, holiday])).toEqual([
    ["2026-12-25", "Christmas Day"],
    ["2027-01-01", "New Year’s Day"],
  ]);
});

test("of a group that is not on the site nothing is shown", () => {
  expect(shownOf("gone")).toMatchObject({ group: undefined, days: [], unsure: [] });
});
