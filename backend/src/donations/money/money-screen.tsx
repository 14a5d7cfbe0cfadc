import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import Form from "next/form.js";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { BarFigure } from "../../office/charts/bar-figure.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { MoneyNav } from "./money-nav.tsx";
import { type AskedPeriod, askedPeriod, bankDay, fiscalYearStart } from "./period.ts";
import { barsInWords, stepOf, timeBars } from "./time-bars.ts";
import { keptCents, type Sums, sumOf, totalsOf } from "./totals.ts";
import { TotalsTable } from "./totals-table.tsx";
import { namedTotals } from "./totals-words.ts";
import "./money.css";

const copy = {
  periods: "Period",
  from: "From",
  to: "To",
  show: "Show",
  file: "File for the accountant (CSV)",
  rule: "Gifts count on the day they were given (cheques and the like on the day they were received) and what went back, by us or by the bank, on the day it did, both on the bank’s calendar (Eastern time).",
  gifts: "Gifts",
  taken: "Taken",
  back: "Given back",
  kept: "Kept",
  bars: { day: "Taken by day", month: "Taken by month" },

  time: { day: "Day", month: "Month" },
  others: [
    { by: "area", title: "By area", of: "Area" },
    { by: "kind", title: "By kind", of: "Kind" },
    { by: "method", title: "By how it came", of: "How it came" },
    { by: "province", title: "By province", of: "Province" },
    { by: "tribute", title: "By tribute", of: "Tribute" },
  ],
} as const;

const number = numberFormat({});

/** `/admin/money`: what a period brought, told apart in each way that staff ask for. */
export async function MoneyScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const today = bankDay(new Date());
  const firstMonth = await fiscalYearStart(payload);
  const params = view.searchParams as Partial<Record<string, string>> | undefined;
  const asked = askedPeriod(params ?? {}, { today, firstMonth });
  const { from, to } = asked.period;
  const file = `${payload.config.routes.api}/money/accountant?from=${from}&to=${to}`;
  return (
    <OfficePage
      view={view}
      path="/money"
      actions={
        staffWhoMay("money-accountant")({ req }) && (
          <a className="office__button" href={file}>
            {copy.file}
          </a>
        )
      }
    >
      <MoneyNav view={view} here="/money" />
      <PeriodForm asked={asked} here={`${payload.config.routes.admin}/money`} />
      <Totals asked={asked} payload={payload} today={today} />
    </OfficePage>
  );
}

function PeriodForm({ asked, here }: { asked: AskedPeriod; here: string }) {
  const { period, key: chosen, periods } = asked;
  return (
    <div className="money__period office__fields">
      <nav aria-label={copy.periods}>
        {periods.map(({ key, link }) => (
          <Link
            prefetch={false}
            key={key}
            href={`${here}?period=${key}`}
            aria-current={key === chosen ? "true" : undefined}
          >
            {link}
          </Link>
        ))}
      </nav>
      <Form prefetch={false} action={here}>
        <label>
          <span>{copy.from}</span>
          <input type="date" name="from" defaultValue={period.from} key={period.from} />
        </label>
        <label>
          <span>{copy.to}</span>
          <input type="date" name="to" defaultValue={period.to} key={period.to} />
        </label>
        <button type="submit" className="office__button">
          {copy.show}
        </button>
      </Form>
    </div>
  );
}

function Figures({ sums }: { sums: Sums }) {
  const figures = [
    [copy.gifts, number.format(sums.gifts)],
    [copy.taken, formatAmount(sums.takenCents)],
    [copy.back, formatAmount(sums.backCents)],
    [copy.kept, formatAmount(keptCents(sums))],
  ];
  return (
    <dl className="money__figures">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

async function Totals({ asked, payload, today }: { asked: AskedPeriod; payload: Payload; today: string }) {
  const { period } = asked;
  const step = stepOf(period);
  const byTime = await totalsOf(payload, period, step);
  const others = await Promise.all(
    copy.others.map(async ({ by, ...words }) => ({
      ...words,
      totals: namedTotals(by, await totalsOf(payload, period, by)),
    })),
  );
  const bars = timeBars(period, byTime, today);
  return (
    <>
      <h2>{period.label}</h2>
      <p className="money__rule">{copy.rule}</p>
      <Figures sums={sumOf(byTime)} />
      <BarFigure
        title={copy.bars[step]}
        about={barsInWords(bars)}
        bars={bars}
        table={<TotalsTable of={copy.time[step]} totals={namedTotals(step, byTime)} />}
      />
      <div className="money__tables">
        {others.map(({ title, ...table }) => (
          <section key={title}>
            <h2>{title}</h2>
            <TotalsTable {...table} />
          </section>
        ))}
      </div>
    </>
  );
}
