import { expect, test } from "vitest";
import {
  closestProvinceZoom,
  countryViewOf,
  inFrame,
  markerRoom,
  provinceRoom,
  showsAll,
  viewOf,
} from "./map-view";

const inuvik = { lat: 68.36, lng: -133.72 };
const dawson = { lat: 64.06, lng: -139.43 };
const stJohns = { lat: 47.56, lng: -52.71 };
const windsor = { lat: 42.32, lng: -83.04 };
const country = [inuvik, dawson, stJohns, windsor];
const specified = { centre: { lat: 60, lng: -96 }, zoom: 4 };
const zooms = { max: 9, step: 0.25 };
const desktop = { width: 1152, height: 672 };
const phone = { width: 350, height: 304 };

test("the specified view holds the whole country where the frame is as large as it is", () => {
  const large = { width: 1200, height: 730 };
  expect(showsAll(country, specified, large, markerRoom(large))).toBe(true);
  expect(showsAll(country, specified, phone, markerRoom(phone))).toBe(false);
});

test("the frame of a desktop shows every marker at the specified zoom", () => {
  expect(viewOf(country, desktop, markerRoom(desktop), { ...zooms, max: 4 }).zoom).toBe(4);
});

test("what is brought into view leaves its room free, as close as the steps of zoom allow", () => {
  for (const frame of [phone, desktop, { width: 270, height: 300 }, { width: 900, height: 500 }]) {
    for (const room of [markerRoom(frame), provinceRoom(frame)]) {
      const view = viewOf(country, frame, room, zooms);
      expect(showsAll(country, view, frame, room), JSON.stringify(frame)).toBe(true);
      const closer = { ...view, zoom: view.zoom + zooms.step };
      expect(showsAll(country, closer, frame, room), JSON.stringify(frame)).toBe(false);
      expect(view.zoom % zooms.step).toBe(0);
    }
  }
});

test("a province keeps the specified padding in a wide frame and less in a narrow one", () => {
  expect(provinceRoom(desktop)).toEqual({ top: 100, right: 100, bottom: 100, left: 100 });
  expect(provinceRoom(phone).left).toBeLessThan(50);
});

test("one town alone is not shown so close that nothing else is", () => {
  const view = viewOf([stJohns], desktop, provinceRoom(desktop), { ...zooms, max: closestProvinceZoom });
  expect(view.zoom).toBe(7);
  expect(view.centre.lat).toBeCloseTo(stJohns.lat);
  expect(view.centre.lng).toBeCloseTo(stJohns.lng);
});

test("on a telephone the country's south is at the foot of the frame, and every marker is in it", () => {
  for (const frame of [phone, { width: 270, height: 300 }, { width: 700, height: 420 }]) {
    const view = countryViewOf(country, frame, specified, 0.25);
    expect(showsAll(country, view, frame, { ...markerRoom(frame), bottom: 0 }), JSON.stringify(frame)).toBe(
      true,
    );
    expect(inFrame(view, frame)(windsor).y).toBeCloseTo(frame.height - markerRoom(frame).bottom, 0);
  }
});
