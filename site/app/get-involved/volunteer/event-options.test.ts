import { expect, test } from "vitest";
import { eventOptions } from "./event-options";

const event = (slug: string, title: string, date: string) => ({
  slug,
  title,
  date,
  timeZone: "America/Vancouver",
  location: "Burnaby, BC",
});

test.each(["Father’s Day Walk / Run", "Father's Day Walk/Run", "FATHER’S DAY WALK / RUN 2027"])(
  "an event of every year that is published as “%s” is offered once, with its day",
  (title) => {
    const { everyYear, coming } = eventOptions([event("fathers-day", title, "2027-06-20T16:00:00Z")]);
    expect(coming).toEqual([]);
    expect(everyYear).toEqual([
      {
        value: "fathers_day",
        label: "Father’s Day Walk / Run",
        text: "Sunday, June 20, 2027 · Burnaby, BC",
      },
      { value: "ride_to_live", label: "Ride to Live" },
    ]);
  },
);

test("other events are offered by their own name, and the next of two takes the place", () => {
  const { everyYear, coming } = eventOptions([
    event("rockies", "Ride to Live: the Rockies", "2027-05-01T16:00:00Z"),
    event("ride", "Ride to Live", "2027-06-01T16:00:00Z"),
    event("later", "Ride to Live", "2028-06-01T16:00:00Z"),
  ]);
  expect(coming.map(({ value }) => value)).toEqual(["rockies"]);
  expect(everyYear[1]?.text).toContain("2027");
});
