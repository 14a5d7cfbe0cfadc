// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { findAGroupCopy } from "./find-a-group-copy";
import { NearForm } from "./near-form";
import type { Place } from "./places";

const copy = findAGroupCopy.near;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function shown(): Place[] {
  const found: Place[] = [];
  render(<NearForm onNear={(place) => place && found.push(place)} />);
  return found;
}

/** The table of towns is made when it is first asked for. */
const tableMs = 20_000;

function ask(words: string) {
  fireEvent.change(screen.getByLabelText(copy.label), { target: { value: words } });
  fireEvent.click(screen.getByRole("button", { name: copy.find }));
}

test("a slip in a town's name brings a button that looks for the town", async () => {
  const found = shown();
  ask("Kelwona");
  fireEvent.click(await screen.findByText("Kelowna, BC?", {}, { timeout: tableMs }));
  await expect.poll(() => found).toMatchObject([{ name: "Kelowna", around: undefined }]);
  expect(screen.queryByText("Kelowna, BC?")).toBeNull();
  expect(screen.getByLabelText(copy.label)).toHaveProperty("value", "Kelowna, BC");
});

test.each([
  ["Qqqqqqq", copy.unknown("Qqqqqqq")],
  ["D1A 1A1", copy.unknownPostalCode],
])("a place that nobody knows is said, and the field is ready for another try: %s", async (asked, words) => {
  const found = shown();
  ask(asked);
  await screen.findByText(words, {}, { timeout: tableMs });
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(copy.label));
  expect(found).toEqual([]);
});

/** A device that answers as given, and counts how often it is asked. */
function stubDevice(answer: "here" | "refused") {
  const asked = vi.fn((onPlace: PositionCallback, onRefusal: PositionErrorCallback) =>
    answer === "here"
      ? onPlace({ coords: { latitude: 50.1, longitude: -105.2 } } as GeolocationPosition)
      : onRefusal({} as GeolocationPositionError),
  );
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: asked } });
  return asked;
}

test("the device is asked where it is on press alone", async () => {
  const asked = stubDevice("here");
  const found = shown();
  ask("Kelowna");
  await expect.poll(() => found.length).toBe(1);
  expect(asked).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText(copy.locate));
  await expect.poll(() => found.at(-1)).toMatchObject({ name: copy.here, lat: 50.1, lng: -105.2 });
  expect(asked).toHaveBeenCalledOnce();
});

test("a device that does not tell leaves the reader the field", async () => {
  stubDevice("refused");
  const found = shown();
  fireEvent.click(screen.getByText(copy.locate));
  await screen.findByText(copy.notLocated);
  expect(found).toEqual([]);
});

test("a question of the device that nobody answers ends, and leaves the reader the field", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: () => {} } });
  const found = shown();
  fireEvent.click(screen.getByText(copy.locate));
  expect(screen.getByRole("button", { name: copy.locating })).toHaveProperty("disabled", true);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(copy.notLocated)).toBeTruthy();
  expect(found).toEqual([]);
});
