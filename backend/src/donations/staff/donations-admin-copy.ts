export const copy = {
  about:
    "The bank's answer to this gift is not clear. It is asked again by itself while the gift is unknown, and only by you while it is held. Do not ask after you have given the money back: the gateway goes on confirming the first charge.",
  ask: "Ask the gateway again",
  decide:
    "Finance decides about a gift that is held. First look it up in the gateway's own list. Write no personal data into the reason.",
  reason: "Reason",
  acceptAbout:
    "Another sum than the donor gave was taken, and we keep it: type the sum as the gateway's list has it. The gateway is asked to confirm it. The gift is then of that sum, and so are the receipt and the mails. Not after you have given it back.",
  amount: "Amount taken, such as 15.00",
  accept: "Accept the amount taken",
  acceptAsk: (amount: string) => `Accept ${amount} as the amount taken?`,
  acceptSure: ["The donor gets a receipt and a mail about this amount. This cannot be undone."],
  acceptYes: (amount: string) => `Yes, accept ${amount}`,
  closeAbout:
    "Nothing was taken, or you have given it back in the gateway's list: the donor is told by mail that we keep no money from this gift.",
  close: "Close: nothing is kept",
  closeAsk: (order: string) => `Close gift ${order}, of which nothing is kept?`,
  closeSure: ["The donor is told by mail that we keep no money from this gift. This cannot be undone."],
  closeYes: "Yes, close it",
  now: (state: string) => `The gift is now: ${state}. Load the page again to see it as it stands.`,
} as const;
