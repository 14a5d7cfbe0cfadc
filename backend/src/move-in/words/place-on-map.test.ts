import { expect, test } from "vitest";
import { mapLink, placeOnMap } from "./place-on-map.ts";

const richmond = { lat: 49.17, lng: -123.1368 };

test.each([
  [
    "https://www.google.com/maps/place/Richmond/@49.1700,-123.1456,15z/data=!3m1!4b1!8m2!3d49.1700!4d-123.1368",
  ],
  [
    "https://www.google.com/maps/place/Hall/@49.1,-123.1,15z/data=!4m5!3m4!1s0x0!8m2!3d49.17!4d-123.1368?hl=en",
  ],
  ["https://maps.google.com/?q=49.17,-123.1368"],
  ["https://maps.google.ca/maps?hl=en&q=loc:49.17,-123.1368&z=15"],
  ["https://maps.google.com/maps?q=Hall+of+Elms@49.17,-123.1368"],
  ["http://maps.google.com/maps?f=q&ll=49.17,-123.1368"],
  ["https://www.google.com/maps/search/?api=1&query=49.17%2C-123.1368"],
  ["https://www.google.com/maps/@49.17,-123.1368,15z"],
  ["https://www.google.com/maps/place/49.17,-123.1368"],
  ["https://www.google.com/maps/place/49.17,+-123.1368/@49.2,-123.2,12z"],
  ["https://www.google.com/maps/dir//49.17,-123.1368"],
  ["https://www.google.com/maps/dir/49.25,-123.2/49.17,-123.1368/@49.2,-123.1,12z"],
  ["https://www.google.com/maps/dir/Main+Street/Hall/@49.2,-123.2,12z/data=!4m9!1m3!2m2!1d-123.1368!2d49.17"],
  ["https://maps.google.com/maps?saddr=49.25,-123.2&daddr=49.17,-123.1368&sll=49.3,-123.3"],
  ["https://maps.google.com/?q=49.17,-123.1368&ll=49.2,-123.2"],
  ["https://www.google.com/maps/dir/?api=1&destination=49.17,-123.1368"],
  ["https://maps.googleapis.com/maps/api/staticmap?center=49.17,-123.1368&zoom=14"],
  ["https://www.openstreetmap.org/?mlat=49.17&mlon=-123.1368#map=15/49.2/-123.2"],
  ["https://www.openstreetmap.org/#map=15/49.17/-123.1368"],
  ["https://maps.apple.com/?ll=49.17,-123.1368&q=Hall"],
  ["https://www.bing.com/maps?cp=49.17~-123.1368&lvl=15"],
  ["geo:49.17,-123.1368?z=15"],
  [
    '<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!2d-123.1368!3d49.17!2m3!1f0" width="600"></iframe>',
  ],
  ["https://maps.google.com/maps?hl=en&amp;q=49.17,-123.1368&amp;z=15"],
  ["49.17, -123.1368"],
  ["(49.17 -123.1368)"],
  ["-123.1368, 49.17"],
])("the place is found in %s", (address) => {
  expect(placeOnMap(address)).toEqual(richmond);
});

test("degrees, minutes and seconds are coordinates too", () => {
  const inSeconds = `https://www.google.com/maps/place/49%C2%B010'12.0%22N+123%C2%B008'12.5%22W/@49.1,-123.2,17z`;
  expect(placeOnMap(inSeconds)).toEqual({ lat: 49.17, lng: -123.136806 });
  expect(placeOnMap("46° 48′ 44″ N, 71° 12′ 52″ O")).toEqual({ lat: 46.812222, lng: -71.214444 });
});

test.each([
  ["https://goo.gl/maps/abc123"],
  ["https://maps.app.goo.gl/AbC123"],
  ["https://www.google.com/maps/place/Richmond+Hall"],
  ["https://www.google.com/maps/place/101,+1234+Elm+Road"],
  ["https://www.google.com/maps/dir/49.25,-123.2/Richmond+Hall"],
  ["https://maps.google.com/?q=48.85,2.35"],
  ["https://maps.google.com/?q=0,0"],
  ["https://maps.google.com/?q=123.1368,49.17"],
  ["https://maps.google.com/?q=%E0%A4%A"],
  ["Richmond Hall, 49 Elm Road"],
  ["604-555-0123"],
  [""],
])("there is none in Canada in “%s”", (address) => {
  expect(placeOnMap(address)).toBeUndefined();
});

test("a marker outside of Canada gives way to nothing worse than the view", () => {
  expect(placeOnMap("https://www.google.com/maps/@49.17,-123.1368,15z/data=!3d0!4d0")).toEqual(richmond);
});

test("only web addresses become links to a map", () => {
  expect(mapLink(" https://goo.gl/maps/abc123 ")).toBe("https://goo.gl/maps/abc123");
  expect(mapLink("maps.app.goo.gl/AbC")).toBe("https://maps.app.goo.gl/AbC");
  expect(mapLink("https://maps.google.com/?q=Elm Road&amp;z=15")).toBe(
    "https://maps.google.com/?q=Elm%20Road&z=15",
  );
  expect(mapLink('<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>')).toBe(
    "https://www.google.com/maps/embed?pb=!1m18",
  );
  for (const other of ["javascript:alert(1)", "geo:49.1,-123.1", "49.17, -123.13", "Richmond Hall", ""]) {
    expect(mapLink(other)).toBeUndefined();
  }
});
