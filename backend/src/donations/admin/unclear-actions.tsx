"use client";

import { Button, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { copy } from "./donations-admin-copy.ts";
import { refusalWords } from "./refusal-words.ts";
import { TypedField } from "./typed-field.tsx";

const answerSchema = z.object({ state: z.string() });

/** What staff may do about a gift that is unknown or held. The server decides who may; a refusal is shown. */
export const UnclearActions: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const state = useFormFields(([fields]) => fields.state?.value);
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState("");
  const [status, setStatus] = useState("");
  const [settled, setSettled] = useState(false);
  if (!id || (state !== "unknown" && state !== "held")) return null;
  if (settled) return <p role="status">{status}</p>;

  const send = async (action: "ask-gateway" | "accept" | "close", body: object) => {
    const response = await fetch(`${config.routes.api}/donations/${id}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    const answer = answerSchema.safeParse(await response.json());
    if (!answer.success) return setStatus(copy.failed);
    setStatus(copy.now(answer.data.state));
    setSettled(answer.data.state !== "unknown" && answer.data.state !== "held");
  };

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <p>{copy.about}</p>
      <Button size="small" buttonStyle="secondary" onClick={() => send("ask-gateway", {})}>
        {copy.ask}
      </Button>
      {state === "held" && (
        <>
          <p>{copy.decide}</p>
          <TypedField label={copy.reason} value={reason} onType={setReason} />
          <p>{copy.acceptAbout}</p>
          <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
          <Button size="small" buttonStyle="secondary" onClick={() => send("accept", { reason, amount })}>
            {copy.accept}
          </Button>
          <p>{copy.closeAbout}</p>
          <Button size="small" buttonStyle="secondary" onClick={() => send("close", { reason })}>
            {copy.close}
          </Button>
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
};
