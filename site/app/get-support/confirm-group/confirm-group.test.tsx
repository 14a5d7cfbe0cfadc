// @vitest-environment happy-dom
import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { checkActField, correctionField, type GroupCheck } from "@pcf/contract/group-check";
import { tellUsUrl } from "@pcf/contract/urls";
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { siteContentContext } from "~/content/site-content";
import { shown as safe } from "../../../tests/safe-content.ts";
import { sampleContent } from "../../../tests/sample-content.ts";
import { confirmGroupCopy as copy } from "./confirm-group-copy";
import ConfirmGroup, { loader } from "./route";
import { type ShownGroupCheck, shownGroupCheckContext } from "./shown-group-check";

afterEach(cleanup);

const group = safe(
  supportGroupSchema.parse({
    ...{ id: 9, slug: "barrie", title: "Barrie", format: "in-person", updatedAt: "2026-01-01" },
    provinces: [{ id: 1, code: "ON", name: "Ontario" }],
    supportGroupName: { groupName: "Simcoe County" },
    supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall" } },
    contacts: [{ name: "Ann", t: "705-555-0100" }],
  }),
);
const Nothing = () => null;

/** The page as it is drawn for one request, with what the site's server was told, if it was told anything; its status. */
async function open(shown?: ShownGroupCheck) {
  const context = new RouterContextProvider();
  context.set(siteContentContext, { ...sampleContent(), supportGroups: [group] });
  if (shown) context.set(shownGroupCheckContext, shown);
  const { data, init } = loader({ context } as unknown as Parameters<typeof loader>[0]);
  const Component = ConfirmGroup as ComponentType;
  const Stub = createRoutesStub([{ path: "/", Component, loader: () => data, HydrateFallback: Nothing }]);
  render(<Stub />);
  await screen.findByRole("heading", { level: 1 });
  return init?.status;
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const typed = () => screen.getByRole<HTMLTextAreaElement>("textbox");
/** What a browser without a script sends by this button. */
function sentBy(name: string) {
  const button = screen.getByRole<HTMLButtonElement>("button", { name });
  return Object.fromEntries(new FormData(button.form ?? undefined, button));
}

const check: GroupCheck & { show: "check" } = {
  ...{ show: "check", link: "1.2.abc", group: "barrie", leader: "Lea", notice: null },
  mailsStopped: false,
};

test("a leader reads what visitors read, and can say that it is right, correct it, or stop the mails", async () => {
  expect(await open({ status: 200, check })).toBe(200);
  expect(title()).toBe(copy.title);
  for (const words of [copy.hello("Lea"), "Simcoe County", "Hall", "Ann, 705-555-0100"])
    expect(document.body.textContent).toContain(words);
  expect(sentBy(copy.confirm)).toEqual({ link: "1.2.abc", [checkActField]: "confirm" });
  expect(sentBy(copy.send)).toEqual({ link: "1.2.abc", [checkActField]: "correct", [correctionField]: "" });
  expect(sentBy(copy.stop)).toEqual({ link: "1.2.abc", [checkActField]: "stop-mails" });
  const meeting = screen.getByRole("link", { name: copy.meetingForm });
  expect(meeting.getAttribute("href")).toBe(tellUsUrl("barrie"));
});

test("what has been done is said, and not asked for again", async () => {
  await open({ status: 200, check: { ...check, notice: "confirmed", mailsStopped: true } });
  expect(screen.getByRole("status").textContent).toBe(copy.notices.confirmed);
  expect(screen.getByText(copy.stopped)).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([copy.send]);
});

test("without a link, or for a group that is not on the site, the page leads to the form for leaders", async () => {
  expect(await open()).toBe(404);
  expect(title()).toBe(copy.ended.title);
  expect(screen.getByRole("link", { name: copy.ended.form })).toBeTruthy();
  cleanup();
  await open({ status: 200, check: { ...check, group: "gone" } });
  expect(title()).toBe(copy.ended.title);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a page that cannot be shown says that the link stays as it is", async () => {
  expect(await open({ status: 503, check: null })).toBe(503);
  expect(title()).toBe(copy.unreachable.title);
  expect(screen.queryByRole("link")).toBeNull();
});

const correction = "We meet in the Library now.\nAsk for Lea.";
const unsent = { act: "correct", link: "1.2.abc", correction } as const;
test("a correction that was not taken stands in its field again", async () => {
  expect(await open({ status: 422, check: { ...check, notice: "too-long" }, unsent })).toBe(422);
  expect(screen.getByRole("status").textContent).toBe(copy.notices["too-long"]);
  expect(typed().value).toBe(correction);
});

test("what nobody could take is there to press again, with what was typed", async () => {
  expect(await open({ status: 503, check: null, unsent })).toBe(503);
  expect(title()).toBe(copy.unsent.title);
  expect(sentBy(copy.send)).toEqual({
    ...{ link: "1.2.abc", [checkActField]: "correct", [correctionField]: correction },
  });
  cleanup();
  await open({ status: 503, check: null, unsent: { act: "confirm", link: "1.2.abc", correction: "" } });
  expect(sentBy(copy.confirm)).toEqual({ link: "1.2.abc", [checkActField]: "confirm" });
});

test("where the link has ended meanwhile, what was typed is there to copy into the form for leaders", async () => {
  expect(await open({ status: 404, check: { show: "ended" }, unsent })).toBe(404);
  expect([typed().value, typed().readOnly]).toEqual([correction, true]);
  expect(screen.getByRole("link", { name: copy.ended.form })).toBeTruthy();
  cleanup();
  await open({ status: 404, check: { show: "ended" } });
  expect(screen.queryByRole("textbox")).toBeNull();
});
