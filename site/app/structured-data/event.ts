import { shortText } from "~/content/short-text";
import { organizer } from "./organization";
import type { Subject, Thing } from "./thing";

const descriptionLength = 300;

export function event(subject: Subject): Thing | undefined {
  const { content, origin, uri, slug } = subject;
  const found = content.events.find((candidate) => candidate.slug === slug);
  if (!found) return undefined;
  const { date, end, excerpt, description, location, website, featuredImage } = found.event;
  const online = location !== undefined && /online|webinar/i.test(location);
  const url = new URL(uri, origin).href;
  return {
    "@type": "Event",
    name: found.title,
    startDate: date,
    endDate: end,
    description: excerpt ?? shortText(description, descriptionLength),
    url,
    image: featuredImage && [new URL(featuredImage.sourceUrl, origin).href],
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: website ?? url }
      : location && { "@type": "Place", name: location, address: location },
    organizer: organizer(subject),
  };
}
