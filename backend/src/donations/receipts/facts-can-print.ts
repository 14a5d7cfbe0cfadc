import type { ReceiptFacts } from "./receipt-facts.ts";
import { canPrint } from "./receipt-fonts.ts";

/** Whether there is a font for everything that people have typed into a receipt. */
export const factsCanPrint = ({ donor, charity, signatory, placeOfIssue }: ReceiptFacts): boolean =>
  [
    donor.name,
    donor.address.join("\n"),
    charity.name,
    charity.address.join("\n"),
    signatory.name,
    signatory.title,
    placeOfIssue,
  ].every(canPrint);
