// @vitest-environment happy-dom
import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, MemoryRouter, RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { siteContentContext } from "~/content/site-content";
import { toGroupView } from "~/content/views/group-view";
import { shown } from "../../tests/safe-content.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import ConfirmGroup, { loader } from "./confirm-group/route";
import { shownGroupCheckContext } from "./confirm-group/shown-group-check";
import { GroupDetails } from "./find-a-group/group-details";

afterEach(cleanup);

/** Every fact "In words" that there is, also one that is added some day. */
const inWords = Object.keys(
  supportGroupSchema.shape.supportGroupMainContent.shape.timeWhenWhereAlso.shape,
).map((name) => [name, `Words of ${name}`]);

const group = shown(
  supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", format: "in-person", updatedAt: "2026-01-01" },
    supportGroupName: { groupName: "Simcoe County" },
    supportGroupMainContent: { timeWhenWhereAlso: Object.fromEntries(inWords) },
    languages: ["English", "French"],
  }),
);

const Nothing = () => null;

/** The facts that are drawn as a list, each with its label. */
const drawn = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("a leader confirms each fact that visitors read on the card, under the same label and in the same order", async () => {
  render(
    <MemoryRouter>
      <GroupDetails group={toGroupView(group)} coming={[]} />
    </MemoryRouter>,
  );
  const onCard = drawn();
  for (const [name, words] of inWords) if (name !== "w") expect(onCard.join()).toContain(words);
  cleanup();

  const context = new RouterContextProvider();
  context.set(siteContentContext, { ...sampleContent(), supportGroups: [group] });
  const check = { show: "check", link: "1.2.abc", group: "barrie", leader: "Lea", notice: null } as const;
  context.set(shownGroupCheckContext, { status: 200, check: { ...check, mailsStopped: false } });
  const { data } = loader({ context } as unknown as Parameters<typeof loader>[0]);
  const Stub = createRoutesStub([
    { path: "/", Component: ConfirmGroup as ComponentType, loader: () => data, HydrateFallback: Nothing },
  ]);
  render(<Stub />);
  await screen.findByRole("heading", { level: 1 });
  expect(drawn().filter((fact) => onCard.includes(fact))).toEqual(onCard);
  expect(drawn().join()).toContain("Words of w");
});
