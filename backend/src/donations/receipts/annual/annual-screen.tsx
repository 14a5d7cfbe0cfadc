import { formatAmount } from "@pcf/contract/donation/amount";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { numberFormat } from "@pcf/contract/formats";
import Form from "next/form.js";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../../access/staff.ts";
import { ActButton } from "../../../office/act-button.tsx";
import { LastRun } from "../../../office/last-run.tsx";
import { NumberTable } from "../../../office/number-table.tsx";
import { OfficePage } from "../../../office/office-page.tsx";
import { RunProgress } from "../../../office/run-progress.tsx";
import { lastRun, type RunNote } from "../../../platform/jobs/run-note.ts";
import { isUnderWay } from "../../../platform/jobs/start-by-hand.ts";
import { charityCanPrint } from "../pdf/receipt-fonts.ts";
import { receiptSettings } from "../receipt-settings.ts";
import { dueRows, type LeftOut, leftOut, type YearRow } from "./annual-reasons.ts";
import { type AnnualStand, annualStand } from "./annual-stand.ts";
import { annualRun, yearToReceipt } from "./annual-task.ts";
import { planYear } from "./plan-annual.ts";

const number = numberFormat({});
const receiptsWords = (count: number) => (count === 1 ? "1 receipt" : `${number.format(count)} receipts`);
const donorsWords = (count: number) => (count === 1 ? "1 donor" : `${number.format(count)} donors`);

const copy = {
  trail: [
    { label: "Money", path: "/money" },
    { label: "Receipts", path: "/receipts" },
  ],
  about:
    "The months of a monthly gift stand together on one receipt, which is issued once the year is over. The system does it by itself, each day from February 1 on; here you see what it will do, and may start it yourself.",
  year: "Receipts for the year",
  show: "Show",
  stand: "How it stands",
  issued: (count: string, sum: string, year: number) =>
    `For ${year}, ${count} of ${sum} together are issued.`,
  noneIssued: (year: number) => `For ${year}, no receipt is issued yet.`,
  mails: ({ sent, waiting, failed, none }: AnnualStand["mails"]) =>
    [
      `${number.format(sent)} mailed`,
      ...(waiting > 0 ? [`${number.format(waiting)} waiting to be sent`] : []),
      ...(failed > 0 ? [`${number.format(failed)} not sent`] : []),
      ...(none > 0 ? [`${number.format(none)} without a mail`] : []),
    ].join(", "),
  failedMails: "The mails that failed, to be sent again",
  next: "What a run does now",
  will: (count: string, donors: string, sum: string) => `It issues ${count} to ${donors}, ${sum} together.`,
  willMail: (year: number) =>
    `Each donor gets the mail “Tax receipt” with the PDF of the receipt for ${year}, at the address of the monthly gift.`,
  nothing: "There is nothing to issue.",
  who: "Who gets one",
  run: "Run now",
  again: "Run again",
  question: (count: string, year: number) => `Issue ${count} for ${year}?`,
  sure: {
    numbers: "Official numbers are taken, and each donor is mailed at once. Neither can be undone.",
    once: "However often it is run, nobody gets a second one.",
    january:
      "It is January still: the last charges of the year may yet come to light. By itself the run begins on February 1.",
  },
  yes: (count: string) => `Yes, issue ${count}`,
  missing:
    "No receipt can be issued: in the settings, under tax receipts, the signatory is missing, or has letters that receipts cannot print.",
  settings: "Open the settings",
  left: "Left out, and why",
  noneLeft: "Nobody is left out.",
  reason: "Reason",
  donors: "Donors",
  sum: "Sum",
  rows: (key: string) => `Who: ${key}`,
  donor: "Donor",
  gifts: "Monthly gifts",
  most: (count: string) => `The first ${count} are shown.`,
  spell: "Give the spelling",
  running: (year: number) => `Receipts for ${year} are being issued`,
  result: (done: string, planned: string) => `${done} issued, of ${planned} that were to be issued.`,
} as const;

const path = "/receipts/annual";
const mostRows = 200;
const yearsBack = 7;

/** `/admin/receipts/annual`: the run of the yearly receipts, before, while and after it runs. */
export function AnnualScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage view={view} path={path} trail={[...copy.trail]}>
      {staffWhoMay("receipts-annual")({ req }) && <Annual view={view} />}
    </OfficePage>
  );
}

