"use client";

import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { sendAction } from "../../platform/admin/send-action.ts";
import { TypedField } from "../../platform/admin/typed-field.tsx";

const copy = {
  address: (number: string) => `Mail receipt ${number} to`,
  send: "Mail it again",
  ask: (number: string, to: string) => `Mail receipt ${number} to ${to}?`,
  about: ["The donor gets it by mail within a minute or two."],
  yes: "Yes, mail it",
  done: (number: string, to: string) => `Receipt ${number} is on its way to ${to}.`,
  noAddress: "Type the address to which it is to go.",
} as const;

/** Mails the receipt of a gift again, to the donor's address or a corrected one. `api` is where the receipt's endpoints are. */
export function ResendReceipt({ api, number, address }: { api: string; number: string; address: string }) {
  const router = useRouter();
  const [to, setTo] = useState(address);
  const [status, setStatus] = useState("");
  const send = async () => {
    const { refused } = await sendAction(`${api}/resend`, { to });
    setStatus(refused ?? copy.done(number, to));
    if (refused === undefined) router.refresh();
  };
  return (
    <div className="office__act">
      <TypedField label={copy.address(number)} value={to} onType={setTo} />
      <AskFirst
        label={copy.send}
        question={copy.ask(number, to)}
        about={copy.about}
        yes={copy.yes}
        problem={to.trim() ? undefined : copy.noAddress}
        say={setStatus}
        onYes={send}
      />
      <p role="status">{status}</p>
    </div>
  );
}
