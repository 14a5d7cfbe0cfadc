/** Fixed words of an official receipt. What the tax rules ask for by name is worded as they word it. */
export const copy = {
  statement: "Official receipt for income tax purposes",
  copyMark: "Copy",
  replaces: (serial: string) => `This receipt cancels and replaces receipt no. ${serial}.`,
  receiptNumber: "Receipt no.",
  charityNumber: "Charity registration no.",
  giftDay: "Date of gift",
  issueDay: "Date of issue",
  place: "Place of issue",
  donor: "Donor",
  amount: "Amount of gift",
  advantage: "Value of advantage",
  noAdvantage: "None",
  eligible: "Eligible amount of gift for tax purposes",
  reference: "Reference",
  /** There is no picture of a signature: who is authorized to sign stands by name for it. */
  signature: "Authorized signature, by name",
  authority: "Canada Revenue Agency",
  authorityUrl: "canada.ca/charities-giving",
  /** Reasons for which a receipt goes, in the row and in the donor's mail. */
  givenBack: "The gift was given back",
  partGivenBack: "A part of the gift was given back",
  giftAdded: "A gift of the year was added",
  keep: "Please keep this receipt with your tax records.",
  pdfTitle: (serial: string) => `Official donation receipt ${serial}`,
  pdfFile: (serial: string) => `tax-receipt-${serial}.pdf`,
} as const;
