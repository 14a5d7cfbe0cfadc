import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { toGroupView } from "~/content/views/group-view";
import { shown } from "../../../tests/safe-content.ts";
import { GroupDetails } from "./group-details";

function details(confirmedOn?: string) {
  const group = supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", cities: "Barrie", format: "in-person", confirmedOn },
    supportGroupName: { groupName: "Barrie" },
    supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall" } },
    updatedAt: "2026-01-01",
  });
  return renderToStaticMarkup(
    <MemoryRouter>
      <GroupDetails group={toGroupView(shown(group))} coming={[]} />
    </MemoryRouter>,
  );
}

test("a card says in which month the group has confirmed its details", () => {
  expect(details("2026-09-01")).toContain("<span>Confirmed by the group in September 2026.</span>");
  expect(details("2026-08-31")).toContain("Confirmed by the group in August 2026.");
});

test("of a group that has confirmed nothing the card says nothing, and asks whether all is right", () => {
  const html = details();
  expect(html).not.toContain("Confirmed");
  expect(html).toContain('href="/get-support/support-groups/tell-us/barrie"');
});
