import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay, nextBillingDay } from "@pcf/contract/donation/next-billing-day";
import { numberFormat } from "@pcf/contract/formats";
import { longDay } from "@pcf/contract/long-day";
import { addDays } from "@pcf/contract/utc-day";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { ActButton } from "../../office/act-button.tsx";
import { LastRun } from "../../office/last-run.tsx";
import { NumberTable } from "../../office/number-table.tsx";
import { OfficePage } from "../../office/office-page.tsx";
import { RunProgress } from "../../office/run-progress.tsx";
import { lastRun, type RunNote } from "../../platform/jobs/run-note.ts";
import { isUnderWay } from "../../platform/jobs/start-by-hand.ts";
import { dueDayAfter } from "../monthly/due-days.ts";
import { billingDays, chargesOf, triesAhead } from "./billing-stand.ts";
import { billingRun, isBillingTime } from "./billing-task.ts";
import { copy, declineWords, giftsWords } from "./billing-words.ts";
import { comingBilling } from "./coming-billing.ts";
import { dueToday, planBilling } from "./plan-billing.ts";

const number = numberFormat({});
const path = "/monthly/billing";
const shownDays = 12;

/** `/admin/monthly/billing`: what the coming billing day brings, what is due now, how the last ones went. */
export function BillingScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage view={view} path={path} trail={[{ label: copy.trail, path: "/monthly" }]}>
      {staffWhoMay("monthly-billing")({ req }) && <Billing payload={req.payload} />}
    </OfficePage>
  );
}

async function Billing({ payload }: { payload: Payload }) {
  const now = new Date();
  const [underWay, note] = await Promise.all([
    isUnderWay(payload, "billMonthlyGifts", now),
    lastRun(payload, billingRun),
  ]);
  const { admin } = payload.config.routes;
  return (
    <>
      <p>{copy.about}</p>
      {underWay ? <Running payload={payload} note={note} /> : <Today payload={payload} now={now} />}
      {!underWay && note && <LastRun note={note} admin={admin} result={await resultOf(payload, note)} />}
      <Coming payload={payload} now={now} />
      <Ahead payload={payload} />
      <Days payload={payload} now={now} />
    </>
  );
}

async function Running({ payload, note }: { payload: Payload; note: RunNote | null }) {
  const hasBegun = note !== null && note.endedAt === null;
  const done = hasBegun
    ? await chargesOf(payload, { from: note.startedAt, to: new Date().toISOString() })
    : null;
  const tries = done
    ? done.taken.gifts + done.declined.gifts + done.unclear.gifts + done.notCharged.gifts
    : 0;
  return (
    <RunProgress
      title={copy.running}
      hasBegun={hasBegun}
      all={(hasBegun && note.planned?.count) || null}
      done={tries}
    />
  );
}

async function resultOf(payload: Payload, note: RunNote): Promise<string[]> {
  const to = note.endedAt ?? new Date().toISOString();
  const { taken, declined, unclear, notCharged, reasons } = await chargesOf(payload, {
    from: note.startedAt,
    to,
  });
  const said = (words: (gifts: string, sum: string) => string, { gifts, cents }: typeof taken) =>
    words(giftsWords(gifts), formatAmount(cents));
  const { planned } = note;
  return [
    ...(planned ? [copy.planned(giftsWords(planned.count), formatAmount(planned.cents))] : []),
    said(copy.taken, taken),
    ...(declined.gifts > 0 ? [said(copy.declined, declined)] : []),
    ...[...reasons].map(([reason, count]) => copy.declinedWhy(declineWords[reason], number.format(count))),
    ...(unclear.gifts > 0 ? [said(copy.notClear, unclear)] : []),
    ...(notCharged.gifts > 0 ? [said(copy.notCharged, notCharged)] : []),
  ];
}

/** What billing would do at this moment, as it plans it itself. */
async function Today({ payload, now }: { payload: Payload; now: Date }) {
  const today = charityDay(now);
  const planned = await planBilling(payload, today);
  const due = dueToday(planned, today);
  const sum = formatAmount(due.reduce((all, { gift }) => all + gift.amountCents, 0));
  const gifts = giftsWords(due.length);
  const waiting = planned.length - due.length;
  return (
    <section className="office__card run">
      <h2>{copy.today}</h2>
      <p>{due.length === 0 ? copy.nothingDue : copy.dueToday(gifts, sum)}</p>
      {waiting > 0 && <p>{copy.waits(giftsWords(waiting))}</p>}
      {due.length > 0 && (
        <ActButton
          label={copy.run}
          primary
          to="/monthly-billing/run"
          body={{}}
          api={payload.config.routes.api}
          ask={{
            question: copy.question(gifts, sum),
            about: [...copy.sure, ...(isBillingTime(now) ? [] : [copy.night])],
            yes: copy.yes(sum),
          }}
        />
      )}
    </section>
  );
}

