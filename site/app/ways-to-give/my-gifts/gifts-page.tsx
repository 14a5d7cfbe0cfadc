import { formatAmount } from "@pcf/contract/donation/amount";
import {
  acts,
  type GiftsPage as Gifts,
  type MyGiftsNotice,
  type OwnGift,
} from "@pcf/contract/donation/my-gifts";
import { longDay } from "@pcf/contract/long-day";
import { myReceiptUrl } from "@pcf/contract/urls";
import { BeforeReact } from "~/document/before-react";
import { Alert } from "~/ui/alert/alert";
import { Table } from "~/ui/table/table";
import { useReceiptMinimum } from "../amounts";
import { OutcomePage } from "../outcome-page";
import { ActionForm } from "./action-form";
import closeBeforeReact from "./close-before-react.ts?inline-script";
import { MonthlyGift } from "./monthly-gift";
import { myGiftsCopy } from "./my-gifts-copy";

const copy = myGiftsCopy.gifts;

/** Notices of what was done as the donor asked. */
const done: MyGiftsNotice[] = [
  "amount-changed",
  "card-changed",
  "monthly-paused",
  "monthly-resumed",
  "receipt-donor-changed",
  "monthly-stopped",
];

/** All gifts of the donor who is signed in, with their receipts. */
export function GiftsPage({ page }: { page: Gifts }) {
  const minimum = useReceiptMinimum();
  const words = page.notice && myGiftsCopy.notices[page.notice];
  return (
    <OutcomePage title={myGiftsCopy.title} wide>
      <p className="lead">{copy.hello(page.firstName, page.email)}</p>
      {words && (
        <Alert tone={page.notice && done.includes(page.notice) ? "good" : "warn"} title={words.title}>
          {words.text}
        </Alert>
      )}
      {page.monthly.map((gift) => (
        <MonthlyGift key={gift.reference} gift={gift} entry={page.cardEntry} asked={page.asked} />
      ))}
      <div className="my-gifts-list">
        <Table
          caption={copy.caption}
          columns={copy.columns}
          rows={page.gifts.map((gift) => [
            longDay(gift.day),
            amountOf(gift),
            gift.area,
            gift.reference,
            <ReceiptOf key={gift.reference} gift={gift} />,
          ])}
          note={copy.note(minimum.amount)}
        />
      </div>
      <h2>{copy.other}</h2>
      <p>{copy.otherText}</p>
      <div className="my-gifts-part">
        <p data-seconds-left={page.secondsLeft}>{copy.closes}</p>
        <BeforeReact script={import.meta.env.SSR ? closeBeforeReact : ""} />
        <ActionForm act={acts.signOut} button={copy.signOut} look={{ variant: "secondary" }} />
      </div>
    </OutcomePage>
  );
}

function amountOf({ amountCents, refundedCents, kind, state }: OwnGift): string {
  const amount = formatAmount(amountCents);
  if (state === "given" && refundedCents > 0) return copy.amount.partly(amount, formatAmount(refundedCents));
  return state === "given" && kind === "monthly-sign-up"
    ? copy.amount.setUp(amount)
    : copy.amount[state](amount);
}

function ReceiptOf({ gift: { receipt, formerReceipt } }: { gift: OwnGift }) {
  if (formerReceipt !== null) return copy.formerReceipt(formerReceipt);
  if (!receipt) return copy.noReceipt;
  if (receipt.state === "cancelled") return copy.cancelled(receipt.serial);
  // A file of the backend: the router has no page for it.
  return <a href={myReceiptUrl(receipt.id)}>{copy.receipt(receipt.serial)}</a>;
}
