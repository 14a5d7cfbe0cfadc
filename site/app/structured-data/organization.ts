import type { Company } from "@pcf/contract/content/company";
import type { Subject, Thing } from "./thing";

const contactOf = ({ contact }: Company, id: "telTF" | "email") =>
  contact.find((entry) => entry.id === id)?.href.replace(/^(tel|mailto):/, "");

/** How other things of a page name the charity. */
export const organizationId = (origin: string) => new URL("/#organization", origin).href;

/** The charity, in so many words as stand beside an article or an event. */
export const organizer = ({ content, origin }: Subject): Thing => ({
  "@type": "Organization",
  "@id": organizationId(origin),
  name: content.company.name,
  url: origin,
});

/** The charity itself, with its registered number. */
export function organization(subject: Subject): Thing {
  const { company } = subject.content;
  const { street, city, province, postalCode, country } = company.address;
  return {
    ...organizer(subject),
    "@type": ["Organization", "NGO"],
    alternateName: company.shortName,
    logo: new URL("/images/icon-512.png", subject.origin).href,
    identifier: { "@type": "PropertyValue", name: "Registered charity number", value: company.charityNumber },
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: province,
      postalCode,
      addressCountry: country,
    },
    telephone: contactOf(company, "telTF"),
    email: contactOf(company, "email"),
    sameAs: company.socialMedia.map(({ url }) => url),
  };
}