/** Which of the list of monthly gifts each reason is about. */
const listOf = {
  later: "state=billed",
  pausedUntil: "state=paused-until",
  pausedOpen: "state=paused-open",
  pausedDeclined: "state=paused-declined",
  stopped: "state=stopped",
} as const;

async function Coming({ payload, now }: { payload: Payload; now: Date }) {
  // What is due today stands above.
  const day = nextBillingDay(new Date(now.getTime() + 86_400_000));
  const since = `${addDays(day, -31).slice(0, 7)}-15T00:00:00.000Z`;
  const { asked, expired, unclear, left } = await comingBilling(payload, { day, since });
  const { admin } = payload.config.routes;
  const reasons = (Object.keys(listOf) as (keyof typeof listOf)[]).filter((key) => left[key].gifts > 0);
  return (
    <section className="office__card run">
      <h2>{copy.coming(longDay(day))}</h2>
      <p>{copy.asked(giftsWords(asked.gifts), formatAmount(asked.cents))}</p>
      {expired.gifts > 0 && (
        <p>
          <Link
            prefetch={false}
            href={`${admin}/monthly?state=billed&sort=card&columns=donor&columns=amount&columns=state&columns=card`}
          >
            {copy.expired(giftsWords(expired.gifts), formatAmount(expired.cents))}
          </Link>
        </p>
      )}
      {unclear > 0 && (
        <p>
          <Link prefetch={false} href={`${admin}/gifts?kind=instalment&state=unknown`}>
            {copy.unclear(giftsWords(unclear))}
          </Link>
        </p>
      )}
      <h3>{copy.left}</h3>
      {reasons.length === 0 ? (
        <p>{copy.noneLeft}</p>
      ) : (
        <NumberTable
          of={copy.reason}
          heads={[copy.gifts, copy.sum]}
          first="td"
          rows={reasons.map((key) => ({
            key,
            what: (
              <Link prefetch={false} href={`${admin}/monthly?${listOf[key]}`}>
                {copy.reasons[key]}
              </Link>
            ),
            numbers: [number.format(left[key].gifts), formatAmount(left[key].cents)],
          }))}
        />
      )}
    </section>
  );
}

async function Ahead({ payload }: { payload: Payload }) {
  const days = await triesAhead(payload);
  return (
    <section className="office__card run">
      <h2>{copy.ahead}</h2>
      {days.length === 0 ? (
        <p>{copy.noneAhead}</p>
      ) : (
        <>
          <NumberTable
            of={copy.on}
            heads={[copy.gifts, copy.sum]}
            rows={days.map(({ day, gifts, cents }) => ({
              key: day,
              what: longDay(day),
              numbers: [number.format(gifts), formatAmount(cents)],
            }))}
          />
          <p>
            <Link prefetch={false} href={`${payload.config.routes.admin}/monthly?state=failing`}>
              {copy.who}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}

async function Days({ payload, now }: { payload: Payload; now: Date }) {
  let since = nextBillingDay(new Date(now.getTime() - 366 * 86_400_000));
  if (since > charityDay(now)) since = dueDayAfter(since);
  const days = (await billingDays(payload, since)).slice(0, shownDays);
  const cell = ({ gifts, cents }: { gifts: number; cents: number }) =>
    gifts === 0 ? "" : `${number.format(gifts)} · ${formatAmount(cents)}`;
  return (
    <section className="office__card run">
      <h2>{copy.days}</h2>
      {days.length === 0 ? (
        <p>{copy.noDays}</p>
      ) : (
        <div className="run__scroll">
          <NumberTable
            of={copy.day}
            heads={[copy.takenHead, copy.declinedHead, copy.notClearHead, copy.notChargedHead]}
            rows={days.map(({ day, taken, declined, unclear, notCharged }) => ({
              key: day,
              what: longDay(day),
              numbers: [taken, declined, unclear, notCharged].map(cell),
            }))}
          />
        </div>
      )}
    </section>
  );
}
