import { firstGivingChoices } from "@pcf/contract/donation/giving-choices";
import { firstGivingImpact } from "@pcf/contract/donation/giving-impact";
import type { RawSiteData } from "../app/content/read/read-site-data.server.ts";

/** Site data as a content backend answers it, small; only for tests. */
export function sampleSiteData(): RawSiteData {
  const updatedAt = "2026-01-02T03:04:05.000Z";
  const page = (uri: string, title: string, order: number, blocks: Record<string, unknown>[] = []) => ({
    id: uri,
    uri,
    title,
    description: `About ${title}`,
    order,
    updatedAt,
    blocks,
  });
  const text = { blockType: "richText", richText_html: "<p>A first paragraph.</p>" };
  return {
    collections: {
      pages: [
        page("/", "Home", 0),
        page("/about-us", "About us", 1, [text]),
        page("/about-us/mission", "Mission", 1, [text]),
        page("/about-prostate-cancer", "About prostate cancer", 2, [text]),
        page("/about-prostate-cancer/what-is-prostate-cancer", "What is prostate cancer?", 1, [text]),
        page("/about-prostate-cancer/what-is-prostate-cancer/the-prostate", "The prostate", 1, [
          text,
          {
            blockType: "accordion",
            accordion_title: "Questions",
            accordion_items: [{ title: "Where is it?", html: "<p>Below the bladder.</p>" }],
          },
        ]),
        page("/about-prostate-cancer/what-is-prostate-cancer/risk-factors", "Risk factors", 2, [text]),
        page("/ways-to-give", "Ways to give", 5, [text]),
      ],
      grantYears: [],
      news: [
        {
          id: 1,
          date: "2026-01-01T08:00:00.000Z",
          title: "A new grant",
          slug: "a-new-grant",
          newsField: { content: "<p>News.</p>", excerpt: "In short" },
          updatedAt,
        },
      ],
      stories: [
        { id: 1, title: "Ann", slug: "ann", story: { content: "<p>Hers.</p>" }, updatedAt },
        { id: 2, title: "Bob", slug: "bob", story: { content: "<p>His.</p>" }, updatedAt },
      ],
      events: [
        {
          id: 1,
          title: "Walk, run; ride",
          slug: "walk",
          event: {
            description: "<p>Come.</p>",
            date: "2026-06-21T17:00:00.000Z",
            timeZone: "America/Vancouver",
            location: "Vancouver",
          },
          updatedAt,
        },
      ],
      members: [],
      supportGroups: [],
      newsletters: [],
      faqs: [],
      glossaryTerms: [],
      videos: [],
      playlists: [],
      instagramPosts: [],
      facts: [],
      booklets: [],
      redirects: [{ id: 1, from: "/old-page", type: "_301", to: { url: "/about-us" } }],
    },
    globals: {
      home: { vision: { title: "Vision", text: "Text" }, takeAction: { title: "Act" } },
      navigation: { menu: [{ label: "About us", href: "/about-us" }] },
      annualReport: {
        year: 2024,
        revenue: { total: 1 },
        expenses: { total: 1 },
        excess: { percent: 0, amount: 0 },
        flipbook: { label: "Report", url: "https://example.org/report" },
      },
      siteSettings: {
        provinceFirst: "BC",
        redirectPauseSeconds: 5,
        map: { latitude: 60, longitude: -96, zoom: 4, maxZoom: 9 },
        mailingListDefault: true,
        kitShippingText: "By mail",
        storeUrl: "https://store.example",
        channelUrl: "https://channel.example",
        newsletterArchiveUrl: "https://archive.example",
      },
      buttsInMotion: {},
      givingChoices: { ...firstGivingChoices, impact: firstGivingImpact },
      searchWords: {},
    },
  };
}

/** An information page of usual length: 40 paragraphs and an accordion. */
export const measuredPath = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

/** The sample with that page in it, for what measures. */
export function measuredSiteData() {
  const data = sampleSiteData();
  const words =
    "A sentence about the prostate that is as long as such sentences usually are on a page like this. ";
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${at} ${words.repeat(3)}</p>`).join("");
  data.collections.pages = data.collections.pages.map((page) =>
    typeof page === "object" && page && "uri" in page && page.uri === measuredPath
      ? {
          ...page,
          blocks: [
            { blockType: "richText", richText_html: paragraphs },
            {
              blockType: "accordion",
              accordion_items: Array.from({ length: 8 }, (_, at) => ({
                title: `Question ${at}`,
                html: `<p>${words}</p>`,
              })),
            },
          ],
        }
      : page,
  );
  return data;
}
