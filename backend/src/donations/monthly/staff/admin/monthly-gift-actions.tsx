"use client";

import { Button, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { refusalWords } from "../../../admin/refusal-words.ts";
import { TypedField } from "../../../admin/typed-field.tsx";
import { copy } from "./monthly-gift-actions-copy.ts";

const answerSchema = z.object({ state: z.string() });

/** What finance may do about a monthly gift. The server decides who may; a refusal is shown. */
export const MonthlyGiftActions: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const state = useFormFields(([fields]) => fields.state?.value);
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const [done, setDone] = useState(false);
  if (!id || state === "stopped") return null;
  if (done) return <p role="status">{status}</p>;

  const send = async (action: "pause" | "resume" | "stop") => {
    if (action === "stop" && !window.confirm(copy.sure)) return;
    const response = await fetch(`${config.routes.api}/monthly-gifts/${id}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ reason }),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    const answer = answerSchema.safeParse(await response.json());
    setStatus(answer.success ? copy.now(answer.data.state) : copy.failed);
    setDone(answer.success);
  };

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <p>{copy.about}</p>
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <p>{state === "paused" ? copy.resumeAbout : copy.pauseAbout}</p>
      <Button
        size="small"
        buttonStyle="secondary"
        onClick={() => send(state === "paused" ? "resume" : "pause")}
      >
        {state === "paused" ? copy.resume : copy.pause}
      </Button>
      <p>{copy.stopAbout}</p>
      <Button size="small" buttonStyle="secondary" onClick={() => send("stop")}>
        {copy.stop}
      </Button>
      <p role="status">{status}</p>
    </div>
  );
};
