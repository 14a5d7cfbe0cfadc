"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { refusalWords } from "../../admin/refusal-words.ts";
import { TypedField } from "../../admin/typed-field.tsx";
import { copy } from "./refund-admin-copy.ts";

/** What finance says of a refund that is not clear. The server decides who may; a refusal is shown. */
export const RefundDecision: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const [amount, setAmount] = useState("");
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const state = savedDocumentData?.state;
  if (!id || (state !== "unknown" && state !== "held")) return null;

  const decide = async () => {
    const response = await fetch(`${config.routes.api}/refunds/${id}/decide`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ amount, reason }),
    }).catch(() => undefined);
    setStatus(response?.ok ? copy.decided : await refusalWords(response));
  };

  return (
    <section
      className="field-type"
      style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}
    >
      <h3 style={{ margin: 0 }}>{copy.decideTitle}</h3>
      <p>{copy.decideAbout}</p>
      <TypedField label={copy.decideAmount} value={amount} onType={setAmount} isAmount />
      <TypedField label={copy.decideReason} value={reason} onType={setReason} />
      <Button size="small" buttonStyle="secondary" onClick={decide}>
        {copy.decide}
      </Button>
      <p role="status">{status}</p>
    </section>
  );
};
