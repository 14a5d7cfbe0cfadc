import { toEventView } from "~/content/event-view";
import { shortText } from "~/content/short-text";
import { organizer } from "./organization";
import type { Subject, Thing } from "./thing";

const descriptionLength = 300;

/** Nothing of an event whose place is not known: search engines take none without. */
export function event(subject: Subject): Thing | undefined {
  const { content, origin, slug } = subject;
  const found = content.events.find((candidate) => candidate.slug === slug);
  if (!found) return undefined;
  const { title, date, end, excerpt, html, location, website, image, href } = toEventView(
    found,
    content.videos,
  );
  if (!location) return undefined;
  const online = /online|webinar/i.test(location);
  const url = new URL(href, origin).href;
  return {
    "@type": "Event",
    name: title,
    startDate: date,
    endDate: end,
    description: excerpt ?? shortText(html, descriptionLength),
    url,
    image: image && [new URL(image.sourceUrl, origin).href],
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: `https://schema.org/${online ? "Online" : "Offline"}EventAttendanceMode`,
    location: online
      ? { "@type": "VirtualLocation", url: website ?? url }
      : { "@type": "Place", name: location, address: location },
    organizer: organizer(subject),
  };
}
