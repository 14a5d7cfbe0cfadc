"use client";

import { useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { z } from "zod/mini";
import { mayAct } from "../../../access/rights.ts";
import type { User } from "../../../payload-types.ts";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { didNotWork } from "../../../platform/admin/refusal-words.ts";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { hasNoCardYet } from "../../record/monthly-gift-states.ts";

const copy = {
  about:
    "You pause, resume and stop a monthly gift at its donor’s wish; its amount is changed on the donor’s page. The donor is told by mail. Write no personal data into the reason.",
  reason: "Reason",
  pause: "Pause",
  pauseAbout: "Nothing is charged until somebody resumes it.",
  resume: "Resume",
  resumeAbout: "Charged again from the next 15th on. Months of the pause are not made up for.",
  noCard: "It has no card yet. It goes on when its donor gives one on the page of their own.",
  stop: "Stop for good",
  stopAbout:
    "Takes effect at once and cannot be taken back: the card leaves the gateway’s vault. A charge that is with the bank already is told to the donor.",
  ask: {
    pause: "Pause this monthly gift?",
    resume: "Resume this monthly gift?",
    stop: "Stop this monthly gift for good?",
  },
  sure: {
    pause: ["Nothing is charged until somebody resumes it.", "The donor is told by mail at once."],
    resume: [
      "The donor’s card is charged again from the next 15th on.",
      "The donor is told by mail at once.",
    ],
    stop: [
      "Nothing is charged any more, and the card leaves the gateway’s vault. The donor is told by mail at once.",
      "This cannot be undone: the donor would have to sign up again.",
    ],
  },
  yes: { pause: "Yes, pause it", resume: "Yes, resume it", stop: "Yes, stop it for good" },
  now: (state: string) => `The gift is now: ${state}. Load the page again to see it as it stands.`,
} as const;

const answerSchema = z.object({ state: z.string() });

/** What staff may do about a monthly gift at its donor's wish; who may not is shown nothing. */
export const MonthlyGiftActions: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const state = useFormFields(([fields]) => fields.state?.value);
  const stateReason = useFormFields(([fields]) => fields.stateReason?.value);
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const [done, setDone] = useState(false);
  if (!id || state === "stopped" || !mayAct(user?.role, "monthly-change")) return null;
  if (done) return <p role="status">{status}</p>;

  const hasNoCard =
    state === "paused" && typeof stateReason === "string" && hasNoCardYet({ state, stateReason });
  const send = async (action: "pause" | "resume" | "stop") => {
    const url = `${config.routes.api}/monthly-gifts/${id}/${action}`;
    const { refused = didNotWork, answer } = await sendAction(url, { reason });
    const now = answerSchema.safeParse(answer);
    setStatus(now.success ? copy.now(now.data.state) : refused);
    setDone(now.success);
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
      {hasNoCard ? (
        <p>{copy.noCard}</p>
      ) : (
        <>
          <p>{state === "paused" ? copy.resumeAbout : copy.pauseAbout}</p>
          {asking(state === "paused" ? "resume" : "pause")}
        </>
      )}
      <p>{copy.stopAbout}</p>
      {asking("stop")}
      <p role="status">{status}</p>
    </div>
  );
};
