import type { CharityEvent } from "@pcf/contract/content/documents";
import { shortText } from "../short-text";

const descriptionLength = 300;

/** What search engines read of an event (schema.org/Event). */
export function eventJsonLd({ slug, title, event }: CharityEvent, foundation: string, origin: string) {
  const online = /online|webinar/i.test(event.location ?? "");
  const url = new URL(`/get-involved/find-an-event/${slug}`, origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name: title,
    startDate: event.date,
    endDate: event.end,
    description: event.excerpt ?? shortText(event.description, descriptionLength),
    url,
    image: event.featuredImage && [new URL(event.featuredImage.sourceUrl, origin).href],
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: event.website ?? url }
      : { "@type": "Place", name: event.location, address: event.location },
    organizer: { "@type": "Organization", name: foundation, url: origin },
  };
}
