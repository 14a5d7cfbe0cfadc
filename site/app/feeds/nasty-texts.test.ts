import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import { writableText } from "@pcf/contract/writable-text";
import { Window } from "happy-dom";
import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { calendarOf } from "~/content/calendar/event-calendar";
import { meetingCalendar } from "~/content/calendar/meeting-calendar";
import { siteOriginContext } from "~/content/request-contexts";
import { type SiteContent, siteContentContext } from "~/content/site-content";
import { shown } from "../../tests/safe-content.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import { loader as newsFeed } from "./news-feed";
import { loader as sitemap } from "./sitemap";

const origin = "https://site.example";

/** A site on which a text stands wherever staff can type one that a feed carries. */
function siteSaying(text: string): SiteContent {
  const content = sampleContent();
  const said = { title: text, slug: text || "x" };
  return {
    ...content,
    company: { ...content.company, name: text },
    news: content.news.map((item) => ({
      ...item,
      ...said,
      newsField: { ...item.newsField, excerpt: text },
    })),
    events: content.events.map((item) => ({
      ...item,
      ...said,
      event: { ...item.event, excerpt: text, location: text },
    })),
    stories: content.stories.map((item) => ({ ...item, ...said })),
  };
}

const groupSaying = (text: string) =>
  shown(
    supportGroupSchema.parse({
      id: 1,
      slug: "kelowna",
      title: text,
      supportGroupName: { groupName: text },
      supportGroupMainContent: { timeWhenWhereAlso: { where: text } },
      format: "in-person",
      provinces: [{ id: 1, code: "BC", name: "British Columbia" }],
      updatedAt: "2026-01-01T00:00:00Z",
      meeting: {
        ...{ start: "19:00", end: "20:30", week: 1, weekday: "TU", frequency: "monthly" },
        timeZone: "America/Vancouver",
      },
    }),
  );

const contextOf = (content: SiteContent) => {
  const context = new RouterContextProvider();
  context.set(siteContentContext, content);
  context.set(siteOriginContext, origin);
  return { context };
};

/** What XML 1.0 calls a Char: a file with any other is no XML, and parsers give up at it. */
const notXml = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** The texts of an XML file's elements of a name, each read as a parser reads it. */
function readXml(xml: string, name: string): string[] {
  expect(xml).not.toMatch(notXml);
  const window = new Window();
  const document = new window.DOMParser().parseFromString(xml, "application/xml");
  expect(document.querySelector("parsererror")).toBeNull();
  return [...document.getElementsByTagName(name)].map(({ textContent }) => oneEnd(textContent ?? ""));
}

/** The properties of a calendar file in their order, unfolded and without their escapes (RFC 5545, 3.1 and 3.3.11). */
function readCalendar(file: string): [name: string, value: string][] {
  expect(file.endsWith("\r\n")).toBe(true);
  for (const line of file.split("\r\n")) {
    expect(line).toMatch(/^(?:[^\p{Cc}\u2028\u2029]|\t)*$/u);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  const unfolded = file.slice(0, -2).replaceAll("\r\n ", "");
  return unfolded.split("\r\n").map((line) => {
    const [, name = "", value = ""] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    expect(name).not.toBe("");
    const plain = value.replace(/\\([nN;,\\])/g, (_, sign: string) => (/n/i.test(sign) ? "\n" : sign));
    return [name, plain];
  });
}
const valuesOf = (properties: [string, string][], name: string) =>
  properties.filter(([each]) => each === name).map(([, value]) => value);

/** As a parser gives back the ends of lines. */
const oneEnd = (text: string) => writableText(text);
const inCalendar = (text: string) => oneEnd(text).replace(/[\u2028\u2029]/g, "\n");

test.each(nastyTexts)("%s in a title leaves feed and sitemap readable", async (_, text) => {
  const context = contextOf(siteSaying(text));
  const feed = await newsFeed(context).text();
  expect(readXml(feed, "title")).toEqual([oneEnd(text), oneEnd(text)]);
  expect(readXml(feed, "item")).toHaveLength(1);
  const [link = ""] = readXml(feed, "guid");
  expect(URL.canParse(link) && new URL(link).origin).toBe(origin);

  const places = readXml(await sitemap(context).text(), "loc");
  expect(places).toHaveLength(sampleContent().pages.length + 4);
  for (const place of places) expect(new URL(place).origin).toBe(origin);
});

test.each(nastyTexts)(
  "%s in a group's name and place leaves the calendar of its meetings readable",
  (_, text) => {
    const file = meetingCalendar(groupSaying(text), text, origin, new Date("2026-05-20T12:00:00Z"));
    const properties = readCalendar(file);
    for (const summary of valuesOf(properties, "SUMMARY")) expect(summary).toBe(inCalendar(text));
    if (text) expect(valuesOf(properties, "LOCATION")[0]).toBe(inCalendar(text));
    const ends = valuesOf(properties, "END");
    expect(ends.at(-1)).toBe("VCALENDAR");
    expect(ends.filter((end) => end === "VEVENT")).toHaveLength(valuesOf(properties, "DTSTAMP").length);
  },
);

test.each(nastyTexts)("%s in an event leaves its calendar readable", (_, text) => {
  const { events } = siteSaying(text);
  const properties = readCalendar(calendarOf(events, text, origin));
  const names = properties.map(([name]) => name);
  expect(names.filter((name) => name === "BEGIN")).toHaveLength(2);
  expect(valuesOf(properties, "SUMMARY")).toEqual([inCalendar(text)]);
  expect(valuesOf(properties, "X-WR-CALNAME")).toEqual([inCalendar(text)]);
  if (text) expect(valuesOf(properties, "LOCATION")).toEqual([inCalendar(text)]);
  expect(valuesOf(properties, "UID")).toHaveLength(1);
  expect(valuesOf(properties, "END")).toEqual(["VEVENT", "VCALENDAR"]);
});
