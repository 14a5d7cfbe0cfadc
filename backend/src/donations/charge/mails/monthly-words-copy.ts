import type { MonthlyDecline } from "../decline-reason.ts";

/** Words that the mails about a monthly gift share. */
export const copy = {
  hello: (name: string) => (name ? `Hello ${name}` : "Hello"),
  /** How a donor changes, stops or goes on with a gift. */
  open: "See or change my gift",
  reachUs: (phone: string, email: string) =>
    `On that page you can change its amount or its card, pause it or stop it. Or call us at ${phone}, or write to ${email}, and we will help you. Please never send card numbers by email.`,
  why: "You get this message because you have a monthly gift with us.",
  reasons: {
    declined: "Your bank did not approve the charge, and it does not tell us why. Your bank can tell you.",
    funds:
      "Your bank did not approve the amount. Often this means that the card’s limit was reached, or that there was not enough in the account on that day.",
    expired: "Your bank says that the card has expired.",
    "card-gone":
      "Your bank says that this card can no longer be used. Banks say so when a card was lost, stolen or replaced, or when its account was closed.",
    "stopped-at-bank":
      "Your bank says that you have asked it to stop these charges. If you did not ask for that, please call your bank: the number is on the back of your card.",
    "call-bank":
      "Your bank wants to speak with you before it approves the charge. The number to call is on the back of your card.",
    "bank-unreachable": "Your bank could not be reached. This has nothing to do with you or your card.",
  } satisfies Record<MonthlyDecline, string>,
  amount: "Each month",
  card: "Card",
  cardEnding: (digits: string) => `ending in ${digits}`,
  area: "For",
  next: "Next charge",
  reference: "Our reference",
} as const;
