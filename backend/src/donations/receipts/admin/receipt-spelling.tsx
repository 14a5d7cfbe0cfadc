"use client";

import { Button, useConfig, useDocumentInfo } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { copy } from "./copy.ts";
import { lines } from "./lines.ts";
import { refusalWords } from "./refusal-words.ts";

/** How a donor is written on a receipt, while it waits because no font has the letters that the donor typed. */
export const ReceiptSpelling: UIFieldClientComponent = () => {
  const { id, savedDocumentData } = useDocumentInfo();
  const { config } = useConfig();
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const [status, setStatus] = useState("");
  if (!id || savedDocumentData?.state !== "approved" || savedDocumentData.followUp !== "due") return null;

  const send = async () => {
    const response = await fetch(`${config.routes.api}/donations/${id}/receipt-spelling`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ name, address: lines(address) }),
    }).catch(() => undefined);
    setStatus(response?.ok ? copy.spellingDone : await refusalWords(response));
  };

  return (
    <fieldset className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520 }}>
      <legend>{copy.spelling}</legend>
      <label>
        {copy.spellingName}
        <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        {copy.spellingAddress}
        <textarea rows={3} value={address} onChange={(event) => setAddress(event.target.value)} />
      </label>
      <div>
        <Button size="small" onClick={send}>
          {copy.spellingSave}
        </Button>
      </div>
      <p role="status">{status}</p>
    </fieldset>
  );
};
