import type { RefundStateName } from "../../record/donation-states.ts";

export const copy = {
  title: "Give money back",
  soFar: "Refunds so far",
  about:
    "The money goes to the card of the gift. Its receipt is cancelled, or replaced by one of what remains, and the donor is told by mail.",
  left: (amount: string) => `${amount} of this gift can be given back.`,
  amount: "Amount to give back, such as 15.00",
  reason: "Reason, for our own records (the donor does not read it; no personal data)",
  ask: "Give back …",
  confirm: (amount: string) => `Give ${amount} back to the donor’s card?`,
  sure: [
    "The receipt is cancelled, or replaced by one of what remains, and the donor is told by mail.",
    "This cannot be undone.",
  ],
  yes: (amount: string) => `Yes, give ${amount} back`,
  no: "No, nothing yet",
  done: {
    "given-back": "Given back. The receipt and the mail to the donor follow at once.",
    refused: "The gateway refused. Nothing was given back, and the donor is told nothing.",
    sending: "The refund is being sent. Load the page again in a minute.",
    unknown:
      "The gateway’s answer was lost. Do not give it back again: the gateway is asked by itself what became of it.",
    held: "The gateway answered with another sum. Open the refund and say what went back.",
  } satisfies Record<RefundStateName, string>,
  states: {
    sending: "being sent",
    unknown: "not clear yet; the gateway is being asked",
    held: "held for a person to decide",
    "given-back": "given back",
    refused: "nothing was given back",
  } satisfies Record<RefundStateName, string>,
  decideTitle: "What became of it?",
  decideAbout:
    "It is not clear what became of this refund. Look it up in the gateway’s own list, where its number is the customer id, and say what went back to the card. It is never sent again by this.",
  decideAmount: "What went back to the card, such as 15.00, or 0 for nothing",
  decideReason: "Where you saw it (no personal data)",
  decide: "Save what you found",
  decideAsk: (amount: string) => `Save that ${amount} went back?`,
  decideSure: [
    "The receipt follows from it, and the donor is told by mail of what went back. This cannot be undone.",
  ],
  decideYes: (amount: string) => `Yes, ${amount} went back`,
  decided: "Saved. Load the page again to see it as it stands.",
} as const;
