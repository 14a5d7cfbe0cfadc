"use client";

import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { reasonProblem } from "../../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../../platform/admin/ask-first.tsx";
import { sendAction } from "../../../platform/admin/send-action.ts";
import { TypedField } from "../../../platform/admin/typed-field.tsx";
import { attackCopy } from "./attack-copy.ts";

const copy = attackCopy.switch;

/** The switch of attack mode, with the reason that stands in the log. */
export function AttackSwitch({ isOn, path }: { isOn: boolean; path: string }) {
  const router = useRouter();
  const [reason, setReason] = useState("");
  const [status, setStatus] = useState("");
  const press = async () => {
    const { refused } = await sendAction(path, { attackMode: !isOn, reason });
    if (refused !== undefined) return setStatus(refused);
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
