"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { amountText, formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import type { UIFieldClientComponent } from "payload";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { refusalWords } from "../../admin/refusal-words.ts";
import { TypedField } from "../../admin/typed-field.tsx";
import { refundStates } from "../refund-states.ts";
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

/** How finance gives a gift back, whole or in part; with a second press, since it cannot be undone. */
export const RefundForm: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const [list, setList] = useState<z.output<typeof listSchema>>();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  // The same key is the same refund: a press that got no answer is pressed again under it.
  const [asked, setAsked] = useState<{ cents: number; key: string }>();
  const [status, setStatus] = useState("");
  const charged = savedDocumentData?.state === "approved" || savedDocumentData?.state === "refunded";
  const path = id && charged ? `${config.routes.api}/donations/${id}` : undefined;

  useEffect(() => {
    if (!path) return;
    const left = new AbortController();
    const ask = async () => {
      const response = await fetch(`${path}/refunds`, { signal: left.signal });
      const answer = listSchema.safeParse(response.ok ? await response.json() : undefined);
      if (!answer.data || left.signal.aborted) return;
      setList(answer.data);
      setAmount(amountText(answer.data.leftCents));
    };
    ask().catch(() => setList(undefined));
    return () => left.abort();
  }, [path]);
  if (!path || !list) return null;

  const ask = () => {
    const cents = parseAmount(amount) ?? 0;
    if (cents < 1) return setStatus(copy.notAnAmount);
    setStatus("");
    setAsked({ cents, key: crypto.randomUUID() });
  };
  const giveBack = async (wish: { cents: number; key: string }) => {
    const response = await fetch(`${path}/refund`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ amount: amountText(wish.cents), reason, key: wish.key, confirmed: true }),
    }).catch(() => undefined);
    if (!response?.ok) {
      // Without an answer the question stays, with its key.
      if (response) setAsked(undefined);
      return setStatus(await refusalWords(response));
    }
    const answer = refundSchema.safeParse(await response.json());
    setAsked(undefined);
    setList({ ...list, refusal: "" });
    setStatus(copy.done[answer.data?.state ?? "sending"]);
  };

  return (
    <section
      className="field-type"
      style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}
    >
      <h3 style={{ margin: 0 }}>{copy.title}</h3>
      {list.refunds.length > 0 && (
        <ul aria-label={copy.soFar}>
          {list.refunds.map((refund) => (
            <li key={refund.id}>
              <a href={`${config.routes.admin}/collections/refunds/${refund.id}`}>{refund.orderId}</a>:{" "}
              {formatAmount(refund.amountCents)}, {copy.states[refund.state]}
            </li>
          ))}
        </ul>
      )}
      {list.refusal !== null && <p>{list.refusal}</p>}
      {list.refusal === null && list.mayGiveBack && !asked && (
        <>
          <p>
            {copy.left(formatAmount(list.leftCents))} {copy.about}
          </p>
          <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
          <TypedField label={copy.reason} value={reason} onType={setReason} />
          <Button size="small" buttonStyle="secondary" onClick={ask}>
            {copy.ask}
          </Button>
        </>
      )}
      {asked && (
        <>
          <p>
            <strong>{copy.confirm(formatAmount(asked.cents))}</strong>
          </p>
          <div style={{ display: "flex", gap: 12 }}>
            <Button size="small" onClick={() => giveBack(asked)}>
              {copy.yes(formatAmount(asked.cents))}
            </Button>
            <Button size="small" buttonStyle="secondary" onClick={() => setAsked(undefined)}>
              {copy.no}
            </Button>
          </div>
        </>
      )}
      <p role="status">{status}</p>
    </section>
  );
};
