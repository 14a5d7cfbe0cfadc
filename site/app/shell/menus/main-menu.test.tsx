// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MainMenu } from "./main-menu";

const page = (label: string) => ({ label, href: `/${label.toLowerCase()}`, children: [] });
const section = (label: string) => ({ ...page(label), description: "", children: [page(`${label}-one`)] });
const menu = (
  <MemoryRouter>
    <MainMenu sections={[section("About"), section("Help")]} />
  </MemoryRouter>
);

/** Popovers as far as the menu asks for them, which this document lacks. */
const openPopovers = new Set<Element>();
beforeEach(() => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":popover-open" ? openPopovers.has(this) : matches.call(this, selector);
  });
  HTMLElement.prototype.hidePopover = function () {
    openPopovers.delete(this);
  };
  document.body.innerHTML = `<div>${renderToString(menu)}</div>`;
});
afterEach(() => {
  openPopovers.clear();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

const entries = () => [...document.querySelectorAll<HTMLElement>(".menu-top")];
const firstPanel = () => document.querySelector(".menu-panel") as HTMLElement;

async function reactArrives() {
  const root = await act(async () => hydrateRoot(document.body.firstElementChild as Element, menu));
  return { leave: () => act(async () => root.unmount()) };
}

test.each([
  ["stays open while the focus is on its section", 0, true],
  ["is closed when the focus has gone on to another section", 1, false],
])("a menu opened before React is there %s", async (_what, focused, stays) => {
  openPopovers.add(firstPanel());
  entries()[focused]?.focus();
  const { leave } = await reactArrives();
  expect(openPopovers.has(firstPanel())).toBe(stays);
  await leave();
});
