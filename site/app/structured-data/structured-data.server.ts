import { jsonInScript } from "@pcf/contract/escaped-markup";
import { groupMeetingsAhead } from "./group-meetings";
import {
  breadcrumbList,
  definedTermSet,
  event,
  faqPage,
  newsArticle,
  organization,
  type Subject,
  type Thing,
  videoObject,
} from "./schema-org";

/** What a page is about, by the id of its route. */
const aboutByRoute: Record<string, (subject: Subject) => Thing | Thing[] | undefined> = {
  home: organization,
  "about-prostate-cancer/glossary": definedTermSet,
  "about-prostate-cancer/video-library": videoObject,
  "get-support/support-groups/find-a-meeting": (subject) => groupMeetingsAhead(subject, new Date()),
  "get-support/support-groups/faq": faqPage,
  "get-involved/find-an-event/:eventId": event,
  "news/:newsSlug": newsArticle,
};

/** What search engines are told of a page in the words of schema.org. */
export function structuredData(routeId: string, subject: Subject): Thing[] {
  return [aboutByRoute[routeId]?.(subject), breadcrumbList(subject)]
    .flat()
    .filter((thing) => thing !== undefined);
}

/** Things as they stand at the end of a page. No script of ours reads them, so they are in the HTML alone. */
export function structuredDataScript(things: Thing[]): string {
  if (things.length === 0) return "";
  const data = { "@context": "https://schema.org", "@graph": things };
  return `<script type="application/ld+json">${jsonInScript(data)}</script>`;
}
