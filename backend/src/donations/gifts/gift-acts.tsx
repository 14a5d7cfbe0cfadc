import { formatAmount } from "@pcf/contract/donation/amount";
import type { PayloadRequest } from "payload";
import { relatedId } from "../../platform/database/related-id.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { SpellingForm } from "../receipts/staff/spelling-form.tsx";
import { lastReason } from "../record/donation-history.ts";
import { RefundForm } from "../refunds/admin/refund-form.tsx";
import type { GiftFacts, giftActions } from "./gift-facts.ts";
import { AskRefundPart } from "./refund-request-part.tsx";
import { ResendReceipt } from "./resend-receipt.tsx";
import { ReturnedForm } from "./returned-form.tsx";
import { TakeBackForm } from "./take-back-form.tsx";
import { UnclearActions } from "./unclear-actions.tsx";

const copy = { title: "What can be done" } as const;

type GiftActsProps = { facts: GiftFacts; may: ReturnType<typeof giftActions>; req: PayloadRequest };

/** What this member of staff may do about the gift now; nothing where that is nothing. */
export function GiftActs({ facts, may, req }: GiftActsProps) {
  const { gift, receipts, request } = facts;
  const { admin, api } = req.payload.config.routes;
  const { donor } = gift;
  const ofGift = `${api}/donations/${gift.id}`;
  const amount = formatAmount(gift.amountCents);
  const inForce = receipts.filter(({ state }) => state === "issued");
  const resends = may.resendReceipt && inForce.length > 0;
  const { askGateway, spell, takeBack, returnByBank, askRefund, giveBack } = may;
  if (![askGateway, spell, resends, takeBack, returnByBank, askRefund, giveBack].some(Boolean)) return null;
  const wish =
    may.answerRequest && request
      ? { amountCents: request.amountCents, reason: lastReason(gift, "refund wished") }
      : undefined;
  return (
    <section className="office__card gift__acts">
      <h2>{copy.title}</h2>
      {askGateway && <UnclearActions api={ofGift} orderId={gift.orderId} decides={may.decide} />}
      {spell && <SpellingForm api={ofGift} />}
      {resends &&
        inForce.map(({ id, serial }) => (
          <ResendReceipt
            key={id}
            api={`${api}/receipts/${id}`}
            number={serialText(serial)}
            address={donor?.email ?? ""}
          />
        ))}
      {takeBack && <TakeBackForm to={`${api}/offline/gifts/${gift.id}/take-back`} amount={amount} />}
      {returnByBank && (
        <ReturnedForm
          to={`${api}/offline/gifts/${gift.id}/returned`}
          what={gift.method === "cheque" ? "cheque" : "transfer"}
          amount={amount}
          deposit={relatedId(gift.deposit) ?? 0}
          receipt={inForce.map(({ serial }) => serialText(serial))[0]}
          email={donor?.email || undefined}
        />
      )}
      {askRefund && <AskRefundPart facts={facts} api={ofGift} />}
      {giveBack && <RefundForm api={ofGift} admin={admin} version={gift.revision} wish={wish} />}
    </section>
  );
}
