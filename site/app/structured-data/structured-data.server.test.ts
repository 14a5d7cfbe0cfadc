import { faqSchema, glossaryTermSchema, newsSchema, videoSchema } from "@pcf/contract/content/documents";
import { pageSchema } from "@pcf/contract/content/page";
import { supportGroupSchema } from "@pcf/contract/content/support-group";
import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { shown } from "../../tests/safe-content.ts";
import { sampleContent } from "../../tests/sample-content.ts";
import { groupMeetingsAhead } from "./group-meetings";
import { structuredData, structuredDataScript } from "./structured-data.server";

const origin = "https://site.example";
const content = sampleContent();

function thingsOf(routeId: string, path: string, of = content) {
  const { pathname: uri, searchParams: search } = new URL(path, origin);
  return structuredData(routeId, { content: of, origin, uri, slug: uri.split("/").at(-1) ?? "", search });
}

test("the home page tells of the charity and its registered number", () => {
  expect(thingsOf("home", "/")).toEqual([
    expect.objectContaining({
      "@type": ["Organization", "NGO"],
      name: "A Foundation",
      url: origin,
      telephone: "+18005550100",
      identifier: expect.objectContaining({ value: "12345 6789 RR0001" }),
    }),
  ]);
});

test("the charity's telephone is the toll-free one, wherever it stands in the company data", () => {
  const office = { id: "tel", title: "Office", value: "604-555-0100", href: "tel:+16045550100" };
  const company = { ...content.company, contact: [office, ...content.company.contact] };
  expect(thingsOf("home", "/", { ...content, company })).toEqual([
    expect.objectContaining({ telephone: "+18005550100" }),
  ]);
});

test("an article is told with its dates, and the way to it", () => {
  const list = shown(pageSchema.parse({ ...content.pages[0], uri: "/news", title: "News", blocks: [] }));
  const withNews = { ...content, pages: [...content.pages, list] };
  expect(thingsOf("news/:newsSlug", "/news/a-new-grant", withNews)).toEqual([
    expect.objectContaining({
      "@type": "NewsArticle",
      headline: "A new grant",
      datePublished: "2026-01-01T08:00:00.000Z",
      dateModified: "2026-01-02T03:04:05.000Z",
      mainEntityOfPage: "https://site.example/news/a-new-grant",
    }),
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
        { "@type": "ListItem", position: 2, name: "News", item: "https://site.example/news" },
        {
          "@type": "ListItem",
          position: 3,
          name: "A new grant",
          item: "https://site.example/news/a-new-grant",
        },
      ],
    },
  ]);
});

test("a section's own page shows no breadcrumb and tells of none", () => {
  expect(thingsOf("about-us", "/about-us")).toEqual([]);
  expect(thingsOf("about-us/mission", "/about-us/mission")).toEqual([
    expect.objectContaining({ "@type": "BreadcrumbList" }),
  ]);
});

test("an event is told with its moment and its place", () => {
  expect(
    thingsOf("get-involved/find-an-event/:eventId", "/get-involved/find-an-event/walk")[0],
  ).toMatchObject({
    "@type": "Event",
    startDate: "2026-06-21T17:00:00.000Z",
    description: "Come.",
    location: { "@type": "Place", name: "Vancouver" },
  });
});

/** What is told of the sample's event when it is otherwise. */
const eventTold = (changes: object) => {
  const events = content.events.map((found) => ({ ...found, event: { ...found.event, ...changes } }));
  const path = "/get-involved/find-an-event/walk";
  const things = thingsOf("get-involved/find-an-event/:eventId", path, { ...content, events });
  return JSON.parse(JSON.stringify(things)).find((thing: object) => Object(thing)["@type"] === "Event");
};

test("nothing is told of an event without a place, which search engines take for a mistake", () => {
  expect(eventTold({ location: undefined })).toBeUndefined();
});

test("an event of whole days is told with its days, and one that ends before it begins without an end", () => {
  const days = { allDay: true, timeZone: "America/Vancouver", date: "2027-06-20T19:00:00Z" };
  expect(eventTold(days)).toMatchObject({ startDate: "2027-06-20" });
  expect(eventTold({ ...days, end: "2027-06-22T19:00:00Z" })).toMatchObject({ endDate: "2027-06-22" });
  expect(eventTold({ end: "2026-06-21T16:00:00Z" })).not.toHaveProperty("endDate");
});

test("an online event is told with where to find it", () => {
  expect(eventTold({ location: "Online (video)", website: "https://video.example" })).toMatchObject({
    location: { "@type": "VirtualLocation", url: "https://video.example" },
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
  });
});

