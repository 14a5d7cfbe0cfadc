"use client";

import { useAuth, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { mayAct } from "../../access/rights.ts";
import type { User } from "../../payload-types.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";

const copy = {
  about:
    "This card has not gone out yet. If its words are not what we would send to anybody, stop it. The gift itself goes on.",
  stop: "Stop this card",
  ask: "Stop this card?",
  sure: [
    "It is never sent, and that cannot be taken back.",
    "Nobody is told by mail: its donor reads on the page about the gift that the card was not sent.",
  ],
  yes: "Yes, stop it",
  done: "The card is stopped.",
} as const;

/** On an e-card that waits, for those who may: the button that stops it. */
export const StopEcard: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const kind = useFormFields(([fields]) => fields.kind?.value);
  const state = useFormFields(([fields]) => fields.state?.value);
  const [status, setStatus] = useState("");
  const [stopped, setStopped] = useState(false);
  if (!id || kind !== "ecard" || (state !== "held" && state !== "queued")) return null;
  if (!mayAct(user?.role, "ecard-stop")) return null;

  const stop = async () => {
    const { refused } = await sendAction(`${config.routes.api}/outbox/${id}/stop`);
    setStopped(refused === undefined);
    setStatus(refused ?? copy.done);
  };

  return (
    <div className="field-type">
      {!stopped && (
        <>
          <p>{copy.about}</p>
          <AskFirst label={copy.stop} question={copy.ask} about={copy.sure} yes={copy.yes} onYes={stop} />
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
};
