"use client";

import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { refusalWords } from "../../../platform/admin/refusal-words.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { attackCopy } from "./attack-copy.ts";

const copy = attackCopy.switch;

/** The switch of attack mode, with the reason that stands in the log. */
export function AttackSwitch({ isOn, path }: { isOn: boolean; path: string }) {
  const router = useRouter();
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const press = async () => {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ attackMode: !isOn, reason }),
    }).catch(() => undefined);
    if (!response?.ok) return setStatus(await refusalWords(response));
    setReason("");
    setStatus(isOn ? copy.isOff : copy.isOn);
    router.refresh();
  };
  return (
    <div className="office__form">
      <TypedField label={copy.reason} value={reason} onType={setReason} />
      <AskFirst
        label={isOn ? copy.off : copy.on}
        primary
        question={isOn ? copy.askOff : copy.askOn}
        about={isOn ? copy.aboutOff : copy.aboutOn}
        yes={isOn ? copy.yesOff : copy.yesOn}
        problem={reasonProblem(reason)}
        say={setStatus}
        onYes={press}
      />
      <p role="status">{status}</p>
    </div>
  );
}
