import { expect, test } from "vitest";
import { canadaPlaces } from "../../../vite-canada-places";
import type { FinderGroup } from "./finder-provinces";
import { nearestGroups } from "./nearest";
import { findPlace } from "./places";

const places = canadaPlaces();
const at = (asked: string) => {
  const place = findPlace(asked, places);
  if (!place) throw new Error(`${asked} is not known`);
  return place;
};

const group = (town: string, format: FinderGroup["format"] = "in-person"): FinderGroup => {
  const { name, province = "", lat, lng } = at(town);
  return {
    ...{ slug: town, name, cities: name, place: name, format },
    provinces: [{ code: province, name: province }],
    marker: { lat, lng },
    languages: [],
    ...{ notice: undefined, next: undefined, contact: undefined },
  };
};
const groups = [
  group("Calgary"),
  group("Kelowna", "hybrid"),
  group("Vernon"),
  group("Peachland", "online"),
  group("Saskatoon", "online"),
];

test("groups that one can go to stand by distance, the others by themselves, without a distance", () => {
  const { inPerson, anywhere, farFrom } = nearestGroups(groups, at("Lake Country"));
  expect(inPerson.map(({ group: { slug } }) => slug)).toEqual(["Kelowna", "Vernon", "Calgary"]);
  expect(inPerson[0]?.km).toBeLessThan(30);
  expect(anywhere.map(({ group: { slug } }) => slug)).toEqual(["Peachland", "Saskatoon"]);
  expect(farFrom).toBeUndefined();
});

test("who lives far from every group is told so, and the online groups of his province come first", () => {
  const { anywhere, farFrom } = nearestGroups(groups, at("La Ronge"));
  expect(farFrom).toBeGreaterThan(100);
  expect(anywhere.map(({ group: { slug } }) => slug)).toEqual(["Saskatoon", "Peachland", "Kelowna"]);
});

test("who lives far from every group is offered those that he can join from home, with how far it would be", () => {
  const all = [...groups, group("Prince Albert"), group("Saskatoon, SK", "hybrid")];
  const { inPerson, anywhere, farFrom } = nearestGroups(all, at("La Ronge"));
  expect(farFrom).toBeGreaterThan(100);
  expect(anywhere.map(({ group: { slug } }) => slug)).toEqual([
    ...["Saskatoon", "Saskatoon, SK"],
    ...["Peachland", "Kelowna"],
  ]);
  expect(anywhere[0]?.km).toBeUndefined();
  expect(anywhere[1]?.km).toBeGreaterThan(300);
  // Each stands once: the list below has those that one has to go to.
  expect(inPerson.map(({ group: { slug } }) => slug)).toEqual(["Prince Albert", "Calgary", "Vernon"]);
});

test("from a region no distance is told, though a far one is known", () => {
  const { inPerson, farFrom } = nearestGroups(groups, at("X0A 0H0"));
  expect(inPerson.every(({ km }) => km === undefined)).toBe(true);
  expect(farFrom).toBeGreaterThan(1000);
});

test("where no group meets in person, all that there is works from anywhere", () => {
  expect(nearestGroups([group("Peachland", "online")], at("Kelowna")).farFrom).toBe(Infinity);
});
