"use client";

import { amountText, formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { useRouter } from "next/navigation.js";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { amountProblem, reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { refundStates } from "../../record/donation-states.ts";
import { copy } from "./refund-admin-copy.ts";

const refundSchema = z.object({
  id: z.number(),
  orderId: z.string(),
  amountCents: z.number(),
  state: z.enum(refundStates),
});
const listSchema = z.object({
  leftCents: z.number(),
  refusal: z.nullable(z.string()),
  mayGiveBack: z.boolean(),
  refunds: z.array(refundSchema),
});

type RefundFormProps = {
  /** Address of the gift's endpoints, and of the admin's pages. */
  api: string;
  admin: string;
  /** Of the gift: what can be given back is asked for again when it changes. */
  version: number;
  /** What donor services ask for; it is filled in. */
  wish?: { amountCents: number; reason: string } | undefined;
};

/**
 * How finance gives a gift back, whole or in part; with a question first, since it cannot be undone. Others see what was given
 * back, where something was.
 */
export function RefundForm({ api, admin, version, wish }: RefundFormProps) {
  const router = useRouter();
  const [list, setList] = useState<z.output<typeof listSchema>>();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState(wish?.reason ?? "");
  // The same key is the same refund: a press that got no answer is pressed again under it.
  const lastRequest = useRef<{ cents: number; key: string }>(undefined);
  const [status, setStatus] = useState("");

  const wishedCents = wish?.amountCents;
  // biome-ignore lint/correctness/useExhaustiveDependencies: The version is no part of the question, but the reason to ask.
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const response = await fetch(`${api}/refunds`, { signal: left.signal });
      const answer = listSchema.safeParse(response.ok ? await response.json() : undefined);
      if (!answer.data || left.signal.aborted) return;
      setList(answer.data);
      setAmount(amountText(Math.min(wishedCents ?? Number.POSITIVE_INFINITY, answer.data.leftCents)));
    };
    ask().catch(() => setList(undefined));
    return () => left.abort();
  }, [api, version, wishedCents]);
  if (!list || (!list.mayGiveBack && list.refunds.length === 0)) return null;

  const cents = parseAmount(amount) ?? 0;
  const sendRefund = async () => {
    if (lastRequest.current?.cents !== cents) lastRequest.current = { cents, key: crypto.randomUUID() };
    const { key } = lastRequest.current;
    const { heard, refused, answer } = await sendAction(`${api}/refund`, {
      amount: amountText(cents),
      reason,
      key,
      confirmed: true,
    });
    if (heard) lastRequest.current = undefined;
    if (refused !== undefined) return setStatus(refused);
    setList({ ...list, refusal: "" });
    setStatus(copy.done[refundSchema.safeParse(answer).data?.state ?? "sending"]);
    router.refresh();
  };

  return (
    <section className="office__act">
      <h3>{list.mayGiveBack ? copy.title : copy.soFar}</h3>
      {list.refunds.length > 0 && (
        <ul aria-label={copy.soFar}>
          {list.refunds.map((refund) => (
            <li key={refund.id}>
              <a href={`${admin}/collections/refunds/${refund.id}`}>{refund.orderId}</a>:{" "}
              {formatAmount(refund.amountCents)}, {copy.states[refund.state]}
            </li>
          ))}
        </ul>
      )}
      {list.mayGiveBack && list.refusal !== null && <p>{list.refusal}</p>}
      {list.mayGiveBack && list.refusal === null && (
        <>
          <p>
            {copy.left(formatAmount(list.leftCents))} {copy.about}
          </p>
          <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
          <TypedField label={copy.reason} value={reason} onType={setReason} />
          <AskFirst
            label={copy.ask}
            question={copy.confirm(formatAmount(cents))}
            about={copy.sure}
            yes={copy.yes(formatAmount(cents))}
            no={copy.no}
            problem={amountProblem(amount, 1) ?? reasonProblem(reason)}
            say={setStatus}
            onYes={sendRefund}
          />
        </>
      )}
      <p role="status">{status}</p>
    </section>
  );
}
