import { formatAmount } from "@pcf/contract/donation/amount";
import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps } from "payload";
import type { ReactNode } from "react";
import { activeStaff, staffWho } from "../../access/staff.ts";
import { comesBackWords } from "../../mail/comes-back.ts";
import { mailStates } from "../../mail/mail.ts";
import { OfficePage } from "../../office/office-page.tsx";
import { shownDay, shownMoment } from "../../platform/admin/shown-moment.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { logActionsOf, mailKindsOf } from "../../platform/feature.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { donationKind } from "../record/donation-kind.ts";
import { cameByHand, methodWords, wasMovedIn } from "../record/gift-methods.ts";
import { receiptDonorForm } from "../record/parse-donation.ts";
import { CorrectDonorForm } from "./correct-donor-form.tsx";
import { GiftActs } from "./gift-acts.tsx";
import { type GiftFacts, giftActions, readGift } from "./gift-facts.ts";
import { type Event, giftTimeline } from "./gift-timeline.ts";
import {
  cardWords,
  giftStateWords,
  kindWords,
  receiptStateWords,
  toneOfState,
  whenWords,
} from "./gift-words.ts";
import { handFacts, receiptToCome } from "./hand-facts.tsx";
import { RefundRequestPart } from "./refund-request-part.tsx";
import "./gift-page.css";

const copy = {
  gifts: "Gifts",
  title: (amount: string, donor: string) => (donor ? `${amount} from ${donor}` : amount),
  who: "Who gave",
  gift: "The gift",
  honoured: "For whom",
  card: "Card",
  receipts: "Tax receipts",
  mails: "Mails",
  happened: "What happened",
  all: "All details",
  donorPage: "All that they give",
  monthly: "The monthly gift",
  noReceipts: "No tax receipt has been issued for it.",
  yearly:
    "The months of a monthly gift stand together on one receipt for the year, with the gift of the sign-up.",
  noMails: "There is no mail about it, or none for your role.",
  pdf: "Open the PDF",
  letter: { waits: "To be mailed", mailed: "Mailed" },
  given: (amount: string) => `${amount} given back`,
  none: "—",
} as const;

/** `/admin/gifts/:id`: a gift as one reads it, and what this member of staff may do about it. */
export async function GiftPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const { payload } = req;
  const id = Number(Array.isArray(view.params?.segments) ? view.params.segments.at(-1) : undefined);
  const user = activeStaff(req);
  const facts = user && Number.isInteger(id) ? await readGift({ payload, user }, id) : null;
  // Who may not open it reads so in the frame, whether there is such a gift or not.
  if (staffWho("read", "donations")({ req }) && !facts) notFound();
  const { admin } = payload.config.routes;
  return (
    <OfficePage
      view={view}
      path="/gifts/:id"
      title={
        facts
          ? copy.title(formatAmount(facts.gift.amountCents), nameOnReceipt(facts.gift.donor ?? {}))
          : undefined
      }
      trail={[{ label: copy.gifts, path: "/gifts" }]}
      actions={
        <a className="office__button" href={`${admin}/collections/donations/${id}`}>
          {copy.all}
        </a>
      }
    >
      {facts && <Gift facts={facts} view={view} />}
    </OfficePage>
  );
}

type Fact = [label: string, value: ReactNode];

