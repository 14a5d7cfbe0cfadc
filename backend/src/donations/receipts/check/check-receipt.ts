import type { ReceiptAnswer } from "@pcf/contract/donation/receipt-check";
import { plainFormat } from "@pcf/contract/plain-text";
import type { Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { receiptDay } from "../issue/receipt-day.ts";
import { serialText } from "../serial-text.ts";

/** The number of a receipt as it was typed, with or without its zeros and the words before it; `null` when it is none. */
export function typedSerial(typed: string): number | null {
  const digits = /^\D*?0*([1-9]\d{0,8})$/.exec(plainFormat(typed).replaceAll(" ", ""))?.[1];
  return digits === undefined ? null : Number(digits);
}

const closedDay = ({ closedAt }: ReceiptRow) => (closedAt ? receiptDay(new Date(closedAt)) : null);

/**
 * Whether there is a receipt of this number and this amount of gift, and whether it is in force. Both are looked for at
 * once: neither the answer nor how long it takes tells which of them is wrong.
 */
export async function checkReceipt(
  payload: Payload,
  asked: { serial: number; amountCents: number },
): Promise<ReceiptAnswer> {
  const row = await payload.db.findOne<ReceiptRow>({
    collection: "receipts",
    where: { serial: { equals: asked.serial }, amountCents: { equals: asked.amountCents } },
  });
  if (!row) return { says: "not-found" };
  const receipt = { serial: serialText(row.serial), amountCents: row.amountCents };
  if (row.state === "issued") return { says: "genuine", ...receipt, issueDay: row.issueDay };
  return { says: row.state, ...receipt, day: closedDay(row) };
}
