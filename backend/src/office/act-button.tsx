"use client";

import { useState } from "react";
import "./act-button.css";
import { AskFirst } from "../platform/admin/ask-first.tsx";
import { handsOverFocus } from "../platform/admin/hands-over-focus.ts";
import { useSentAction } from "../platform/admin/use-sent-action.ts";

type ActButtonProps = {
  label: string;
  /** Read out in place of the label, where a list has many alike. */
  fullLabel?: string;
  /** Where it is posted, below the address of the API: `/kits/mailed`. It answers `{ message }`: what has changed. */
  to: `/${string}`;
  body: object;
  api: string;
  primary?: boolean;
  /** What is asked first; left out where the same place takes it back. */
  ask?: { question: string; about: readonly string[]; yes: string };
};

/** A button that does something with one press, says what has changed, and shows the page as it is then. */
export function ActButton({ label, fullLabel, to, body, api, primary = false, ask }: ActButtonProps) {
  const { send } = useSentAction();
  const [busy, setBusy] = useState(false);
  const act = async () => {
    if (busy) return;
    setBusy(true);
    await send(api + to, body, { refusedByToast: true });
    setBusy(false);
  };
  if (ask)
    return (
      <span className="act-button">
        <AskFirst label={label} primary={primary} {...ask} onYes={act} />
      </span>
    );
  return (
    <button
      type="button"
      className={primary ? "office__button office__button--main" : "office__button"}
      ref={handsOverFocus}
      aria-label={fullLabel}
      // A button that is disabled would lose the focus.
      aria-disabled={busy}
      onClick={act}
    >
      {label}
    </button>
  );
}
