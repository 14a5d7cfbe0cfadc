import type { Payload } from "payload";
import { env } from "../env.ts";
import type { Page } from "../payload-types.ts";
import { contentCollections } from "./collections.ts";
import { shownTitle, untouchedDrafts } from "./untitled-drafts.ts";

/** Description of a page whose text is still to be written; staff replace it with the text. */
export const unwrittenDescription = "The text of this page is being written.";

/** Where something is still to be written or filled in: its name, and its place below the admin's address. */
export type Unwritten = { name: string; path: string };

/** These pages are a form or a list of their own, and need no text. */
const needNoText = ["/search", "/ways-to-give/donate-online"];

/** Lists that a site can do without, or that others fill. */
const mayBeEmpty = ["instagramPosts", "media", "drawings", "facts", "pages"];

/** Published pages and drafts that have no text, or still the description of such a page. */
export async function unwrittenPages(payload: Payload): Promise<Unwritten[]> {
  const { docs } = await payload.find({
    collection: "pages",
    draft: true,
    depth: 0,
    pagination: false,
    sort: "uri",
  });
  const untouched = new Set(await untouchedDrafts(payload, "pages"));
  const lacksText = ({ uri, blocks }: Page) => !blocks?.length && !needNoText.includes(uri);
  return docs
    .filter(({ id }) => !untouched.has(id))
    .filter((page) => lacksText(page) || page.description === unwrittenDescription)
    .map(({ id, title, uri }) => ({
      name: uri ? `${shownTitle(title)} (${uri})` : shownTitle(title),
      path: `/collections/pages/${id}`,
    }));
}

/** Lists of content that have no entry yet. */
export async function emptyLists(payload: Payload): Promise<Unwritten[]> {
  const empty: Unwritten[] = [];
  for (const { slug, labels } of contentCollections) {
    if (mayBeEmpty.includes(slug)) continue;
    const { totalDocs } = await payload.count({ collection: slug as "pages" });
    const name = payload.collections[slug as "pages"].config.labels.plural ?? labels?.plural ?? slug;
    if (totalDocs === 0) empty.push({ name: String(name), path: `/collections/${slug}` });
  }
  return empty;
}

/** What the settings, the home page and the other single documents lack. */
export async function emptySettings(payload: Payload): Promise<Unwritten[]> {
  const [settings, home, report, butts] = await Promise.all([
    payload.findGlobal({ slug: "siteSettings", depth: 0 }),
    payload.findGlobal({ slug: "home", depth: 0 }),
    payload.findGlobal({ slug: "annualReport", depth: 0 }),
    payload.findGlobal({ slug: "buttsInMotion", depth: 0 }),
  ]);
  const lacking: [name: string, slug: string, filled: unknown][] = [
    [
      "Site settings: who signs tax receipts; until then receipts wait",
      "siteSettings",
      settings.receipt?.signatory,
    ],
    [
      "Site settings: picture of the signature on tax receipts; without one they are not yet fit for a public site",
      "siteSettings",
      settings.receipt?.signature || !env.isPublic,
    ],
    ["Site settings: place where receipts are issued", "siteSettings", settings.receipt?.placeOfIssue],
    ["Site settings: privacy officer", "siteSettings", settings.privacyOfficer?.name],
    ["Site settings: when kits are mailed", "siteSettings", settings.kitShippingText],
    ["Site settings: online store", "siteSettings", settings.storeUrl],
    ["Site settings: video channel", "siteSettings", settings.channelUrl],
    ["Site settings: newsletter archive", "siteSettings", settings.newsletterArchiveUrl],
    ["Home page: slides", "home", home.slides?.length],
    ["Home page: vision", "home", home.vision?.text],
    ["Home page: key initiatives", "home", home.initiatives?.length],
    ["Home page: take action", "home", home.takeAction?.links?.length],
    ["Annual report: figures", "annualReport", report.revenue?.items?.length],
    ["Butts in Motion: activities", "buttsInMotion", butts.activities?.length],
  ];
  return lacking
    .filter(([, , filled]) => !filled)
    .map(([name, slug]) => ({ name, path: `/globals/${slug}` }));
}
