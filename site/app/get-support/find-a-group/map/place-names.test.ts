import { expect, test } from "vitest";
import { buttonBoxes, frameBox, markerBox, placeNames } from "./place-names";

const anywhere = frameBox({ width: 1000, height: 1000 });
const town = (name: string, x: number, y: number) => ({ kind: "town" as const, texts: [name], x, y });

test("a name goes where it covers no marker and no name before it", () => {
  const pin = { left: 110, top: 60, right: 200, bottom: 105 };
  const [kelowna, vernon] = placeNames(
    [town("Kelowna", 100, 100), town("Vernon", 100, 104)],
    [pin],
    anywhere,
  );
  expect(kelowna?.left).toBeLessThan(60);
  expect(vernon?.top).toBeGreaterThan(104);
});

test("letters of provinces side by side do not read as one word", () => {
  const area = (short: string, x: number) => ({ kind: "area" as const, texts: [short], x, y: 100 });
  const [sk, mb] = placeNames([area("SK", 100), area("MB", 122)], [], anywhere);
  expect(mb?.top).not.toBe(sk?.top);
});

test("a province has its whole name where there is room, else its letters, else none", () => {
  const island = { kind: "area" as const, texts: ["Prince Edward Island", "PE"], x: 100, y: 100 };
  const beside = { left: 130, top: 0, right: 300, bottom: 300 };
  const everywhere = { left: 0, top: 0, right: 300, bottom: 300 };
  expect(placeNames([island], [], anywhere)[0]?.text).toBe("Prince Edward Island");
  expect(placeNames([island], [beside], anywhere)[0]?.text).toBe("PE");
  expect(placeNames([island], [everywhere], anywhere)).toEqual([]);
});

test("a name keeps clear of the map's buttons", () => {
  const frame = { width: 350, height: 304 };
  const [name] = placeNames([town("Yellowknife", 230, 280)], buttonBoxes(frame), frameBox(frame));
  const all = { left: 350 - 70, top: 304 - 54 };
  expect((name?.left ?? 0) + 11 * 7 < all.left || (name?.top ?? 0) + 17 < all.top).toBe(true);
});

test("a name is not cut by the edge of the frame", () => {
  const frame = frameBox({ width: 130, height: 100 });
  expect(placeNames([town("Edmonton", 120, 50)], [], frame)[0]?.left).toBeLessThan(120 - 8 * 6);
  expect(
    placeNames([{ kind: "area", texts: ["British Columbia", "BC"], x: 30, y: 50 }], [], frame)[0]?.text,
  ).toBe("BC");
  expect(placeNames([town("Happy Valley-Goose Bay", 60, 99)], [], frame)).toEqual([]);
});

test("a name keeps clear of the whole round of a badge, and of the pin's own width", () => {
  expect(markerBox({ x: 100, y: 100 }, "badge")).toMatchObject({
    left: 75,
    right: 125,
    top: 75,
    bottom: 125,
  });
  expect(markerBox({ x: 100, y: 100 }, "pin")).toMatchObject({ left: 82, right: 118, top: 53, bottom: 100 });
});
