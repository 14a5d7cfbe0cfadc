/**
 * Asks every list of the office each kind of question, and for totals of several periods, and prints how long the answers took, as one line of JSON:
 * `{ list: milliseconds[] }`. The database is as `npm run fill-office` leaves it; `npm run bench office` runs both.
 */
import { getPayload, type Payload } from "payload";
import { billingDays } from "../donations/billing/billing-stand.ts";
import { comingBilling } from "../donations/billing/coming-billing.ts";
import { totalsBy, totalsOf } from "../donations/money/totals.ts";
import { type AskedList, askedList } from "../office/lists/list-address.ts";
import { type OfficeList, rowsInOrder, rowsOnPage } from "../office/lists/office-list.ts";

type AnyList = OfficeList<{ id: number }>;

/** What staff type into the search boxes: names in both orders, their beginnings, numbers, amounts, what is nowhere. */
const typed = [
  "Margaret Atwater",
  "atwater m",
  "tremblay",
  "j",
  "margaret.atwater",
  "137.50",
  "$1,000",
  "0001234",
  "660100000000012345",
  "D2604",
  "nobody of this name",
];

/** The addresses of a list that differ in what the database is asked. */
async function questionsOf(payload: Payload, list: AnyList): Promise<AskedList[]> {
  const sorts = list.columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ key }) => [{ sort: key }, { sort: `-${key}` }]);
  const filters = await Promise.all(
    list.filters.map(async (filter) => {
      if ("isDay" in filter) return [{ [filter.key]: "2026-06-15" }, { [filter.key]: "2023-01-01" }];
      return (await filter.choices(payload)).slice(0, 8).map(({ value }) => ({ [filter.key]: value }));
    }),
  );
  const searches = typed.map((find) => ({ find }));
  const pages = [{ page: "2" }, { page: "200" }];
  return [{}, ...pages, ...sorts, ...filters.flat(), ...searches].map((params: Record<string, string>) =>
    askedList(list, params),
  );
}

async function timeOf(payload: Payload, list: AnyList, { question, page }: AskedList): Promise<number> {
  const begun = performance.now();
  const { ids } = await list.find(payload, question, {
    offset: (page - 1) * rowsOnPage,
    limit: rowsOnPage,
  });
  await rowsInOrder(payload, list, ids);
  return performance.now() - begun;
}

const { default: config } = await import("../payload.config.ts");
const payload = await getPayload({ config });
const lists = payload.config.endpoints.flatMap(({ custom }) =>
  custom?.list ? [custom.list as AnyList] : [],
);
const times: Record<string, number[]> = {};
for (const list of lists) {
  const questions = await questionsOf(payload, list);
  // Once to have the pages of the database in memory, as they are in an office that works.
  for (const asked of questions) await timeOf(payload, list, asked);
  const measured: number[] = [];
  for (const asked of [...questions, ...questions]) {
    const time = await timeOf(payload, list, asked);
    measured.push(time);
    if (process.env.VERBOSE && time > 50)
      console.error(
        list.name,
        Math.round(time),
        asked.question.find,
        [...asked.question.filters],
        asked.question.sort,
        asked.page,
      );
  }
  times[list.name] = measured;
}
const periods = {
  "totals of a month": { from: "2026-06-01", to: "2026-06-30" },
  "totals of a year": { from: "2025-01-01", to: "2025-12-31" },
  "totals of all years": { from: "2000-01-01", to: "2099-12-31" },
};
for (const [name, period] of Object.entries(periods)) {
  const measured: number[] = [];
  for (let turn = 0; turn <= 5; turn += 1) {
    for (const by of totalsBy) {
      const begun = performance.now();
      await totalsOf(payload, period, by);
      if (turn > 0) measured.push(performance.now() - begun);
    }
  }
  times[name] = measured;
}
const ofBilling = {
  "the coming billing day": () =>
    comingBilling(payload, { day: "2026-12-15", since: "2026-11-15T00:00:00.000Z" }),
  "the last billing days": () => billingDays(payload, "2025-12-15"),
};
for (const [name, ask] of Object.entries(ofBilling)) {
  const measured: number[] = [];
  for (let turn = 0; turn <= 10; turn += 1) {
    const begun = performance.now();
    await ask();
    if (turn > 0) measured.push(performance.now() - begun);
  }
  times[name] = measured;
}
console.log(JSON.stringify(times));
await payload.destroy();
process.exit(0);