/** Names and values of one thing, without those that are empty. */
function Facts({ title, facts, children }: { title: string; facts: Fact[]; children?: ReactNode }) {
  const filled = facts.filter(
    ([, value]) => value !== "" && value !== null && value !== undefined && value !== false,
  );
  if (filled.length === 0) return null;
  return (
    <section className="office__card">
      <h2>{title}</h2>
      <dl className="gift__facts">
        {filled.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

const lines = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(", ");

function Gift({ facts, view }: { facts: GiftFacts; view: AdminViewServerProps }) {
  const { gift, monthly, card } = facts;
  const { req } = view.initPageResult;
  const { admin, api } = req.payload.config.routes;
  const { donor, tribute, tributeCard, gateway } = gift;
  const kind = donationKind(gift);
  const byHand = cameByHand(gift);
  const donorId = relatedId(gift.giver);
  const may = giftActions(facts, req);
  const ofGift = `${api}/donations/${gift.id}`;
  const inForce = facts.receipts.filter(({ state }) => state === "issued");
  return (
    <>
      <p className="gift__summary">
        <span className="office__state" data-tone={toneOfState[gift.state]}>
          {giftStateWords(gift)}
        </span>{" "}
        {[
          byHand ? methodWords[gift.method] : kindWords[kind],
          whenWords(gift),
          gift.donationArea,
          gift.orderId,
        ].join(" · ")}
      </p>
      <RefundRequestPart facts={facts} may={may} req={req} />
      <div className="gift__columns">
        <Facts
          title={copy.who}
          facts={[
            ["Name", nameOnReceipt(donor ?? {})],
            [
              "Contact",
              donor?.organization ? lines([donor.firstName, donor.lastName].filter(Boolean).join(" ")) : "",
            ],
            [
              "Address",
              lines(donor?.address, donor?.city, donor?.province, donor?.postalCode, donor?.country),
            ],
            ["Email", donor?.email && <a href={`mailto:${donor.email}`}>{donor.email}</a>],
            ["Mail", facts.comesBack && <strong>{comesBackWords(facts.comesBack)}</strong>],
            ["Telephone", donor?.telephone],
            ["Asked for the mailing list", donor?.email && !byHand && (donor.mailingList ? "Yes" : "No")],
          ]}
        >
          {may.correct && donor?.lastName && (
            <CorrectDonorForm
              key={gift.revision}
              api={ofGift}
              values={receiptDonorForm(gift)}
              receipts={inForce.map(({ serial }) => serialText(serial)).join(", ")}
            />
          )}
          {donorId !== null && (
            <p>
              <a href={`${admin}/donors/${donorId}`}>{copy.donorPage}</a>
            </p>
          )}
        </Facts>
        <Facts
          title={copy.gift}
          facts={[
            ["Amount", formatAmount(gift.amountCents)],
            ["Given back", gift.refundedCents > 0 ? formatAmount(gift.refundedCents) : ""],
            ["For", gift.donationArea],
            ["Kind", kindWords[kind]],
            ["Month", gift.dueDay ? `Due on ${shownDay(gift.dueDay)}` : ""],
            ["First charge", gift.firstBillingDay ? shownDay(gift.firstBillingDay) : ""],
            [byHand ? "Received" : "Day at the bank", gift.giftDay ? shownDay(gift.giftDay) : ""],
            ...handFacts(gift, { admin, seesDeposit: may.seeDeposit }),
            ["Card", cardWords(gateway?.cardType ?? "")],
            ["Gateway’s reference", gateway?.referenceNum],
            ["Note", gift.adminNote],
          ]}
        >
          {monthly && (
            <p>
              <a href={`${admin}/collections/monthly-gifts/${monthly.id}`}>{copy.monthly}</a>
            </p>
          )}
        </Facts>
        <Facts
          title={copy.honoured}
          facts={
            tribute?.lastName || tribute?.firstName
              ? [
                  ["Kind", tribute.kind],
                  [
                    "Name",
                    lines([tribute.title, tribute.firstName, tribute.lastName].filter(Boolean).join(" ")),
                  ],
                  ["Occasion", tribute.occasionOther || tribute.occasion],
                  ["Sent on behalf of", tribute.sentBehalf],
                ]
              : []
          }
        />
        <Facts
          title={copy.card}
          facts={
            tributeCard?.kind && tributeCard.kind !== "none"
              ? [
                  ["Kind", tributeCard.kind === "ecard" ? "E-card" : "Printed card"],
                  ["To", tributeCard.email || tribute?.recipientName],
                  [
                    "Address",
                    tributeCard.kind === "letter"
                      ? lines(
                          tribute?.address,
                          tribute?.city,
                          tribute?.province,
                          tribute?.postalCode,
                          tribute?.country,
                        )
                      : "",
                  ],
                  ["Name on the card", tribute?.nameOnCard],
                  ["Message", tributeCard.message || tribute?.message],
                  ["State", card ? (card.mailed ? copy.letter.mailed : copy.letter.waits) : ""],
                ]
              : []
          }
        />
      </div>
      <GiftActs facts={facts} may={may} req={req} />
      <Receipts facts={facts} admin={admin} api={api} />
      <Mails facts={facts} view={view} />
      <Timeline events={timelineOf(facts, view)} admin={admin} />
    </>
  );
}

function timelineOf(facts: GiftFacts, { initPageResult }: AdminViewServerProps): Event[] {
  const { config } = initPageResult.req.payload;
  return giftTimeline(facts, {
    mailKinds: new Map(mailKindsOf(config).map(({ value, label }) => [value, label])),
    logActions: new Map(logActionsOf(config).map(({ value, label }) => [value, label])),
  });
}

function Receipts({
  facts: { gift, receipts },
  admin,
  api,
}: {
  facts: GiftFacts;
  admin: string;
  api: string;
}) {
  const isMonth = donationKind(gift) === "instalment";
  return (
    <section className="office__card">
      <h2>{copy.receipts}</h2>
      {receipts.length === 0 ? (
        <p>{isMonth && !wasMovedIn(gift) ? copy.yearly : (receiptToCome(gift) ?? copy.noReceipts)}</p>
      ) : (
        <table className="office__table">
          <thead>
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Issued</th>
              <th scope="col" data-number>
                Amount
              </th>
              <th scope="col">State</th>
              <th scope="col">PDF</th>
            </tr>
          </thead>
          <tbody>
            {receipts.map(({ id, serial, issueDay, eligibleCents, state, pdfSha256 }) => (
              <tr key={id}>
                <td>
                  <a href={`${admin}/collections/receipts/${id}`}>{serialText(serial)}</a>
                </td>
                <td>{shownDay(issueDay)}</td>
                <td data-number>{formatAmount(eligibleCents)}</td>
                <td>{receiptStateWords[state]}</td>
                <td>
                  {pdfSha256 ? (
                    <a href={`${api}/receipts/${id}/pdf`} target="_blank" rel="noreferrer">
                      {copy.pdf}
                    </a>
                  ) : (
                    copy.none
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Mails({ facts: { mails }, view }: { facts: GiftFacts; view: AdminViewServerProps }) {
  const { config } = view.initPageResult.req.payload;
  const kinds = new Map(mailKindsOf(config).map(({ value, label }) => [value, label]));
  return (
    <section className="office__card">
      <h2>{copy.mails}</h2>
      {mails.length === 0 ? (
        <p>{copy.noMails}</p>
      ) : (
        <table className="office__table">
          <thead>
            <tr>
              <th scope="col">Mail</th>
              <th scope="col">To</th>
              <th scope="col">State</th>
              <th scope="col">When</th>
            </tr>
          </thead>
          <tbody>
            {mails.map(({ id, kind, to, state, createdAt, sentAt }) => (
              <tr key={id}>
                <td>
                  <a href={`${config.routes.admin}/collections/outbox/${id}`}>{kinds.get(kind) ?? kind}</a>
                </td>
                <td>{to}</td>
                <td>{mailStates.find(({ value }) => value === state)?.label}</td>
                <td>{shownMoment(sentAt ?? createdAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Timeline({ events, admin }: { events: Event[]; admin: string }) {
  return (
    <section className="office__card">
      <h2>{copy.happened}</h2>
      <ol className="gift__timeline">
        {events.map(({ at, what, who, words, path }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: What happened only grows, and two lines may be alike.
          <li key={index}>
            <span className="gift__when">
              {at && <time dateTime={at}>{shownMoment(at)}</time>} · {who}
            </span>
            <span>
              {path ? <a href={admin + path}>{what}</a> : what}
              {words && `: ${words}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
