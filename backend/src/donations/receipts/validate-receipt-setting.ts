import { z } from "zod";
import { signatureLine } from "./print/printed-lines.ts";
import { canPrint } from "./print/receipt-fonts.ts";

const verdict = (prints: boolean): true | string => prints || "Receipts cannot print all of these letters.";

/** Whether a setting can stand on a receipt; the sentence for staff where it cannot. */
export const validateReceiptSetting = (value: string | null | undefined) => verdict(canPrint(value ?? ""));

const withSignatory = z.object({ signatory: z.string().nullish() });

/** The same for the office of the person who signs, which is printed in one line with the name. */
export function validateSignatoryTitle(
  value: string | null | undefined,
  { siblingData }: { siblingData: unknown },
) {
  const name = withSignatory.safeParse(siblingData).data?.signatory ?? "";
  return verdict(canPrint(signatureLine({ name, title: value ?? "" })));
}
