import { canPrint } from "../../../platform/fonts/printed-text.ts";
import type { ReceiptFacts } from "../receipt-facts.ts";
import { charityLines, signatureLine } from "./receipt-copy.ts";

// Texts are tested as they are drawn: lines of different scripts may each have a font, and together have none.

/** Whether there is a font for what the donor has typed. */
export const donorCanPrint = ({ name, address }: ReceiptFacts["donor"]): boolean =>
  [name, address.join("\n")].every(canPrint);

/** Whether there is a font for what the charity puts on every receipt. */
export const charityCanPrint = ({
  charity,
  signatory,
  placeOfIssue,
}: Pick<ReceiptFacts, "charity" | "signatory" | "placeOfIssue">): boolean =>
  [charity.name, charityLines(charity), signatory.name, signatureLine(signatory), placeOfIssue].every(
    canPrint,
  );
