import { isOfSection, sectionsThatAsk } from "@pcf/contract/page-vote";
import type { Payload } from "payload";
import { staffWho } from "../access/staff.ts";
import type { Column, Found, ListQuestion, OfficeList } from "../office/lists/office-list.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { type PageOfVotes, shareOfYes, type Votes, votesOfPages } from "./votes-of-pages.ts";

const isFor = staffWho("read", "page-votes");
const path = "/helpful";

/** Fewer answers may be chance. */
const enoughAnswers = 20;

const sorted: Record<string, (row: PageOfVotes) => number | string> = {
  title: ({ title }) => title,
  yes: ({ lately }) => lately.yes,
  no: ({ lately }) => lately.no,
  // Where nobody answered there is nothing to put right.
  share: ({ lately }) => shareOfYes(lately) ?? 101,
};

const compared = (one: number | string, other: number | string): number =>
  typeof one === "number" ? one - Number(other) : one.localeCompare(String(other));

async function findVotes(
  payload: Payload,
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const words = find.toLowerCase().split(/\s+/);
  const section = filters.get("section");
  const by = sorted[sort.key] ?? (({ lately }) => lately.no);
  const turn = sort.descending ? -1 : 1;
  const rows = (await votesOfPages(payload, new Date()))
    .filter(({ page }) => section === undefined || isOfSection(page, section))
    .filter((row) => words.every((word) => `${row.title} ${row.page}`.toLowerCase().includes(word)))
    .toSorted((one, other) => turn * compared(by(one), by(other)) || one.id - other.id);
  const ids = rows.map(({ id }) => id);
  return { ids: page ? ids.slice(page.offset, page.offset + page.limit) : ids, total: ids.length };
}

async function readVotes(payload: Payload, ids: readonly number[]): Promise<PageOfVotes[]> {
  return (await votesOfPages(payload, new Date())).filter(({ id }) => ids.includes(id));
}

const counted = (key: string, label: string, of: (row: PageOfVotes) => number): Column<PageOfVotes> => ({
  key,
  label,
  text: (row) => String(of(row)),
  inFile: of,
  isNumber: true,
});
const both = ({ yes, no }: Votes) => (yes + no > 0 ? `${yes} yes, ${no} no` : "–");

/** What readers said of each page when they were asked whether it was helpful. */
export const votesList: OfficeList<PageOfVotes> = {
  path,
  isFor,
  name: "helpful",
  exported: "page-votes-exported",
  searchHint: "Title or address of a page",
  empty: "No reader has answered about such a page yet.",
  firstSort: { key: "no", descending: true },
  filters: [
    {
      key: "section",
      label: "Section",
      choices: () =>
        Promise.resolve(Object.entries(sectionsThatAsk).map(([value, label]) => ({ value, label }))),
    },
  ],
  columns: [
    {
      key: "title",
      label: "Page",
      text: ({ title }) => title,
      path: ({ id }) => `/collections/pages/${id}`,
      isSortable: true,
    },
    { ...counted("no", "No, in three months", ({ lately }) => lately.no), isSortable: true },
    { ...counted("yes", "Yes, in three months", ({ lately }) => lately.yes), isSortable: true },
    {
      key: "share",
      label: "Said yes",
      text: ({ lately }) => (shareOfYes(lately) === undefined ? "–" : `${shareOfYes(lately)}%`),
      inFile: ({ lately }) => shareOfYes(lately) ?? "",
      tone: ({ lately }) => (isPoor(lately) ? "waits" : undefined),
      isNumber: true,
      isSortable: true,
    },
    { key: "this-month", label: "This month", text: ({ thisMonth }) => both(thisMonth) },
    { key: "last-month", label: "Last month", text: ({ lastMonth }) => both(lastMonth) },
    { key: "address", label: "Address", text: ({ page }) => page, isExtra: true },
    { ...counted("held-no", "No, in two years", ({ held }) => held.no), isExtra: true },
    { ...counted("held-yes", "Yes, in two years", ({ held }) => held.yes), isExtra: true },
  ],
  find: findVotes,
  read: readVotes,
};

/** Enough readers answered, and fewer than half of them were helped. */
const isPoor = ({ yes, no }: Votes): boolean => yes + no >= enoughAnswers && yes < no;

export const todayVotes: TodaySource = {
  isFor,
  quiet: "no page that most readers find unhelpful",
  lines: async (payload, now) => {
    const count = (await votesOfPages(payload, now)).filter(({ lately }) => isPoor(lately)).length;
    const words =
      count === 1
        ? "1 page helped fewer than half of the readers who answered"
        : `${count} pages helped fewer than half of the readers who answered`;
    return [{ count, words, path: `${path}?sort=share` }];
  },
};
