// @vitest-environment happy-dom
import { groupScrollDelayMs } from "@pcf/contract/constants";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, type LoaderFunctionArgs, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Province } from "~/content/views/group-view";
import { findAGroupCopy as copy } from "./find-a-group-copy";
import { Finder } from "./finder";
import type { FinderGroup } from "./finder-provinces";
import { listStep } from "./list-length";

const view = { latitude: 60, longitude: -95, zoom: 4, maxZoom: 9 };

const groupOf = (at: number): FinderGroup => ({
  ...{ slug: `group-${at}`, name: `Group ${at}`, cities: `Town ${at}`, place: `Town ${at}` },
  provinces: [{ code: "ON", name: "Ontario" }],
  format: "in-person",
  marker: { lat: 45, lng: -75 - at / 100 },
  languages: ["English"],
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

function shown(count: number, asked?: (slug: string) => object | undefined) {
  const groups = Array.from({ length: count }, (_, at) => groupOf(at));
  return shownAt("/", [{ code: "ON", name: "Ontario", groups }], asked);
}

function shownAt(
  address: string,
  provinces: Province<FinderGroup>[],
  asked: (slug: string) => object | undefined = () => undefined,
) {
  const routes = [
    { path: "/", element: <Finder provinces={provinces} view={view} mapService={null} /> },
    {
      path: "/get-support/support-groups/find-a-group/:groupSlug/details",
      loader: ({ params }: LoaderFunctionArgs) => asked(params.groupSlug ?? "") ?? null,
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

/** A device that says where it is. */
function deviceAt(latitude: number, longitude: number) {
  const here = { coords: { latitude, longitude } };
  vi.stubGlobal("navigator", {
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found(here) },
  });
  Element.prototype.scrollIntoView = () => {};
}

const cards = () => document.querySelectorAll(".finder-card").length;

test("with 500 groups the list stays short, and grows by a press", async () => {
  shown(500);
  expect(cards()).toBe(listStep);
  expect(document.querySelectorAll(".finder *").length).toBeLessThan(800);
  fireEvent.click(screen.getByText(copy.more(500 - listStep)));
  await expect.poll(cards).toBe(2 * listStep);
});

test("from the top of the list one goes to any province in it, and a list of one province needs no way", () => {
  const groups = [groupOf(1)];
  const ways = () => within(screen.getByRole("navigation", { name: copy.jump })).getAllByRole("link");
  shownAt("/", [
    { code: "ON", name: "Ontario", groups },
    { code: "QC", name: "Quebec", groups: [groupOf(2)] },
  ]);
  for (const way of ways())
    expect(document.querySelector(way.getAttribute("href") ?? "")?.textContent).toBe(way.textContent);
  expect(ways()).toHaveLength(2);
  cleanup();
  shownAt("/", [{ code: "ON", name: "Ontario", groups }]);
  expect(screen.queryByRole("navigation", { name: copy.jump })).toBeNull();
});

test("a longer list asked for in another tab leaves this one as it is", async () => {
  const router = shown(500);
  const longer = screen.getByText(copy.more(500 - listStep));
  fireEvent.click(longer, { ctrlKey: true });
  fireEvent.click(longer);
  await expect.poll(cards).toBe(2 * listStep);
  expect(router.state.location.search).toBe(`?show=${2 * listStep}`);
});

test("a card has whom to call from the start, and asks for the rest when it is opened", async () => {
  const asked: string[] = [];
  shown(3, (slug) => {
    asked.push(slug);
    return undefined;
  });
  const card = document.getElementById("group-1");
  if (!(card instanceof HTMLDetailsElement)) throw new Error("There is no card");
  expect(within(card).getByText("Call 613-555-0100").getAttribute("href")).toMatch(/^tel:/);
  expect(asked).toEqual([]);
  card.open = true;
  fireEvent(card, new Event("toggle"));
  await expect.poll(() => asked).toContain("group-1");
  expect(within(card).getByText("Call 613-555-0100")).toBeTruthy();
});

test("“Show groups” leads to the results, and asks for nothing where each choice has shown at once", async () => {
  Element.prototype.scrollIntoView = () => {};
  const router = shown(3);
  const { key } = router.state.location;
  fireEvent.click(screen.getByRole("button", { name: copy.filter.apply }));
  await expect.poll(() => document.activeElement?.id).toBe("group-list");
  expect(router.state.location.key).toBe(key);
});

test("sorted by distance the results have the focus, and the way back brings the provinces", async () => {
  deviceAt(45.4, -75.7);
  shown(3);
  fireEvent.click(screen.getByText(copy.near.locate));
  const title = await screen.findByText(copy.nearest.title(copy.near.here));
  await expect.poll(() => document.activeElement).toBe(title);
  expect(screen.queryByRole("heading", { name: "Ontario" })).toBeNull();
  // Among the fields it would move the map and all below it.
  const stop = screen.getByText(copy.near.stop);
  expect(stop.closest("form")).toBeNull();
  fireEvent.click(stop);
  await expect.poll(() => document.activeElement?.id).toBe("group-list");
  expect(await screen.findByRole("heading", { name: "Ontario" })).toBeTruthy();
});

const alberta = { code: "AB", name: "Alberta" };
const britishColumbia = { code: "BC", name: "British Columbia" };
const calgary: FinderGroup = {
  ...groupOf(1),
  ...{
    slug: "calgary",
    place: "Calgary",
    provinces: [alberta],
    marker: { lat: 51.05, lng: -114.07 },
  },
};
const kelowna: FinderGroup = {
  ...groupOf(2),
  ...{ slug: "kelowna", place: "Kelowna", provinces: [britishColumbia], languages: ["English", "French"] },
  marker: { lat: 49.89, lng: -119.5 },
};
const bothProvinces = [
  { ...alberta, groups: [calgary] },
  { ...britishColumbia, groups: [kelowna] },
];
const places = () => [...document.querySelectorAll(".finder-card :is(h2, h3)")].map((at) => at.textContent);

test("what is near is near whatever province was chosen before, as by a press on the map", async () => {
  deviceAt(49.9, -119.4);
  const router = shownAt("/?province=AB&map=google", bothProvinces);
  expect(places()).toEqual(["Calgary"]);
  fireEvent.click(screen.getByText(copy.near.locate));
  await screen.findByText(copy.nearest.title(copy.near.here));
  await expect.poll(places).toEqual(["Kelowna", "Calgary"]);
  expect(screen.queryByText(copy.nearest.far)).toBeNull();
  expect(router.state.location.search).toBe("?map=google");
  expect(screen.getByLabelText(copy.filter.province)).toHaveProperty("value", "");
});

test("where a choice leaves groups out, the nearest is said to be the nearest of this choice", async () => {
  deviceAt(51.1, -114.1);
  shownAt("/?language=French", bothProvinces);
  fireEvent.click(screen.getByText(copy.near.locate));
  expect(
    await screen.findByText(/^The nearest group of this choice that meets in person is about \d+ km/),
  ).toBeTruthy();
  fireEvent.change(screen.getByLabelText(copy.filter.language), { target: { value: "" } });
  await expect.poll(() => screen.queryByText(copy.nearest.far)).toBeNull();
});

test("where none of the groups is near, no choice is spoken of", async () => {
  deviceAt(55.1, -105.3);
  shownAt("/", bothProvinces);
  fireEvent.click(screen.getByText(copy.near.locate));
  expect(await screen.findByText(/^The nearest group that meets in person is about \d+ km/)).toBeTruthy();
});

test("the way to the groups online leads there, though a hundred in person are listed before them", async () => {
  Element.prototype.scrollIntoView = () => {};
  const marker = { lat: 49.5, lng: -115.8 };
  const inPerson = Array.from({ length: 100 }, (_, at) => ({ ...groupOf(at), marker }));
  const online = { ...groupOf(100), format: "online" as const };
  const router = shownAt("/?map=google", [{ ...britishColumbia, groups: [...inPerson, online] }]);
  fireEvent.change(screen.getByLabelText(copy.near.label), { target: { value: "V0B 1G0" } });
  fireEvent.click(screen.getByRole("button", { name: copy.near.find }));
  fireEvent.click(await screen.findByText(copy.nearest.online(1), {}, { timeout: 20_000 }));
  expect(await screen.findByText(copy.nearest.anywhere)).toHaveProperty("id", "groups-anywhere");
  expect(screen.queryByText(copy.unknownGroup.title)).toBeNull();
  expect(cards()).toBe(101);
  expect(router.state.location).toMatchObject({ search: "?map=google&show=160", hash: "#groups-anywhere" });
});

test("who comes back to the way to the groups online, with no place any more, hears of no lost group", async () => {
  const router = shownAt("/#no-such-group", bothProvinces);
  await screen.findByText(copy.unknownGroup.title);
  await router.navigate("/#groups-anywhere");
  await expect.poll(() => screen.queryByText(copy.unknownGroup.title)).toBeNull();
});

const oneProvince = [{ code: "ON", name: "Ontario", groups: [groupOf(0), groupOf(1)] }];

test("the card of the group that an address names takes the focus", async () => {
  shownAt("/#group-1", oneProvince);
  await expect.poll(() => document.activeElement?.id).toBe("group-1");
});

test("a reader who has gone on meanwhile is not called back to the card", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    shownAt("/?province=ON#group-1", oneProvince);
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    const skip = screen.getByText(copy.map.skip);
    skip.focus();
    vi.advanceTimersByTime(groupScrollDelayMs);
    expect(document.activeElement).toBe(skip);
  } finally {
    vi.useRealTimers();
  }
});