test("a group's meetings are told as they are: off, moved with the day from which, and not where one has to ask", () => {
  const group = shown(
    supportGroupSchema.parse({
      id: 1,
      slug: "kelowna",
      title: "Kelowna",
      provinces: [{ id: 1, code: "BC", name: "British Columbia" }],
      supportGroupName: { groupName: "Okanagan group" },
      supportGroupMainContent: { timeWhenWhereAlso: { where: "Hall" } },
      format: "in-person",
      updatedAt: "2026-01-01T00:00:00Z",
      meeting: {
        frequency: "weekly",
        weekday: "FR",
        start: "10:00",
        end: "11:00",
        timeZone: "America/Toronto",
        changes: [
          { kind: "cancelled", day: "2026-12-11" },
          { kind: "moved", day: "2026-12-18", toDay: "2026-12-17" },
          { kind: "added", day: "2026-12-21", start: "14:00" },
          { kind: "moved", day: "2026-12-21", toDay: "2026-12-22" },
        ],
      },
    }),
  );
  const subject = {
    content: { ...content, supportGroups: [group] },
    origin,
    uri: "/",
    slug: "",
    search: new URLSearchParams(),
  };
  const things = groupMeetingsAhead(subject, new Date("2026-12-05T12:00:00Z"));
  expect(things.map(({ startDate, eventStatus }) => [startDate, eventStatus])).toEqual([
    ["2026-12-11T15:00:00.000Z", "https://schema.org/EventCancelled"],
    ["2026-12-17T15:00:00.000Z", "https://schema.org/EventRescheduled"],
    ["2026-12-22T19:00:00.000Z", "https://schema.org/EventRescheduled"],
  ]);
  expect(things[1]).toMatchObject({
    name: "Okanagan group",
    previousStartDate: "2026-12-18T15:00:00.000Z",
    location: { "@type": "Place", name: "Hall" },
  });
  expect(things[2]?.previousStartDate).toBe("2026-12-21T19:00:00.000Z");
});

test("questions are told in the order of the page", () => {
  const faq = (id: number, category: number, order: number) =>
    shown(
      faqSchema.parse({
        ...{ id, order, title: `Question ${id}`, content: "<p>Yes.</p>" },
        category: { id: category, title: `Category ${category}`, order: category },
      }),
    );
  const faqs = [faq(1, 2, 1), faq(2, 1, 2), faq(3, 1, 1)];
  const path = "/get-support/support-groups/faq";
  const [page] = thingsOf("get-support/support-groups/faq", path, { ...content, faqs });
  expect(page?.mainEntity).toEqual([
    expect.objectContaining({ name: "Question 3" }),
    expect.objectContaining({ name: "Question 2" }),
    expect.objectContaining({
      name: "Question 1",
      acceptedAnswer: { "@type": "Answer", text: "<p>Yes.</p>" },
    }),
  ]);
});

test("the glossary tells of each word, where it stands and what it is also called", () => {
  const term = (slug: string, name: string, alsoCalled: string[] = []) =>
    glossaryTermSchema.parse({ id: slug, slug, term: name, definition: `What ${name} is.`, alsoCalled });
  const glossaryTerms = [term("psa", "PSA", ["prostate-specific antigen"]), term("biopsy", "Biopsy")];
  const path = "/about-prostate-cancer/glossary";
  const [set] = thingsOf("about-prostate-cancer/glossary", path, { ...content, glossaryTerms });
  const url = `https://site.example${path}`;
  expect(set).toMatchObject({
    "@type": "DefinedTermSet",
    hasDefinedTerm: [
      { "@type": "DefinedTerm", name: "Biopsy", description: "What Biopsy is.", url: `${url}#biopsy` },
      { name: "PSA", alternateName: ["prostate-specific antigen"], inDefinedTermSet: url },
    ],
  });
});

test("the library tells of the one video that its address names", () => {
  const video = shown(
    videoSchema.parse({
      id: 1,
      slug: "sleep",
      title: "Sleep",
      videoPublishedAt: "2026-01-01T08:00:00.000Z",
      fileUrl: "/media/sleep.webm",
      seconds: 90,
    }),
  );
  const library = "about-prostate-cancer/video-library";
  const videos = [video];
  expect(thingsOf(library, `/${library}?video=sleep`, { ...content, videos })[0]).toMatchObject({
    "@type": "VideoObject",
    name: "Sleep",
    duration: "PT90S",
    contentUrl: "https://site.example/media/sleep.webm",
  });
  expect(thingsOf(library, `/${library}`, { ...content, videos })).not.toContainEqual(
    expect.objectContaining({ "@type": "VideoObject" }),
  );
});

test("words that look like markup stay words", () => {
  const news = [
    shown(
      newsSchema.parse({
        ...content.news[0],
        title: "</script><script>alert(1)</script><!--",
      }),
    ),
  ];
  const things = thingsOf("news/:newsSlug", "/news/a-new-grant", { ...content, news });
  const html = structuredDataScript(things);
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  const json = /<script type="application\/ld\+json">(.*)<\/script>$/.exec(html)?.[1] ?? "";
  expect(JSON.parse(json)["@graph"][0].headline).toBe("</script><script>alert(1)</script><!--");
});

test("a page without anything to tell says nothing", () => {
  expect(structuredDataScript([])).toBe("");
});

test.each(nastyTexts)(
  "%s in a title leaves what search engines are told readable, and the page whole",
  (_, text) => {
    const said = { title: text, slug: "said" };
    const saying = {
      ...content,
      news: content.news.map((item) => ({ ...item, ...said })),
      events: content.events.map((item) => ({ ...item, ...said })),
    };
    const things = [
      ...thingsOf("news/:newsSlug", "/news/said", saying),
      ...thingsOf("get-involved/find-an-event/:eventId", "/get-involved/find-an-event/said", saying),
    ];
    const html = `<html><head></head><body>${structuredDataScript(things)}</body></html>`;
    const document = new new Window().DOMParser().parseFromString(html, "text/html");
    expect([...document.body.children].map(({ localName }) => localName)).toEqual(["script"]);
    const graph: Record<string, unknown>[] = JSON.parse(document.body.textContent)["@graph"];
    const told = graph.filter(({ "@type": type }) => type === "NewsArticle" || type === "Event");
    expect(told.map(({ headline, name }) => headline ?? name)).toEqual([text, text]);
  },
);
