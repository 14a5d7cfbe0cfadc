import { formatAmount } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import Link from "next/link.js";
import type { AdminViewServerProps, Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { OfficePage } from "../../office/office-page.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import type { MovedSum, OpenTotals } from "../gateway/gateway.ts";
import { stateWords } from "../gifts/gift-words.ts";
import { type Compared, compared, type Difference, differences, isOver } from "./compare-batch.ts";
import { differenceWords, movedWords, refundStateWords, silenceWords } from "./gateway-words.ts";
import { MoneyNav, underMoney } from "./money-nav.tsx";
import { type OpenGift, openGifts, openRefunds } from "./open-matters.ts";
import { type OwnBatch, ownBatch } from "./own-batch.ts";
import { bankDay } from "./period.ts";
import "./money.css";

const copy = {
  about:
    "The gateway tells the sums of the batch that it has not closed yet, by kind of card, and no single gift. Beside them stands what our own gifts and refunds of that batch come to. A gift whose money is corrected on the same day stays a purchase in both.",
  nothingYet: "No gift has been taken yet, so it is not known which terminal of the gateway is ours.",
  batch: (number: string, terminal: string, at: string) =>
    `Batch ${number} of terminal ${terminal}. Asked for on ${at}`,
  over: "The gateway counts nothing in its open batch: it has closed the batch of our last gifts, and tells no sums of what is closed. What it paid out stands in its own statement.",
  closed: "The gateway calls the terminal closed: these are the sums of a batch that is over.",
  kind: "Kind",
  ours: "Our count",
  oursSum: "Our sum",
  theirs: "Gateway’s count",
  theirsSum: "Gateway’s sum",
  same: "Same?",
  yes: "The same",
  no: "Differs",
  exceptions: "What is not clear",
  allClear: "Nothing. Every gift and refund is accounted for.",
  allClearHere: "On our side every gift and refund is clear; the gateway’s side is not known now.",
  held: (state: string, sum: string) => `${sum}, ${state.toLowerCase()}`,
  refund: (state: string, sum: string) => `Refund of ${sum}, ${state.toLowerCase()}`,
  withoutNumber: (sum: string) => `${sum}, without a number of the gateway: its batch is not known`,
  mayBe: "It may be",
  mayBeOpen: "It may be one of those that are not clear:",
} as const;

const number = numberFormat({});

/** `/admin/money/gateway`: our sums beside the gateway's own, and all that is to be cleared up. */
export function GatewayScreen(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <OfficePage view={view} path="/money/gateway" trail={underMoney}>
      <MoneyNav view={view} here="/money/gateway" />
      <p>{copy.about}</p>
      {staffWhoMay("money-totals")({ req }) && <Beside payload={req.payload} />}
    </OfficePage>
  );
}

async function Beside({ payload }: { payload: Payload }) {
  const now = new Date();
  const own = await ownBatch(payload, bankDay(now));
  const told: OpenTotals | null = own && (await configuredGateway(payload).openTotals(own.batch.terminal));
  const theirs = told?.kind === "found" ? told.cards : null;
  const closed = theirs !== null && isOver(theirs);
  const unequal = own && theirs && !closed ? differences(own.moved, theirs) : [];
  return (
    <>
      {!own && <p>{copy.nothingYet}</p>}
      {told?.kind === "unknown" && (
        <p className="money__odd" role="status">
          {silenceWords(told.reason)}
        </p>
      )}
      {closed && <p>{copy.over}</p>}
      {told?.kind === "found" && told.isClosed && <p>{copy.closed}</p>}
      {own && theirs && !closed && (
        <>
          <p>{copy.batch(own.batch.number, own.batch.terminal, shownMoment(now))}</p>
          <SideBySide rows={compared(own.moved, theirs)} />
        </>
      )}
      <Exceptions payload={payload} now={now} own={own} unequal={unequal} isKnown={theirs !== null || !own} />
    </>
  );
}

const isEven = (one: MovedSum, other: MovedSum): boolean =>
  one.count === other.count && one.cents === other.cents;

function SideBySide({ rows }: { rows: Compared[] }) {
  const head = [copy.ours, copy.oursSum, copy.theirs, copy.theirsSum];
  return (
    <table className="office__table">
      <thead>
        <tr>
          <th scope="col">{copy.kind}</th>
          {head.map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
          <th scope="col">{copy.same}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ kind, ours, theirs }) => (
          <tr key={kind}>
            <th scope="row">{movedWords[kind].many}</th>
            <td data-number>{number.format(ours.count)}</td>
            <td data-number>{formatAmount(ours.cents)}</td>
            <td data-number>{number.format(theirs.count)}</td>
            <td data-number>{formatAmount(theirs.cents)}</td>
            <td className={isEven(ours, theirs) ? "money__even" : "money__odd"}>
              {isEven(ours, theirs) ? copy.yes : copy.no}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ExceptionsProps = {
  payload: Payload;
  now: Date;
  own: OwnBatch | null;
  unequal: Difference[];
  /** What the gateway counts is known, or there is nothing that it could count. */
  isKnown: boolean;
};

async function Exceptions({ payload, now, own, unequal, isKnown }: ExceptionsProps) {
  const [gifts, refunds] = await Promise.all([openGifts(payload, now), openRefunds(payload)]);
  const withoutNumber = own?.withoutNumber ?? [];
  const count = gifts.length + refunds.length + withoutNumber.length + unequal.length;
  const { admin } = payload.config.routes;
  const gift = (id: number, orderId: string) => (
    <Link prefetch={false} href={`${admin}/gifts/${id}`}>
      {orderId}
    </Link>
  );
  return (
    <section className="money__part">
      <h2>{copy.exceptions}</h2>
      {count === 0 && (
        <p className={isKnown ? "money__even" : undefined}>{isKnown ? copy.allClear : copy.allClearHere}</p>
      )}
      <ul className="money__exceptions">
        {unequal.map((difference) => (
          <li key={difference.kind + difference.cardType}>
            {differenceWords(difference)} <Candidates difference={difference} gifts={gifts} link={gift} />
          </li>
        ))}
        {gifts.map(({ id, orderId, state, cents }) => (
          <li key={orderId}>
            {gift(id, orderId)}: {copy.held(stateWords[state], formatAmount(cents))}
          </li>
        ))}
        {refunds.map(({ orderId, giftId, state, cents }) => (
          <li key={orderId}>
            {gift(giftId, orderId)}: {copy.refund(refundStateWords[state], formatAmount(cents))}
          </li>
        ))}
        {withoutNumber.map(({ orderId, giftId, cents }) => (
          <li key={orderId}>
            {gift(giftId, orderId)}: {copy.withoutNumber(formatAmount(cents))}
          </li>
        ))}
      </ul>
    </section>
  );
}

type CandidatesProps = {
  difference: Difference;
  gifts: OpenGift[];
  link: (id: number, orderId: string) => React.ReactNode;
};

/** Which of ours it may be that only one side counts: those of the same sum. */
function Candidates({ difference, gifts, link }: CandidatesProps) {
  const { kind, count, cents, mayBe } = difference;
  const open = kind === "purchases" && count === 1 ? gifts.filter((each) => each.cents === cents) : [];
  const some = [...mayBe.map(({ giftId, orderId }) => ({ id: giftId, orderId })), ...open].slice(0, 5);
  if (some.length === 0) return null;
  return (
    <>
      {open.length > 0 ? copy.mayBeOpen : copy.mayBe}{" "}
      {some.map(({ id, orderId }, index) => (
        <span key={orderId}>
          {index > 0 && ", "}
          {link(id, orderId)}
        </span>
      ))}
    </>
  );
}
