"use client";

import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { endOfDay, untilProblem } from "../block-until.ts";
import { blockCopy } from "./block-copy.ts";

const copy = blockCopy.add;

type BlockFormProps = {
  path: string;
  kinds: readonly { value: string; label: string }[];
};

/** Blocks an address, for as long as is said. */
export function BlockForm({ path, kinds }: BlockFormProps) {
  const router = useRouter();
  const [kind, setKind] = useState(kinds[0]?.value ?? "");
  const [value, setValue] = useState("");
  const [reason, setReason] = useState("");
  const [until, setUntil] = useState("");
  const [status, setStatus] = useState("");
  const block = async () => {
    const { refused } = await sendAction(path, {
      kind,
      value,
      reason,
      ...(until && { expiresAt: endOfDay(until) }),
    });
    if (refused !== undefined) return setStatus(refused);
    setStatus(copy.done(value));
    setValue("");
    setReason("");
    setUntil("");
    router.refresh();
  };
  return (
    <div className="office__form">
      <label>
        {copy.kind}
        <select value={kind} onChange={(event) => setKind(event.target.value)}>
          {kinds.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {copy.value}
        <input value={value} onChange={(event) => setValue(event.target.value)} />
      </label>
      <label>
        {copy.reason}
        <input value={reason} onChange={(event) => setReason(event.target.value)} />
      </label>
      <label>
        {copy.until}
        <input type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
      </label>
      <AskFirst
        label={copy.yes}
        primary
        question={copy.question(value.trim())}
        about={copy.sure}
        yes={copy.yes}
        problem={
          value.trim() === ""
            ? `${copy.value}: fill it in.`
            : (reasonProblem(reason) ?? untilProblem(until, new Date()))
        }
        say={setStatus}
        onYes={block}
      />
      <p role="status">{status}</p>
    </div>
  );
}
