// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Province } from "~/content/collections";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { Finder } from "./finder";
import type { FinderGroup } from "./finder-group";
import { listStep } from "./list-length";

const view = { latitude: 60, longitude: -95, zoom: 4, maxZoom: 9 };

const groupOf = (at: number): FinderGroup => ({
  ...{ slug: `group-${at}`, name: `Group ${at}`, cities: `Town ${at}`, place: `Town ${at}` },
  provinces: [{ code: "ON", name: "Ontario" }],
  format: "in-person",
  marker: { lat: 45, lng: -75 - at / 100, mapUrl: undefined },
  languages: ["English"],
  otherLanguages: undefined,
  notice: "Ring the bell.",
  next: "Next: Tuesday, December 8, 7:00 p.m. ET",
  contact: { name: "Ann", phone: "613-555-0100" },
});

/** The map stays away: its place never comes into view. */
class NothingInView {
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal("IntersectionObserver", NothingInView));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function shown(count: number, asked: (slug: string) => object | undefined = () => undefined) {
  const provinces: Province<FinderGroup>[] = [
    { code: "ON", name: "Ontario", groups: Array.from({ length: count }, (_, at) => groupOf(at)) },
  ];
  const router = createMemoryRouter([
    { path: "/", element: <Finder provinces={provinces} view={view} mapService={null} /> },
    {
      path: "/get-support/support-groups/find-a-group/:groupSlug/details",
      loader: ({ params }) => asked(params.groupSlug ?? "") ?? null,
    },
  ]);
  render(<RouterProvider router={router} />);
}

const cards = () => document.querySelectorAll(".finder-card").length;

test("with 500 groups the list stays short, and grows by a press", async () => {
  shown(500);
  expect(cards()).toBe(listStep);
  expect(document.querySelectorAll(".finder *").length).toBeLessThan(1200);
  fireEvent.click(screen.getByText(copy.more(500 - listStep)));
  await expect.poll(cards).toBe(2 * listStep);
});

test("a card has whom to call from the start, and asks for the rest when it is opened", async () => {
  const asked: string[] = [];
  shown(3, (slug) => {
    asked.push(slug);
    return undefined;
  });
  const card = document.getElementById("group-1");
  if (!(card instanceof HTMLDetailsElement)) throw new Error("There is no card");
  expect(within(card).getByText("613-555-0100").getAttribute("href")).toMatch(/^tel:/);
  expect(asked).toEqual([]);
  card.open = true;
  fireEvent(card, new Event("toggle"));
  await expect.poll(() => asked).toContain("group-1");
  expect(within(card).getByText("613-555-0100")).toBeTruthy();
});

test("sorted by distance the results have the focus, and the way back brings the provinces", async () => {
  const here = { coords: { latitude: 45.4, longitude: -75.7 } };
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found(here) },
  });
  Element.prototype.scrollIntoView = () => {};
  shown(3);
  fireEvent.click(screen.getByText(copy.near.locate));
  const title = await screen.findByText(copy.nearest.title(copy.near.here));
  await expect.poll(() => document.activeElement).toBe(title);
  expect(screen.queryByRole("heading", { name: "Ontario" })).toBeNull();
  fireEvent.click(screen.getByText(copy.near.stop));
  expect(await screen.findByRole("heading", { name: "Ontario" })).toBeTruthy();
});
