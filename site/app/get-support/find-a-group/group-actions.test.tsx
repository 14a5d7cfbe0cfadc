import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/views/group-view";
import { shown } from "../../../tests/safe-content.ts";
import { GroupActions } from "./group-actions";

/** What there is to press for a group: the label of each link, where it leads, and whether it is the one that stands out. */
function actions(of: object) {
  const group = supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", cities: "Barrie", format: "in-person" },
    ...{ supportGroupName: { groupName: "Barrie" }, updatedAt: "2026-01-01" },
    supportGroupMainContent: { timeWhenWhereAlso: {}, googleMapMarker: { lat: 44.4, lng: -79.7 } },
    contacts: [
      { name: "Lea", e: "lea@pcgroups.example" },
      { name: "Ben", c: "705-555-0142" },
    ],
    ...of,
  });
  const html = renderToStaticMarkup(<GroupActions group={toGroupView(shown(group))} />);
  return [...html.matchAll(/<a href="([^"]*)" class="([^"]*)" aria-label="([^"]*)"/g)].map(
    ([, href, look, label]) => `${label} -> ${href}${look?.includes("primary") ? " (first)" : ""}`,
  );
}

test("a group can be called, written to and found, and its meetings put in a calendar; to call is what stands out", () => {
  const meeting = {
    ...{ frequency: "monthly", weekday: "TU", week: 2, start: "19:00", end: "21:00" },
    ...{ timeZone: "America/Toronto", changes: [] },
  };
  expect(actions({ meeting })).toEqual([
    "Call 705-555-0142: Barrie -> tel:+17055550142 (first)",
    "Write: Barrie -> mailto:lea@pcgroups.example",
    "Way there: Barrie -> https://www.openstreetmap.org/directions?to=44.4%2C-79.7",
    "Put in my calendar: Barrie -> /get-support/support-groups/find-a-meeting/barrie/meeting.ics",
  ]);
});

test("there is no way to a group that meets online, and to one without a telephone one writes first", () => {
  expect(actions({ format: "online", contacts: [{ name: "Lea", e: "lea@pcgroups.example" }] })).toEqual([
    "Write: Barrie -> mailto:lea@pcgroups.example (first)",
  ]);
  expect(actions({ format: "online", contacts: [] })).toEqual([]);
});
