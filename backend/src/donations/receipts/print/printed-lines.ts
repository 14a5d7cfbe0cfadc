import type { ReceiptFacts } from "../receipt-facts.ts";
import { copy } from "./receipt-copy.ts";

/** Who signs, by name. */
export const signatureLine = ({ name, title }: Pick<ReceiptFacts["signatory"], "name" | "title">): string =>
  [name, title].filter(Boolean).join(", ");

/** What stands below the charity's name. */
export const charityLines = ({ address, registrationNumber }: ReceiptFacts["charity"]): string =>
  [...address, `${copy.charityNumber} ${registrationNumber}`].join("\n");
