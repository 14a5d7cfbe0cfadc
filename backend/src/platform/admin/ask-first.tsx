"use client";

import "./ask-first.css";
import { Button } from "@payloadcms/ui";
import { useId, useRef, useState } from "react";
import { handsOverFocus } from "./hands-over-focus.ts";

type AskFirstProps = {
  /** The words on the button that leads to the question. */
  label: string;
  primary?: boolean;
  question: string;
  /** What will happen, a sentence each: what is changed, who is told by mail, whether it can be undone. */
  about: readonly string[];
  /** The words on the button that does it, and on the one that does not. */
  yes: string;
  no?: string;
  onYes: () => Promise<unknown>;
} & (
  | {
      /** What is wrong with what was typed. It is said in place of the question, since it is to be mended first. */
      problem: string | undefined;
      /** Shows the problem to who pressed; an empty text where there is none, so that no earlier one stays. */
      say: (problem: string) => void;
    }
  | { problem?: never; say?: never }
);

/**
 * A button that asks before it does what cannot be taken back. The question opens on "No", so that a second press of the same
 * key does nothing; Escape is "No" too, and the focus goes back to the button.
 */
export function AskFirst(props: AskFirstProps) {
  const { label, primary = false, question, about, yes, no = "No, go back", problem, say, onYes } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [busy, setBusy] = useState(false);

  const ask = () => {
    if (busy) return;
    say?.(problem ?? "");
    if (problem !== undefined) return;
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLButtonElement>("[data-answer=no] button")?.focus();
  };
  const act = async () => {
    dialog.current?.close();
    setBusy(true);
    await onYes().finally(() => setBusy(false));
  };

  return (
    <>
      <Button
        size="small"
        margin={false}
        buttonStyle={primary ? "primary" : "secondary"}
        className={busy ? "btn--disabled" : ""}
        // A button that is disabled would lose the focus.
        extraButtonProps={{ "aria-disabled": busy, ref: handsOverFocus }}
        onClick={ask}
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        className="ask-first"
        aria-labelledby={`${id}-question`}
        aria-describedby={`${id}-about`}
      >
        <h2 id={`${id}-question`}>{question}</h2>
        <div id={`${id}-about`}>
          {about.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="ask-first__answers">
          <Button size="small" margin={false} onClick={act}>
            {yes}
          </Button>
          <span data-answer="no">
            <Button
              size="small"
              margin={false}
              buttonStyle="secondary"
              onClick={() => dialog.current?.close()}
            >
              {no}
            </Button>
          </span>
        </div>
      </dialog>
    </>
  );
}
