import { storedDocument } from "../write/fingerprint.ts";
import { writeItem } from "../write/write-item.ts";
import { type Bringing, thereOf } from "./bringing.ts";
import type { Place } from "./plan.ts";

/** What this site itself draws on some of its fixed pages: the old site had its forms and lists in code, so no text names them. */
const parts: Record<string, readonly string[]> = {
  "/about-us/annual-report": ["annual-report-figures", "historical-reports"],
  "/about-us/contact-us": ["company-address", "contact-form"],
  "/get-involved/volunteer": ["volunteer-form"],
  "/get-support/more-resources/butts-in-motion-fitness": ["butts-in-motion-activities"],
  "/get-support/reef-knot-kits": ["kit-form"],
  "/get-support/support-group-councils": ["support-group-council-contact"],
  "/grants-awards/grants": ["grantees"],
  "/privacy": ["retention-table", "privacy-officer"],
  "/ways-to-give": ["company-address"],
};

/** The blocks that stand below the text of a page that was brought to this address. */
export const partsAt = (uri: string): object[] =>
  (parts[uri] ?? []).map((part) => ({ blockType: "special", part }));

/**
 * Fixed pages that the old site had no text for and nobody has written yet get their forms and lists, so that what was brought is
 * seen: grantees on the page of grants, for one.
 */
export async function bringParts(bringing: Bringing, places: readonly Place[]): Promise<void> {
  const { writing } = bringing;
  const brought = new Set(places.map(({ name }) => name));
  for (const uri of Object.keys(parts)) {
    if (brought.has(uri)) continue;
    const key = `parts:${uri}`;
    const known = writing.ledger.get(key);
    const { docs } = await writing.payload.find({
      collection: "pages",
      where: { uri: { equals: uri } },
      draft: true,
      depth: 0,
      limit: 1,
      select: { title: true },
    });
    const [page] = docs;
    const here = page && (await storedDocument(writing.payload, "pages", page.id));
    // What somebody has written is theirs, and a page that is not here has no place for them.
    if (!page || !here || (!known && Array.isArray(here.blocks) && here.blocks.length > 0)) continue;
    const { title } = page;
    const there = thereOf(bringing, { paths: [uri] });
    await writeItem(writing, {
      ...{ key, kind: "pages", title, there, collection: "pages", data: { blocks: partsAt(uri) } },
      over: { document: page.id, isWritten: false },
    });
  }
}
