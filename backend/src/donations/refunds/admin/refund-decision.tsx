"use client";

import { useAuth, useConfig, useDocumentInfo } from "@payloadcms/ui";
import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { mayAct } from "../../../access/rights.ts";
import type { User } from "../../../payload-types.ts";
import { amountProblem, reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { copy } from "./refund-admin-copy.ts";

/** What finance says of a refund that is not clear; others are shown nothing. */
export const RefundDecision: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const state = savedDocumentData?.state;
  if (!id || (state !== "unknown" && state !== "held") || !mayAct(user?.role, "refund-decide")) return null;

  const decide = async () => {
    const { refused } = await sendAction(`${config.routes.api}/refunds/${id}/decide`, { amount, reason });
    setStatus(refused ?? copy.decided);
  };
  const words = formatAmount(parseAmount(amount) ?? 0);

  return (
    <section
      className="field-type"
      style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}
    >
      <h3 style={{ margin: 0 }}>{copy.decideTitle}</h3>
      <p>{copy.decideAbout}</p>
      <TypedField label={copy.decideAmount} value={amount} onType={setAmount} isAmount />
      <TypedField label={copy.decideReason} value={reason} onType={setReason} />
      <AskFirst
        label={copy.decide}
        question={copy.decideAsk(words)}
        about={copy.decideSure}
        yes={copy.decideYes(words)}
        problem={amountProblem(amount, 0) ?? reasonProblem(reason)}
        say={setStatus}
        onYes={decide}
      />
      <p role="status">{status}</p>
    </section>
  );
};
