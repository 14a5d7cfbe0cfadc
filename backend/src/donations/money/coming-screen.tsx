import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import { longDay } from "@pcf/contract/long-day";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { BarFigure } from "../../office/charts/bar-figure.tsx";
import { NumberTable } from "../../office/number-table.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { type ComingDay, comingDays, expiringGifts, failingGifts, type MonthlyRow } from "./coming.ts";
import { MoneyNav, underMoney } from "./money-nav.tsx";
import { monthName } from "./period.ts";
import "./money.css";

const copy = {
  about:
    "What the next charge days bring if nothing changes. Counted are monthly gifts that are active, those whose last charge failed and is tried again, and those that are paused until a month that has come by then.",
  bars: "Monthly income ahead",
  day: "Charge day",
  sum: "Sum",
  gifts: "Gifts",
  expired: "With a card that expires before",
  expiredSum: "Their sum",
  failing: "Failed: the card is tried again",
  noneFailing: "None.",
  expiring: (day: string) => `Cards that expire before ${day}`,
  expiringAbout: "Their donors are reminded by mail. What is not renewed is declined on the day.",
  noneExpiring: "None.",
  donor: "Donor",
  amount: "Each month",
  area: "For",
  next: "Next try",
  card: "Card",
  good: "Good through",
  ending: (digits: string) => `ending in ${digits}`,
  most: (number: string) => `The first ${number} are shown.`,
} as const;

const number = numberFormat({});
/** Expiring cards are named for so many charge days ahead. */
const namedDays = 3;

/** `/admin/money/coming`: monthly income ahead, and what of it is in doubt. */
export function ComingScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage view={view} path="/money/coming" trail={underMoney}>
      <MoneyNav view={view} here="/money/coming" />
      <p>{copy.about}</p>
      {staffWhoMay("money-totals")({ req }) && <Coming payload={req.payload} />}
    </OfficePage>
  );
}

async function Coming({ payload }: { payload: Payload }) {
  const days = await comingDays(payload, new Date());
  const until = days[namedDays - 1]?.day ?? "";
  const [failing, expiring] = await Promise.all([failingGifts(payload), expiringGifts(payload, until)]);
  const bars = days.map(({ day, cents }) => ({
    short: monthName(day.slice(0, 7)).replace(/^(\w{3})\w* /, "$1 "),
    label: longDay(day),
    cents,
    sum: formatAmount(cents),
  }));
  const [first, last] = [bars[0], bars.at(-1)];
  const { admin } = payload.config.routes;
  return (
    <>
      <BarFigure
        title={copy.bars}
        about={first && last ? `${first.label}: ${first.sum}; ${last.label}: ${last.sum}.` : ""}
        bars={bars}
        table={<DaysTable days={days} />}
        isOpen
      />
      <section className="money__part" id="failed">
        <h2>{copy.failing}</h2>
        {failing.length === 0 ? (
          <p>{copy.noneFailing}</p>
        ) : (
          <MonthlyTable rows={failing} admin={admin} last="next" />
        )}
      </section>
      <section className="money__part">
        <h2>{copy.expiring(longDay(until))}</h2>
        <p>{copy.expiringAbout}</p>
        {expiring.length === 0 ? (
          <p>{copy.noneExpiring}</p>
        ) : (
          <MonthlyTable rows={expiring} admin={admin} last="good" />
        )}
      </section>
    </>
  );
}

const DaysTable = ({ days }: { days: ComingDay[] }) => (
  <NumberTable
    of={copy.day}
    heads={[copy.gifts, copy.sum, copy.expired, copy.expiredSum]}
    rows={days.map(({ day, gifts, cents, expired }) => ({
      key: day,
      what: longDay(day),
      numbers: [
        number.format(gifts),
        formatAmount(cents),
        number.format(expired.gifts),
        formatAmount(expired.cents),
      ],
    }))}
  />
);

function MonthlyTable({ rows, admin, last }: { rows: MonthlyRow[]; admin: string; last: "next" | "good" }) {
  return (
    <>
      <table className="office__table">
        <thead>
          <tr>
            <th scope="col">{copy.donor}</th>
            <th scope="col" data-number>
              {copy.amount}
            </th>
            <th scope="col">{copy.area}</th>
            <th scope="col">{copy.card}</th>
            <th scope="col">{copy[last]}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, donor, cents, area, cardEnding, cardExpiry, nextDay }) => (
            <tr key={id}>
              <th scope="row">
                <Link prefetch={false} href={`${admin}/collections/monthly-gifts/${id}`}>
                  {donor}
                </Link>
              </th>
              <td data-number>{formatAmount(cents)}</td>
              <td>{area}</td>
              <td>{cardEnding ? copy.ending(cardEnding) : ""}</td>
              <td>{last === "next" ? longDay(nextDay) : cardExpiry && monthName(cardExpiry)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length >= 200 && <p>{copy.most("200")}</p>}
    </>
  );
}
