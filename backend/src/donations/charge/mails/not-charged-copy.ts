import { copy as monthlyWords } from "./monthly-words-copy.ts";

const shared = {
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  again: "If you have not given again since, we would be glad if you did.",
  form: "Go to the donation form",
  reference: "Our reference",
  why: {
    single: "You get this message because you made a gift on our website.",
    "monthly-sign-up": "You get this message because you made a gift on our website.",
    instalment: monthlyWords.why,
  },
} as const;

/** What was told as being checked turned out not to be charged. */
export const copy = {
  ...shared,
  subject: "Your gift did not go through",
  preview: "You were not charged.",
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift did not go through, and you were not charged for it.`,
    "monthly-sign-up": (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift was not set up, and you were not charged for it.`,
    instalment: (amount: string, day: string) =>
      `On ${day} we asked your bank for your monthly gift of ${amount}, and could not learn at once what became of it. Now we know: it was not charged.`,
  },
  account:
    "If your bank shows a payment of this gift as pending, it is taken off again. Please call us if it stays.",
} as const;

/** Staff have closed a gift that was held: the bank may have shown a charge. */
export const closedCopy = {
  ...shared,
  subject: "We have kept no money from your gift",
  preview: "One of us has looked into it and closed it.",
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website. The bank's answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: we keep no money from this gift, and there is no tax receipt for it.`,
    "monthly-sign-up": (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website. The bank's answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: the monthly gift is not set up, and no money is taken for it.`,
    instalment: (amount: string, day: string) =>
      `On ${day} we asked your bank for your monthly gift of ${amount}. The bank's answer did not agree with our records, so it waited for one of us to look into it. It is now closed: we keep no money from this month's gift.`,
  },
  goesOn: "Your monthly gift goes on with the next month.",
  account:
    "If your card account shows a payment of this gift, the money goes back to the same card. That can take some days. Please call us if it does not come.",
} as const;