async function Annual({ view }: { view: AdminViewServerProps }) {
  const { payload } = view.initPageResult.req;
  const now = new Date();
  const last = Number(charityDay(now).slice(0, 4)) - 1;
  const asked = Number(view.searchParams?.year);
  const year = Number.isInteger(asked) && asked > last - yearsBack && asked <= last ? asked : last;
  const [underWay, note] = await Promise.all([
    isUnderWay(payload, "issueAnnualReceipts", now),
    lastRun(payload, annualRun(year)),
  ]);
  const stand = await annualStand(payload, year, note?.startedAt ?? now.toISOString());
  const isOfYear = underWay && note?.endedAt === null;
  const { admin } = payload.config.routes;
  return (
    <>
      <p>{copy.about}</p>
      <Form action={admin + path} className="run__year office__fields">
        <label>
          <span>{copy.year}</span>
          <select name="year" defaultValue={year}>
            {Array.from({ length: yearsBack }, (_, back) => last - back).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="office__button">
          {copy.show}
        </button>
      </Form>
      {underWay && (
        <RunProgress
          title={copy.running(year)}
          hasBegun={isOfYear}
          all={(isOfYear && note.planned?.count) || null}
          done={stand.lately}
        />
      )}
      <Stand stand={stand} year={year} admin={admin} />
      {!underWay && (
        <Before
          payload={payload}
          year={year}
          now={now}
          why={String(view.searchParams?.why ?? "")}
          note={note}
        />
      )}
      {!underWay && note && (
        <LastRun
          note={note}
          admin={admin}
          result={
            note.planned ? [copy.result(receiptsWords(stand.lately), number.format(note.planned.count))] : []
          }
        />
      )}
    </>
  );
}

function Stand({ stand, year, admin }: { stand: AnnualStand; year: number; admin: string }) {
  return (
    <section className="office__card run">
      <h2>{copy.stand}</h2>
      {stand.issued === 0 ? (
        <p>{copy.noneIssued(year)}</p>
      ) : (
        <p>
          <Link prefetch={false} href={`${admin}/receipts?year=${year}`}>
            {copy.issued(receiptsWords(stand.issued), formatAmount(stand.cents), year)}
          </Link>{" "}
          {copy.mails(stand.mails)}.
        </p>
      )}
      {stand.mails.failed > 0 && (
        <p>
          <Link prefetch={false} href={`${admin}/mails?kind=receipt&state=failed`}>
            {copy.failedMails}
          </Link>
        </p>
      )}
    </section>
  );
}

type BeforeProps = { payload: Payload; year: number; now: Date; why: string; note: RunNote | null };

async function Before({ payload, year, now, why, note }: BeforeProps) {
  const [plan, settings] = await Promise.all([planYear(payload, year), receiptSettings(payload)]);
  const { admin, api } = payload.config.routes;
  const due = dueRows(plan);
  const cents = due.reduce((sum, row) => sum + row.cents, 0);
  const out = leftOut(plan, { minimumCents: settings.minimumCents, year });
  const mayIssue = settings.signatory.name !== "" && charityCanPrint(settings);
  const count = receiptsWords(due.length);
  const isEarly = yearToReceipt(now) === null && year === Number(charityDay(now).slice(0, 4)) - 1;
  const will = copy.will(count, donorsWords(due.length), formatAmount(cents));
  const shown = why === "due" ? { words: copy.who, rows: due } : out.find(({ key }) => key === why);
  return (
    <>
      <section className="office__card run">
        <h2>{copy.next}</h2>
        {due.length === 0 ? <p>{copy.nothing}</p> : <p>{will}</p>}
        {due.length > 0 && <p>{copy.willMail(year)}</p>}
        {!mayIssue && (
          <p role="alert">
            {copy.missing} <a href={`${admin}/globals/siteSettings`}>{copy.settings}</a>
          </p>
        )}
        {due.length > 0 && (
          <p>
            <Link prefetch={false} href={`${admin}${path}?year=${year}&why=due#rows`}>
              {copy.who}
            </Link>
          </p>
        )}
        {due.length > 0 && mayIssue && (
          <ActButton
            label={note && (note.faults.length > 0 || note.endedAt === null) ? copy.again : copy.run}
            primary
            to="/receipts-of-year/run"
            body={{ year }}
            api={api}
            ask={{
              question: copy.question(count, year),
              about: [will, copy.sure.numbers, copy.sure.once, ...(isEarly ? [copy.sure.january] : [])],
              yes: copy.yes(count),
            }}
          />
        )}
      </section>
      <section className="office__card run">
        <h2>{copy.left}</h2>
        {out.length === 0 ? (
          <p>{copy.noneLeft}</p>
        ) : (
          <Reasons out={out} here={`${admin}${path}?year=${year}`} admin={admin} />
        )}
      </section>
      {shown && shown.rows.length > 0 && <Rows title={shown.words} rows={shown.rows} admin={admin} />}
    </>
  );
}

function Reasons({ out, here, admin }: { out: LeftOut[]; here: string; admin: string }) {
  return (
    <NumberTable
      of={copy.reason}
      heads={[copy.donors, copy.sum]}
      first="td"
      rows={out.map(({ key, words, rows, count, cents }) => ({
        key,
        what: (
          <>
            {rows.length > 0 ? (
              <Link prefetch={false} href={`${here}&why=${key}#rows`}>
                {words}
              </Link>
            ) : (
              words
            )}
            {key === "letters" && (
              <>
                {" · "}
                <Link prefetch={false} href={`${admin}/spelling`}>
                  {copy.spell}
                </Link>
              </>
            )}
          </>
        ),
        numbers: [number.format(count), cents > 0 ? formatAmount(cents) : ""],
      }))}
    />
  );
}

function Rows({ title, rows, admin }: { title: string; rows: YearRow[]; admin: string }) {
  return (
    <section className="office__card run" id="rows">
      <h2>{title}</h2>
      <table className="office__table">
        <thead>
          <tr>
            <th scope="col">{copy.donor}</th>
            <th scope="col">{copy.gifts}</th>
            <th scope="col" data-number>
              {copy.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, mostRows).map(({ signUp, donor, orders, cents }) => (
            <tr key={signUp.id}>
              <th scope="row">
                <Link prefetch={false} href={`${admin}/gifts/${signUp.id}`}>
                  {donor || signUp.orderId}
                </Link>
              </th>
              <td>{orders.join(", ")}</td>
              <td data-number>{cents > 0 ? formatAmount(cents) : ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > mostRows && <p>{copy.most(number.format(mostRows))}</p>}
    </section>
  );
}
