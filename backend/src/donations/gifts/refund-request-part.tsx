import { formatAmount } from "@pcf/contract/donation/amount";
import type { PayloadRequest } from "payload";
import { ActButton } from "../../office/act-button.tsx";
import { shownMoment } from "../../platform/admin/shown-moment.ts";
import { lastReason } from "../record/donation-history.ts";
import { AskRefundForm } from "../refunds/admin/ask-refund-form.tsx";
import { RefuseRequestForm } from "../refunds/admin/refuse-request-form.tsx";
import { refundable } from "../refunds/refund-donation.ts";
import type { GiftFacts, giftActions } from "./gift-facts.ts";

const copy = {
  title: "A refund is asked for",
  answered: "Finance has answered",
  asked: (who: string, amount: string, when: string) =>
    `${who} asked finance on ${when} to give ${amount} back.`,
  why: (reason: string) => `Reason: ${reason}`,
  waits: "The answer will stand here, and on your first page.",
  decide: "Give it back below, where amount and reason are filled in, or say no.",
  refunded: (who: string, amount: string) =>
    `${who} has begun to give it back. You had asked for ${amount}; what went back stands below.`,
  refused: (who: string, amount: string) => `${who} does not give ${amount} back.`,
  read: "I have read it",
} as const;

type RefundRequestPartProps = {
  facts: GiftFacts;
  may: ReturnType<typeof giftActions>;
  req: Pick<PayloadRequest, "user" | "payload">;
};

/** What donor services ask of finance about a gift, and what finance answers; each role sees its own side of it. */
export function RefundRequestPart({ facts: { gift, request }, may, req }: RefundRequestPartProps) {
  const { api } = req.payload.config.routes;
  const isOpen = request?.state === "open";
  const isUnread =
    request && !isOpen && !request.readAt && request.askedBy === Number(req.user?.id ?? 0) ? request : null;
  if (!request || !(isOpen || isUnread)) return null;
  const amount = formatAmount(request.amountCents);
  return (
    <section className="office__card" aria-labelledby="refund-request">
      <h2 id="refund-request">{isOpen ? copy.title : copy.answered}</h2>
      <p>{copy.asked(request.askedName, amount, shownMoment(request.createdAt))}</p>
      <Reason words={lastReason(gift, "refund wished")} />
      {isOpen && <p>{may.answerRequest ? copy.decide : copy.waits}</p>}
      {may.answerRequest && (
        <RefuseRequestForm to={`${api}/refund-requests/${request.id}/refuse`} amount={amount} />
      )}
      {isUnread && (
        <>
          <p>
            {request.state === "refused"
              ? copy.refused(request.answeredName ?? "", amount)
              : copy.refunded(request.answeredName ?? "", amount)}
          </p>
          {request.state === "refused" && <Reason words={lastReason(gift, "refund wish refused")} />}
          <ActButton label={copy.read} to={`/refund-requests/${request.id}/read`} body={{}} api={api} />
        </>
      )}
    </section>
  );
}

/** By which donor services ask; nothing where nothing can be given back. */
export function AskRefundPart({ facts: { gift, refunds }, api }: { facts: GiftFacts; api: string }) {
  const { cents, refusal } = refundable(gift, refunds);
  return refusal === null && <AskRefundForm key={gift.revision} api={api} leftCents={cents} />;
}

const Reason = ({ words }: { words: string }) => (words ? <p>{copy.why(words)}</p> : null);
