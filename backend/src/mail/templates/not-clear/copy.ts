export const copy = {
  subject: (orderId: string) => `A gift needs a look (${orderId})`,
  preview: "The bank's answer is not clear.",
  heading: "A gift needs a look",
  happened: {
    held: "The gateway answered with another sum or another order number than ours, so the donor has no receipt and is told that the gift is being checked. Compare it with the gateway's own list. Then give the money back there and close the gift here, or ask the gateway again.",
    unknown:
      "For an hour the gateway has not said clearly what became of this gift. The donor is told that it is being checked. It is asked again by itself until it answers, and nothing is lost; if it stays so, look it up in the gateway's own list.",
  },
  amount: "Amount",
  reference: "Order number",
  said: "Said by the gateway",
  nothing: "Nothing clear",
  open: "Open the donation",
} as const;
