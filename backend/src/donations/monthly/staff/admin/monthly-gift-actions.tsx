"use client";

import { useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { mayAct } from "../../../../access/rights.ts";
import type { User } from "../../../../payload-types.ts";
import { reasonProblem } from "../../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../../platform/admin/ask-first.tsx";
import { didNotWork, refusalWords } from "../../../../platform/admin/refusal-words.ts";
import { TypedField } from "../../../../platform/admin/typed-field.tsx";
import { copy } from "./monthly-gift-actions-copy.ts";

const answerSchema = z.object({ state: z.string() });

/** What finance may do about a monthly gift; others are shown nothing. */
export const MonthlyGiftActions: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const state = useFormFields(([fields]) => fields.state?.value);
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const [done, setDone] = useState(false);
  if (!id || state === "stopped" || !mayAct(user?.role, "monthly-change")) return null;
  if (done) return <p role="status">{status}</p>;

  const send = async (action: "pause" | "resume" | "stop") => {
    const response = await fetch(`${config.routes.api}/monthly-gifts/${id}/${action}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ reason }),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    const answer = answerSchema.safeParse(await response.json());
    setStatus(answer.success ? copy.now(answer.data.state) : didNotWork);
    setDone(answer.success);
  };
  const asking = (action: "pause" | "resume" | "stop") => (
    <AskFirst
      label={copy[action]}
      question={copy.ask[action]}
      about={copy.sure[action]}
      yes={copy.yes[action]}
      problem={reasonProblem(reason)}
      say={setStatus}
      onYes={() => send(action)}
    />
  );

  return (
    <div className="field-type" style={{ display: "grid", gap: 12, maxWidth: 520, justifyItems: "start" }}>
      <p>{copy.about}</p>
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <p>{state === "paused" ? copy.resumeAbout : copy.pauseAbout}</p>
      {asking(state === "paused" ? "resume" : "pause")}
      <p>{copy.stopAbout}</p>
      {asking("stop")}
      <p role="status">{status}</p>
    </div>
  );
};
