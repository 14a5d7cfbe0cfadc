import type { Company } from "@pcf/contract/content/company";
import { cleanContent } from "../app/content/load-site-content.server.ts";
import { parseSiteData } from "../app/content/parse-site-data.server.ts";
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

/** A snapshot's content as the site serves it; only for tests. */
export function sampleContent(version = "v1"): SiteContent {
  const data = parseSiteData(sampleSiteData(), (document) => {
    throw new Error(`${document.collection} ${document.id}: ${document.reason}`);
  });
  return cleanContent(data, version, {
    origin: "https://site.example",
    company: sampleCompany,
    sizeOf: () => undefined,
  });
}
