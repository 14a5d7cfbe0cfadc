import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toEventView } from "~/content/views/event-view";
import { sampleContent } from "../../../tests/sample-content.ts";
import { EventFacts } from "./event-facts";

/** What stands on the page of the sample's event at other times, as text. */
function factsAt(times: object) {
  const [event] = sampleContent().events;
  if (!event) throw new Error("the sample has events");
  const view = toEventView({ ...event, event: { ...event.event, end: undefined, ...times } }, []);
  return renderToStaticMarkup(<EventFacts event={view} over={false} />).replace(/<[^>]+>/g, " ");
}

const days = { date: "2027-06-20T19:00:00Z", timeZone: "America/Vancouver", allDay: true };

test("an event of a whole day is shown with its day and no time", () => {
  expect(factsAt(days)).toContain("Sunday, June 20, 2027");
  expect(factsAt(days)).not.toMatch(/\d:\d\d|Ends/);
});

test("an event of several whole days is shown with its first and its last day and no time", () => {
  const facts = factsAt({ ...days, end: "2027-06-22T19:00:00Z" });
  expect(facts).toMatch(/Sunday, June 20, 2027.*Ends\s+Tuesday, June 22, 2027/s);
  expect(facts).not.toMatch(/\d:\d\d/);
});

test("an event that ends before it begins is shown without an end", () => {
  const facts = factsAt({
    date: "2027-06-20T19:00:00Z",
    end: "2027-06-20T18:00:00Z",
    timeZone: "America/Vancouver",
  });
  expect(facts).toMatch(/Sunday, June 20, 2027, 12:00/);
  expect(facts).not.toContain("11:00");
});
