import type { ReceiptFacts } from "../receipt-facts.ts";

/** Who signs, by name. */
export const signatureLine = ({ name, title }: Pick<ReceiptFacts["signatory"], "name" | "title">): string =>
  [name, title].filter(Boolean).join(", ");

/** What stands below the charity's name. */
export const charityLines = ({ address, registrationNumber }: ReceiptFacts["charity"]): string =>
  [...address, `${copy.charityNumber} ${registrationNumber}`].join("\n");

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
  marketValue: "Fair market value of gift",
  inKind: "Gift in kind",
  inKindWords: ({ description, appraiser }: NonNullable<ReceiptFacts["inKind"]>) =>
    appraiser ? `${description}. Appraised by ${appraiser}` : description,
  advantage: "Value of advantage",
  noAdvantage: "None",
  eligible: "Eligible amount of gift for tax purposes",
  reference: "Reference",
  signature: "Authorized signature",
  /** Without a picture of the signature: who is authorized to sign stands by name for it. */
  signatureByName: "Authorized signature, by name",
  signatureOf: (name: string) => `Signature of ${name}`,
  authority: "Canada Revenue Agency",
  authorityUrl: "canada.ca/charities-giving",
  /** Reasons for which a receipt goes, in the row and in the donor's mail. */
  givenBack: "The gift was given back",
  partGivenBack: "A part of the gift was given back",
  returnedByBank: { cheque: "The bank returned the cheque", other: "The bank took the money back" },
  enteredWrongly: "The gift was entered in error",
  giftAdded: "A gift of the year was added",
  keep: "Please keep this receipt with your tax records.",
  check: (address: string) => `To check this receipt: ${address}`,
  signed: "This file carries an electronic signature.",
  pdfTitle: (serial: string) => `Official donation receipt ${serial}`,
  pdfFile: (serial: string) => `tax-receipt-${serial}.pdf`,
} as const;
