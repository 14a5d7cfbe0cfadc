import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { calendarOf } from "~/content/event-calendar";
import { siteContentContext } from "~/content/site-content";
import { siteOriginContext } from "~/content/site-origin";
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
