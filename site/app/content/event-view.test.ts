import { expect, test } from "vitest";
import { eventCard } from "./event-view";

test("an event's day is the day at the place where it happens", () => {
  const { day } = eventCard({
    id: "1",
    href: "/get-involved/find-an-event/walk",
    title: "Walk",
    image: undefined,
    date: "2027-06-21T05:00:00Z",
    timeZone: "America/Vancouver",
    location: "Stanley Park",
  });
  expect(day).toEqual({ month: "Jun", date: "20", whole: "Sun, June 20, 2027" });
});
