import { charityTimeZone } from "@pcf/contract/constants";
import { factWords } from "@pcf/contract/content/fact-tokens";
import { dayIn } from "@pcf/contract/zone-clock";
import type { SiteContent } from "~/content/site-content";
import { formatDate } from "~/ui/date/format-date";

/** A number that a page uses: what it says, where it comes from, and when somebody last looked whether it still holds. */
export type FactView = {
  name: string;
  words: string;
  title: string;
  source: { title: string; url: string | undefined; about: string };
  checked: string;
  /** From the day after its day on. */
  overdue: string | undefined;
};

const copy = {
  checked: (day: string) => `Checked ${day}.`,
  overdue: (day: string) =>
    `This number was due to be checked by ${day}. We are on it. Until then it may have changed.`,
};

/** The facts that the page at `uri` uses, in their order on it, as they stand at `now`. */
export function factsOfPage(content: SiteContent, uri: string, now: Date): FactView[] {
  const today = dayIn(now, charityTimeZone);
  return (content.factsOfPages[uri] ?? []).flatMap((name) => {
    const fact = content.facts.find((one) => one.name === name);
    if (!fact) return [];
    const { title, publisher, url, page, year } = fact.source;
    return {
      name,
      words: factWords(fact),
      title: fact.title,
      source: { title, url, about: [publisher, year, page].filter(Boolean).join(", ") },
      checked: copy.checked(formatDate(fact.checkedOn)),
      overdue: fact.reviewBy < today ? copy.overdue(formatDate(fact.reviewBy)) : undefined,
    };
  });
}
