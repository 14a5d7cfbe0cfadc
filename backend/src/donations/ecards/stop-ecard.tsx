"use client";

import { Button, useConfig, useDocumentInfo, useFormFields } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useState } from "react";
import { refusalWords } from "../admin/refusal-words.ts";

const copy = {
  about:
    "This card has not gone out yet. If its words are not what we would send to anybody, stop it. The gift itself goes on.",
  stop: "Stop this card",
  sure: "Stop this card? It is never sent, and that cannot be taken back. Nobody is told by mail: its donor reads on the page about the gift that the card was not sent.",
  done: "The card is stopped.",
} as const;

/** On an e-card that waits: the button that stops it. The server decides who may, and whether it still waits. */
export const StopEcard: UIFieldClientComponent = () => {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const kind = useFormFields(([fields]) => fields.kind?.value);
  const state = useFormFields(([fields]) => fields.state?.value);
  const [status, setStatus] = useState("");
  const [stopped, setStopped] = useState(false);
  if (!id || kind !== "ecard" || (state !== "held" && state !== "queued")) return null;

  const stop = async () => {
    if (!window.confirm(copy.sure)) return;
    const response = await fetch(`${config.routes.api}/outbox/${id}/stop`, { method: "POST" }).catch(
      () => undefined,
    );
    setStopped(response?.ok === true);
    setStatus(response?.ok ? copy.done : await refusalWords(response));
  };

  return (
    <div className="field-type">
      {!stopped && (
        <>
          <p>{copy.about}</p>
          <Button size="small" buttonStyle="secondary" onClick={stop}>
            {copy.stop}
          </Button>
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
};
