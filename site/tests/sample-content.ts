import type { Company } from "@pcf/contract/content/company";
import { ofEachCollection, type SiteData } from "@pcf/contract/content/site-data";
import { emptyGlobals } from "../app/content/read/empty-globals.ts";
import { cleanContent } from "../app/content/read/load-site-content.server.ts";
import { parseSiteData } from "../app/content/read/read-site-data.server.ts";
import type { SiteContent } from "../app/content/site-content.ts";
import { sampleSiteData } from "./sample-site-data.ts";

export const sampleCompany: Company = {
  name: "A Foundation",
  shortName: "AF",
  contact: [{ id: "telTF", title: "Toll-free", value: "1-800-555-0100", href: "tel:+18005550100" }],
  address: { street: "1 Street", city: "Town", province: "BC", postalCode: "V0V 0V0", country: "Canada" },
  mapLink: "https://maps.example/",
  socialMedia: [],
  charityNumber: "12345 6789 RR0001",
};

const ofSample = { origin: "https://site.example", company: sampleCompany, sizeOf: () => undefined };

/** A snapshot's content as the site serves it; only for tests. */
export function sampleContent(version = "v1"): SiteContent {
  const data = parseSiteData(sampleSiteData(), (document) => {
    throw new Error(`${document.collection} ${document.id}: ${document.reason}`);
  });
  return cleanContent(data, version, ofSample);
}

/** A site's content of which a test gives only what it is about, sanitised as the site does it; only for tests. */
export function contentWith(given: Partial<SiteData>): SiteContent {
  const nothing = { ...ofEachCollection(() => []), ...emptyGlobals };
  return cleanContent({ ...nothing, ...given }, "v1", ofSample);
}
