"use client";

import { Button, useConfig } from "@payloadcms/ui";
import { type FormEvent, useId, useRef, useState } from "react";
import type { z } from "zod/mini";
import { copy } from "../second-factor-copy.ts";
import { postSecondFactor } from "./post-second-factor.ts";

type Props<Schema extends z.ZodMiniType> = {
  /** The endpoint that looks at the code. */
  path: string;
  schema: Schema;
  submit: string;
  secondary?: boolean;
  recovery?: boolean;
  onRight: (answer: z.output<Schema>) => void;
};

/** Asks for a code of the app, or a recovery code, and says beside the field what is wrong with it. */
export function CodeForm<Schema extends z.ZodMiniType>({
  path,
  schema,
  submit,
  secondary = false,
  recovery = false,
  onRight,
}: Props<Schema>) {
  const { config } = useConfig();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState("");
  const [sending, setSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setProblem("");
    const outcome = await postSecondFactor({ api: config.routes.api, path, body: { code } }, schema);
    setSending(false);
    setCode("");
    if ("answer" in outcome) return onRight(outcome.answer);
    setProblem(outcome.problem);
    input.current?.focus();
  };

  return (
    <form className="second-factor__form" onSubmit={send} noValidate>
      <div className="field-type text">
        <label className="field-label" htmlFor={id}>
          {recovery ? copy.recoveryCode : copy.code}
        </label>
        <input
          ref={input}
          id={id}
          type="text"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete={recovery ? "off" : "one-time-code"}
          inputMode={recovery ? "text" : "numeric"}
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== ""}
          aria-describedby={`${id}-problem`}
        />
        <p id={`${id}-problem`} className="second-factor__problem" role="alert">
          {problem}
        </p>
      </div>
      <Button type="submit" disabled={sending} buttonStyle={secondary ? "secondary" : "primary"}>
        {submit}
      </Button>
    </form>
  );
}
