"use client";

import { Button, useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { mayAct } from "../../access/rights.ts";
import type { User } from "../../payload-types.ts";
import { amountProblem, reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { didNotWork, refusalWords } from "../../platform/admin/refusal-words.ts";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { copy } from "./donations-admin-copy.ts";

const answerSchema = z.object({ state: z.string() });

/** What staff may do about a gift that is unknown or held. Who may not decide sees the question to the gateway alone. */
export const UnclearActions: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const state = useFormFields(([fields]) => fields.state?.value);
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState("");
  const [status, setStatus] = useState("");
  const [settled, setSettled] = useState(false);
  if (!id || (state !== "unknown" && state !== "held")) return null;
  if (!mayAct(user?.role, "gift-ask")) return null;
  if (settled) return <p role="status">{status}</p>;

  const send = async (action: "ask-gateway" | "accept" | "close", body: object) => {
    const response = await fetch(`${config.routes.api}/donations/${id}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    const answer = answerSchema.safeParse(await response.json());
    if (!answer.success) return setStatus(didNotWork);
    setStatus(copy.now(answer.data.state));
    setSettled(answer.data.state !== "unknown" && answer.data.state !== "held");
  };
  const taken = formatAmount(parseAmount(amount) ?? 0);

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <p>{copy.about}</p>
      <Button size="small" buttonStyle="secondary" onClick={() => send("ask-gateway", {})}>
        {copy.ask}
      </Button>
      {state === "held" && mayAct(user?.role, "gift-decide") && (
        <>
          <p>{copy.decide}</p>
          <TypedField label={copy.reason} value={reason} onType={setReason} />
          <p>{copy.acceptAbout}</p>
          <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
          <AskFirst
            label={copy.accept}
            question={copy.acceptAsk(taken)}
            about={copy.acceptSure}
            yes={copy.acceptYes(taken)}
            problem={reasonProblem(reason) ?? amountProblem(amount, 1)}
            say={setStatus}
            onYes={() => send("accept", { reason, amount })}
          />
          <p>{copy.closeAbout}</p>
          <AskFirst
            label={copy.close}
            question={copy.closeAsk(String(savedDocumentData?.orderId ?? ""))}
            about={copy.closeSure}
            yes={copy.closeYes}
            problem={reasonProblem(reason)}
            say={setStatus}
            onYes={() => send("close", { reason })}
          />
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
};
