"use client";

import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { useSentAction } from "../../../platform/admin/use-sent-action.ts";
import { AddressField, filledLines } from "./address-field.tsx";
import { copy } from "./receipt-admin-copy.ts";

const answerSchema = z.object({
  waiting: z.nullable(z.object({ name: z.string(), address: z.array(z.string()) })),
});

/** How a donor is written on a receipt, while it waits because what the donor typed cannot stand on it. */
export function SpellingForm({ api }: { api: string }) {
  const path = `${api}/receipt-spelling`;
  const [name, setName] = useState("");
  const [address, setAddress] = useState("");
  const { status, send } = useSentAction();
  const [waiting, setWaiting] = useState(false);

  // Only the server knows which letters the fonts have, and what else cannot stand there.
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      const response = await fetch(path, { signal: left.signal });
      const answer = answerSchema.safeParse(response.ok ? await response.json() : undefined);
      if (!answer.data?.waiting || left.signal.aborted) return;
      setName(answer.data.waiting.name);
      setAddress(answer.data.waiting.address.join("\n"));
      setWaiting(true);
    };
    ask().catch(() => setWaiting(false));
    return () => left.abort();
  }, [path]);
  if (!waiting) return null;

  return (
    <fieldset className="office__act">
      <legend>{copy.spelling}</legend>
      <TypedField label={copy.spellingName} value={name} onType={setName} />
      <AddressField label={copy.spellingAddress} value={address} onType={setAddress} />
      <AskFirst
        label={copy.spellingSave}
        primary
        question={copy.spellingAsk}
        about={copy.spellingAbout}
        yes={copy.spellingYes}
        onYes={() => send(path, { name, address: filledLines(address) }, { done: copy.spellingDone })}
      />
      <p role="status">{status}</p>
    </fieldset>
  );
}
