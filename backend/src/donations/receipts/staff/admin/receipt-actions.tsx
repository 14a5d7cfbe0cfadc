"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { refusalWords } from "../../../admin/refusal-words.ts";
import { TypedField } from "../../../admin/typed-field.tsx";
import { filledLines } from "./filled-lines.ts";
import { copy } from "./receipt-admin-copy.ts";

/** What staff may do with a receipt. The server decides who may; a refusal is shown. */
export const ReceiptActions: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const [reason, setReason] = useState("");
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [status, setStatus] = useState("");
  if (!id) return null;
  const base = `${config.routes.api}/receipts/${id}`;

  const send = async (action: "resend" | "replace" | "cancel", body: object) => {
    const response = await fetch(`${base}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    setStatus(response?.ok ? copy.done : await refusalWords(response));
  };
  const corrections = () => ({
    reason,
    ...(name.trim() ? { name } : {}),
    ...(filledLines(address).length > 0 ? { address: filledLines(address) } : {}),
  });

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <a href={`${base}/pdf`} target="_blank" rel="noreferrer">
        {copy.open}
      </a>
      <Button size="small" buttonStyle="secondary" onClick={() => send("resend", {})}>
        {copy.resend}
      </Button>
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <TypedField label={copy.name} value={name} onType={setName} />
      <label style={{ display: "grid", gap: 4, width: "100%" }}>
        {copy.address}
        <textarea rows={3} value={address} onChange={(event) => setAddress(event.target.value)} />
      </label>
      <div style={{ display: "flex", gap: 12 }}>
        <Button size="small" onClick={() => send("replace", corrections())}>
          {copy.replace}
        </Button>
        <Button size="small" buttonStyle="secondary" onClick={() => send("cancel", { reason })}>
          {copy.cancel}
        </Button>
      </div>
      <p role="status">{status}</p>
    </div>
  );
};
