import { expect, test } from "vitest";
import { eventCard } from "./event-view";

test("an event's day is the day at the place where it happens", () => {
  const { day } = eventCard({
    id: "1",
    href: "/get-involved/find-an-event/walk",
    title: "Walk",
    image: undefined,
    date: "2027-06-21T05:00:00Z",
    end: "2027-06-21T07:00:00Z",
    wholeDays: false,
    timeZone: "America/Vancouver",
    location: "Stanley Park",
  });
  expect(day).toEqual({ month: "Jun", date: "20", whole: "Sun, June 20, 2027" });
});

test("an event of several whole days is on a card with its first and its last day", () => {
  const { day } = eventCard({
    id: "1",
    href: "/get-involved/find-an-event/ride",
    title: "Ride",
    image: undefined,
    date: "2027-06-20",
    end: "2027-06-22",
    wholeDays: true,
    timeZone: "America/Vancouver",
    location: "Banff",
  });
  expect(day).toEqual({ month: "Jun", date: "20", whole: "Sun, June 20, 2027 to Tue, June 22, 2027" });
});
