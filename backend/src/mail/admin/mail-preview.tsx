"use client";

import { Button, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { copy } from "./copy.ts";

/** The mail as it arrives, and the button that sends it again. */
export const MailPreview: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const address = useFormFields(([fields]) => String(fields.to?.value ?? ""));
  const [to, setTo] = useState<string>();
  const [status, setStatus] = useState("");
  if (!id) return null;
  const base = `${config.routes.api}/outbox/${id}`;

  const resend = async () => {
    setStatus(copy.sending);
    const response = await fetch(`${base}/resend`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ to: to ?? address }),
    }).catch(() => undefined);
    setStatus(response?.ok ? copy.done : copy.failed);
  };

  return (
    <div className="field-type">
      <iframe
        title={copy.frame}
        src={`${base}/preview`}
        sandbox=""
        style={{ width: "100%", height: 720, border: "1px solid var(--theme-elevation-150)" }}
      />
      <div style={{ display: "flex", gap: 16, alignItems: "end", flexWrap: "wrap" }}>
        <label>
          {copy.address}{" "}
          <input type="email" value={to ?? address} onChange={(event) => setTo(event.target.value)} />
        </label>
        <Button buttonStyle="secondary" size="small" onClick={resend}>
          {copy.resend}
        </Button>
        <span role="status">{status}</span>
      </div>
    </div>
  );
};
