import { buttsInMotionSchema } from "@pcf/contract/content/globals";
import { expect, test } from "vitest";
import { toButtsInMotionView } from "./butts-in-motion-view";

const view = (given: object) => toButtsInMotionView(buttsInMotionSchema.parse(given));

test("without anything filled in there are no activities and no pictures", () => {
  expect(view({})).toEqual({ activities: [], pictures: [] });
  expect(view({ activities: null, gallery: null })).toEqual({ activities: [], pictures: [] });
});

test("a place needs neither picture nor links", () => {
  expect(view({ activities: [{ location: "Regina, SK", image: null, links: null }] }).activities).toEqual([
    { place: "Regina, SK", image: undefined, links: [] },
  ]);
});

test("what goes on in a place is a list of links, and the pictures keep their order", () => {
  const picture = (name: string) => ({ sourceUrl: `/media/${name}.jpg`, alt: name });
  const { activities, pictures } = view({
    activities: [{ location: "Regina, SK", links: [{ title: "Park walk", url: "https://walk.example" }] }],
    gallery: [picture("walk"), picture("boat")],
  });
  expect(activities[0]?.links).toEqual([{ label: "Park walk", href: "https://walk.example" }]);
  expect(pictures.map(({ sourceUrl }) => sourceUrl)).toEqual(["/media/walk.jpg", "/media/boat.jpg"]);
});
