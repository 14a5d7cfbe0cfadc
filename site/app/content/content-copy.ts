import { formatDate } from "~/ui/date/format-date";
import { ownHtml } from "./safe-html";

/** Words that the server puts into the content of pages: they reach readers with it and cost them no script. */
export const contentCopy = {
  /** Name of a source's mark, such as "Source 1: Canadian Urological Association, 2022". */
  source: (number: number, source: { title: string; publisher?: string; year?: number | null }) =>
    `Source ${number}: ${[source.publisher ?? source.title, source.year].filter(Boolean).join(", ")}`,
  wayBack: (place: number) =>
    place === 1
      ? { text: "Back to the text" }
      : { text: String(place), label: `Back to the text, place ${place}` },
  overdue: (nextReview: string) => ({
    title: "We are reviewing this page",
    html: ownHtml`<p><strong>We are reviewing this page.</strong> Its next review was due on ${formatDate(nextReview)}. What it says may still be right, but some of it may have changed since. Ask your doctor before you decide anything because of it, or call <a href="tel:811">811</a>, the free health line in most provinces and territories.</p>`,
  }),
};
