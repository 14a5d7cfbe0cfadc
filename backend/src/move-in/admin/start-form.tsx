"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { type FormEvent, useState } from "react";
import { z } from "zod/mini";
import { sendAction } from "../../platform/admin/send-action.ts";
import { copy } from "./move-in-copy.ts";
import "./move-in.css";

const begun = z.object({ message: z.string() });

type StartFormProps = {
  api: string;
  /** Names and words of what can be brought. */
  kinds: [name: string, words: string][];
  /** The address of the run before. */
  from: string;
  label: string;
};

/** Where the content comes from, and what of it is brought. */
export function StartForm({ api, kinds, from, label }: StartFormProps) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const start = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem("");
    const typed = (name: string) => String(form.get(name) ?? "");
    const { refused, answer } = await sendAction(`${api}/move-in/start`, {
      from: typed("from"),
      user: typed("user"),
      password: typed("password"),
      since: typed("since"),
      only: form.getAll("only"),
      trial: form.has("trial"),
    });
    if (refused === undefined) toast.success(begun.safeParse(answer).data?.message ?? "");
    else setProblem(refused);
    router.refresh();
    setBusy(false);
  };
  return (
    <form className="office__form move-in__form" onSubmit={start}>
      <label>
        {copy.from} <small>{copy.fromHelp}</small>
        <input name="from" type="url" required defaultValue={from} autoComplete="off" />
      </label>
      <label>
        {copy.user} <small>{copy.userHelp}</small>
        <input name="user" autoComplete="off" />
      </label>
      <label>
        {copy.password} <small>{copy.passwordHelp}</small>
        <input name="password" type="password" autoComplete="off" />
      </label>
      <fieldset>
        <legend>{copy.what}</legend>
        {kinds.map(([name, words]) => (
          <label key={name}>
            <input type="checkbox" name="only" value={name} defaultChecked /> {words}
          </label>
        ))}
      </fieldset>
      <label>
        {copy.since} <small>{copy.sinceHelp}</small>
        <input name="since" type="date" />
      </label>
      <label className="move-in__trial">
        <input name="trial" type="checkbox" /> {copy.trial}
      </label>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit" className="office__button office__button--main" aria-disabled={busy}>
        {label}
      </button>
    </form>
  );
}
