import type { RefusalReason } from "./response-codes.ts";

/** `charged` is decided by the kind of answer, never by its words: `unknown` only when the bank has or may have taken it. */
export type RefusalWords = { happened: string; charged: "no" | "unknown"; charge: string; todo: string };

const notCharged = "You were not charged.";

/** What a donor reads on the payment-error page, by reason. */
export const refusalWords: Record<RefusalReason, RefusalWords> = {
  declined: {
    happened: "Your bank did not approve this payment. It does not tell us why.",
    charged: "no",
    charge: notCharged,
    todo: "Try another card, or call the number on the back of your card.",
  },
  "call-bank": {
    happened: "Your bank wants to speak with you before it approves this payment.",
    charged: "no",
    charge: notCharged,
    todo: "Call the number on the back of your card, then try again, or use another card.",
  },
  "card-expired": {
    happened: "Your bank says that this card has expired.",
    charged: "no",
    charge: notCharged,
    todo: "Check the expiry date, or use another card.",
  },
  "expiry-invalid": {
    happened: "The expiry date does not match this card.",
    charged: "no",
    charge: notCharged,
    todo: "Check the month and year on your card and try again.",
  },
  "card-number": {
    happened: "The card number was not recognised.",
    charged: "no",
    charge: notCharged,
    todo: "Check the number on your card and try again.",
  },
  "security-code": {
    happened: "The security code does not match this card.",
    charged: "no",
    charge: notCharged,
    todo: "Check the code on your card and try again.",
  },
  "card-type": {
    happened: "This kind of card cannot be used for this gift.",
    charged: "no",
    charge: notCharged,
    todo: "Please use another card.",
  },
  "bank-unreachable": {
    happened: "Your bank could not be reached.",
    charged: "no",
    charge: notCharged,
    todo: "Try again in a few minutes, or use another card.",
  },
  "timed-out": {
    happened: "Your bank took too long to answer.",
    charged: "unknown",
    charge: "We do not expect that you were charged, but we cannot rule it out.",
    todo: "Check your card account before you try again, or call us and we will check for you.",
  },
  duplicate: {
    happened: "The bank took this for a second try of a payment that it had already seen.",
    charged: "unknown",
    charge: "This try was not charged. An earlier one may have been.",
    todo: "Check your email for a confirmation before you try again, or call us and we will check for you.",
  },
  "office-setup": {
    happened:
      "Our payment service could not handle the request. The fault is on our side, not with your card.",
    charged: "no",
    charge: notCharged,
    todo: "Please call us, or try again later.",
  },
  "donor-cancelled": {
    happened: "The payment was cancelled.",
    charged: "no",
    charge: notCharged,
    todo: "You can start again whenever you like.",
  },
  "not-verified": {
    happened: "Your bank could not confirm that this is your card.",
    charged: "no",
    charge: notCharged,
    todo: "Try again and confirm with your bank when it asks, or use another card.",
  },
  closed: {
    happened:
      "The bank’s answer to this gift did not agree with our records. Our office has looked into it and closed the gift.",
    charged: "unknown",
    charge: "We have kept no money from this gift.",
    todo: "If your card account shows a payment of it, the money goes back to the same card within some days. Call us if it does not come.",
  },
  busy: {
    happened: "So many people are giving at this moment that we could not take your gift.",
    charged: "no",
    charge: notCharged,
    todo: "Please try again in a minute.",
  },
  "held-back": {
    happened: "We have seen many failed tries in a short time and paused payments to protect cardholders.",
    charged: "no",
    charge: notCharged,
    todo: "Please wait an hour and try again, or call us to give by phone.",
  },
  "not-processed": {
    happened: "Our payment service did not process the request.",
    charged: "no",
    charge: notCharged,
    todo: "Please try again. If it fails again, call us.",
  },
};
