import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { calendarOf } from "~/content/calendar/event-calendar";
import { siteOriginContext } from "~/content/request-contexts";
import { siteContentContext } from "~/content/site-content";
import { sampleContent } from "../../tests/sample-content.ts";
import { loader as newsFeed } from "./news-feed";
import { loader as sitemap } from "./sitemap";

function context() {
  const provider = new RouterContextProvider();
  provider.set(siteContentContext, sampleContent());
  provider.set(siteOriginContext, "https://site.example");
  return provider;
}

test("the sitemap names every page, story, event and article at the public address", async () => {
  const xml = await sitemap({ context: context() }).text();
  for (const path of [
    "/",
    "/about-us/mission",
    "/get-support/patient-stories/ann",
    "/get-involved/find-an-event/walk",
    "/news/a-new-grant",
  ]) {
    expect(xml).toContain(`<loc>https://site.example${path}</loc>`);
  }
});

test("the sitemap names no page about one visitor's gift", async () => {
  const provider = context();
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error("the sample has pages");
  content.pages.push({ ...page, uri: "/ways-to-give/thank-you" });
  provider.set(siteContentContext, content);
  expect(await sitemap({ context: provider }).text()).not.toContain("thank-you");
});

test("the news feed carries the articles", async () => {
  const xml = await newsFeed({ context: context() }).text();
  expect(xml).toContain("<item><title>A new grant</title>");
});

test("an event's calendar entry escapes its text, is in UTC and folds long lines", () => {
  const [event] = sampleContent().events;
  if (!event) throw new Error("the sample has events");
  const long = { ...event, event: { ...event.event, excerpt: "é".repeat(100) } };
  const ics = calendarOf([long], "A Foundation", "https://site.example");
  expect(ics).toContain("SUMMARY:Walk\\, run\\; ride\r\n");
  expect(ics).toContain("DTSTART:20260621T170000Z\r\nDTEND:20260621T190000Z\r\n");
  for (const line of ics.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("an event of whole days is in the calendar on its days, and ends where the day after begins", () => {
  const [event] = sampleContent().events;
  if (!event) throw new Error("the sample has events");
  const days = { date: "2027-06-20T19:00:00Z", timeZone: "America/Vancouver", allDay: true };
  const fileOf = (times: object) =>
    calendarOf(
      [{ ...event, event: { ...event.event, end: undefined, ...times } }],
      "A",
      "https://site.example",
    );
  expect(fileOf(days)).toContain("DTSTART;VALUE=DATE:20270620\r\nDTEND;VALUE=DATE:20270621\r\n");
  const several = { ...days, date: "2027-12-30T19:00:00Z", end: "2028-01-01T19:00:00Z" };
  expect(fileOf(several)).toContain("DTSTART;VALUE=DATE:20271230\r\nDTEND;VALUE=DATE:20280102\r\n");
});

test("an event that ends before it begins lasts two hours in the calendar", () => {
  const [event] = sampleContent().events;
  if (!event) throw new Error("the sample has events");
  for (const end of ["2026-06-21T15:00:00Z", "2026-06-21T17:00:00Z"]) {
    const times = { date: "2026-06-21T17:00:00Z", end };
    const ics = calendarOf([{ ...event, event: { ...event.event, ...times } }], "A", "https://site.example");
    expect(ics).toContain("DTSTART:20260621T170000Z\r\nDTEND:20260621T190000Z\r\n");
  }
});
