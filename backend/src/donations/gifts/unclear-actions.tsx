"use client";

import { Button, toast } from "@payloadcms/ui";
import { formatAmount, parseAmount } from "@pcf/contract/donation/amount";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { z } from "zod/mini";
import { amountProblem, reasonProblem } from "../../platform/admin/amount-problem.ts";
import { AskFirst } from "../../platform/admin/ask-first.tsx";
import { handsOverFocus } from "../../platform/admin/hands-over-focus.ts";
import { didNotWork } from "../../platform/admin/refusal-words.ts";
import { sendAction } from "../../platform/admin/send-action.ts";
import { TypedField } from "../../platform/admin/typed-field.tsx";
import { donationStates } from "../record/donation-states.ts";
import { stateWords } from "./gift-words.ts";

const copy = {
  about:
    "The bank’s answer to this gift is not clear. It is asked again by itself while the gift is unknown, and only by you while it is held. Do not ask after you have given the money back: the gateway goes on confirming the first charge.",
  ask: "Ask the gateway again",
  decide:
    "Finance decides about a gift that is held. First look it up in the gateway’s own list. Write no personal data into the reason.",
  reason: "Reason",
  acceptAbout:
    "Another sum than the donor gave was taken, and we keep it: type the sum as the gateway’s list has it. The gateway is asked to confirm it. The gift is then of that sum, and so are the receipt and the mails. Not after you have given it back.",
  amount: "Amount taken, such as 15.00",
  accept: "Accept the amount taken",
  acceptAsk: (amount: string) => `Accept ${amount} as the amount taken?`,
  acceptSure: ["The donor gets a receipt and a mail about this amount. This cannot be undone."],
  acceptYes: (amount: string) => `Yes, accept ${amount}`,
  closeAbout:
    "Nothing was taken, or you have given it back in the gateway’s list: the donor is told by mail that we keep no money from this gift.",
  close: "Close: nothing is kept",
  closeAsk: (order: string) => `Close gift ${order}, of which nothing is kept?`,
  closeSure: ["The donor is told by mail that we keep no money from this gift. This cannot be undone."],
  closeYes: "Yes, close it",
  now: (state: string) => `The gift is now: ${state}.`,
} as const;

const answerSchema = z.object({ state: z.enum(donationStates) });

type UnclearActionsProps = {
  /** Address of the gift's endpoints. */
  api: string;
  orderId: string;
  /** Whether it is held, and this person may decide about it. */
  decides: boolean;
};

/** What staff may do about a gift that is unknown or held. Who may not decide sees the question to the gateway alone. */
export function UnclearActions({ api, orderId, decides }: UnclearActionsProps) {
  const router = useRouter();
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState("");
  const [status, setStatus] = useState("");

  const send = async (action: "ask-gateway" | "accept" | "close", body: object) => {
    const { refused = didNotWork, answer } = await sendAction(`${api}/${action}`, body);
    const now = answerSchema.safeParse(answer);
    if (!now.success) return setStatus(refused);
    setStatus("");
    // The form goes with the new state of the page, and the words stay.
    toast.success(copy.now(stateWords[now.data.state].toLowerCase()));
    router.refresh();
  };
  const taken = formatAmount(parseAmount(amount) ?? 0);

  return (
    <div className="office__act">
      <p>{copy.about}</p>
      <Button
        size="small"
        buttonStyle="secondary"
        extraButtonProps={{ ref: handsOverFocus }}
        onClick={() => send("ask-gateway", {})}
      >
        {copy.ask}
      </Button>
      {decides && (
        <>
          <p>{copy.decide}</p>
          <TypedField label={copy.reason} value={reason} onType={setReason} />
          <p>{copy.acceptAbout}</p>
          <TypedField label={copy.amount} value={amount} onType={setAmount} isAmount />
          <AskFirst
            label={copy.accept}
            question={copy.acceptAsk(taken)}
            about={copy.acceptSure}
            yes={copy.acceptYes(taken)}
            problem={reasonProblem(reason) ?? amountProblem(amount, 1)}
            say={setStatus}
            onYes={() => send("accept", { reason, amount })}
          />
          <p>{copy.closeAbout}</p>
          <AskFirst
            label={copy.close}
            question={copy.closeAsk(orderId)}
            about={copy.closeSure}
            yes={copy.closeYes}
            problem={reasonProblem(reason)}
            say={setStatus}
            onYes={() => send("close", { reason })}
          />
        </>
      )}
      <p role="status">{status}</p>
    </div>
  );
}
