export const copy = {
  subject: {
    "to-report": (orderId: string) => `A returned gift is to be reported to the CRA (${orderId})`,
    unknown: (orderId: string) => `A refund needs a look (${orderId})`,
    held: (orderId: string) => `A refund needs a look (${orderId})`,
    refused: (orderId: string) => `A refund did not come about (${orderId})`,
  },
  preview: "Please see to it.",
  heading: {
    "to-report": "A returned gift is to be reported",
    unknown: "A refund needs a look",
    held: "A refund needs a look",
    refused: "A refund did not come about",
  },
  happened: {
    "to-report":
      "Of a gift with an official receipt $50 or more has been given back. Such a returned gift is reported to the Canada Revenue Agency within 90 days. The receipt is cancelled or replaced already, and the donor has been told.",
    unknown:
      "For an hour the gateway has not said clearly what became of this refund. It is asked again by itself. It is never sent a second time. If it stays so, look it up in the gateway's own list, where our number of the refund is the customer id, and say in the admin what you found.",
    held: "The gateway answered with another sum than we asked it to give back. Look it up in the gateway's own list and say in the admin what went back to the card. The donor is told nothing before that.",
    refused:
      "The gateway's answer to this refund was lost at first. Now it is clear that nothing was given back, and the donor has been told nothing. If the money is still to go back, give it back again from the gift in the admin.",
  },
  amount: "Amount of the refund",
  gift: "Order number of the gift",
  reference: "Number of the refund",
  gatewaySays: "Said by the gateway",
  nothing: "Nothing clear",
  report: "Report by",
  open: "Open the refund",
} as const;
