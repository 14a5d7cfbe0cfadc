import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { utcDay } from "@pcf/contract/utc-day";
import type { Payload } from "payload";

/** How many said yes, and how many no. */
export type Votes = { yes: number; no: number };

/** A page that readers have answered about. "Lately" is this month and the two before. */
export type PageOfVotes = {
  /** Of the page. */
  id: number;
  title: string;
  page: string;
  lately: Votes;
  thisMonth: Votes;
  lastMonth: Votes;
  /** All that is held. */
  held: Votes;
};

/** The month so many months before that of `now`, as `YYYY-MM` on the charity's calendar. */
export function monthBefore(now: Date, months: number): string {
  const [year = 0, month = 1] = charityDay(now).split("-").map(Number);
  return utcDay(Date.UTC(year, month - 1 - months, 1)).slice(0, 7);
}

/** The first of the months that count as lately. */
export const latelyFrom = (now: Date): string => monthBefore(now, 2);

type MonthOfPage = Votes & { page: string; month: string };

const sum = (rows: readonly Votes[]): Votes => ({
  yes: rows.reduce((all, { yes }) => all + yes, 0),
  no: rows.reduce((all, { no }) => all + no, 0),
});

/** What readers said of one page lately. */
export async function latelySaid(payload: Payload, page: string, now: Date): Promise<Votes> {
  const { docs } = await payload.find({
    collection: "page-votes",
    where: { page: { equals: page }, month: { greater_than_equal: latelyFrom(now) } },
    pagination: false,
  });
  return sum(docs);
}

/**
 * Every page that readers have answered about, in no order: a few hundred pages of two years at most. Answers about an address that
 * has no page any more are left out.
 */
export async function votesOfPages(payload: Payload, now: Date): Promise<PageOfVotes[]> {
  const { docs } = await payload.find({ collection: "page-votes", pagination: false });
  const byPage = Map.groupBy<string, MonthOfPage>(docs, ({ page }) => page);
  const { docs: pages } = await payload.find({
    collection: "pages",
    where: { uri: { in: [...byPage.keys()] } },
    select: { title: true, uri: true },
    pagination: false,
    depth: 0,
  });
  const from = latelyFrom(now);
  return pages.map(({ id, title, uri }) => {
    const months = byPage.get(uri) ?? [];
    const of = (wanted: string) => sum(months.filter(({ month }) => month === wanted));
    return {
      ...{ id, title, page: uri },
      lately: sum(months.filter(({ month }) => month >= from)),
      thisMonth: of(monthBefore(now, 0)),
      lastMonth: of(monthBefore(now, 1)),
      held: sum(months),
    };
  });
}

/** Of whom asked how many said yes, in percent; nothing where nobody answered. */
export const shareOfYes = ({ yes, no }: Votes): number | undefined =>
  yes + no > 0 ? Math.round((100 * yes) / (yes + no)) : undefined;
