export const copy = {
  subject: "We have kept no money from your gift",
  preview: "One of us has looked into it and closed it.",
  heading: (name: string) => `Hello ${name}`,
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website. The bank's answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: we keep no money from this gift, and there is no tax receipt for it.`,
    monthly: (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website. The bank's answer did not agree with our records, so the gift waited for one of us to look into it. It is now closed: the monthly gift is not set up, and no money is taken for it.`,
  },
  refund:
    "If your card account shows a payment of this gift, the money goes back to the same card. That can take some days. Please call us if it does not come.",
  again: "If you have not given again since, we would be glad if you did.",
  form: "Go to the donation form",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
