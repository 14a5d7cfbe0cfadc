import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import type { GroupField } from "payload";
import type { Donation } from "../../payload-types.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";

/**
 * What a gift was called where it came from. Its receipt keeps the number that it was issued under there: a text of its own
 * that stands with the gift and not among our receipts, whose serials it neither uses nor moves on.
 */
export const formerSystemFields: GroupField = {
  name: "formerSystem",
  label: "From the former system",
  type: "group",
  fields: [
    { name: "source", type: "text", label: "Came with" },
    { name: "number", type: "text", index: true, label: "Its number there" },
    { name: "method", type: "text", label: "How it came there" },
    { name: "receiptNumber", type: "text", index: true, label: "Number of its receipt there" },
    {
      name: "receiptDay",
      type: "text",
      label: "Receipt issued there on",
      admin: { components: dayComponents },
    },
    { name: "receiptCents", type: "number", label: "Amount of that receipt" },
    // By which a later run sees whether its row says something else now.
    { name: "fingerprint", type: "text", admin: { hidden: true } },
  ],
};

type Known = Pick<Donation, "formerSystem">;

/** The receipt that the former system issued for a gift; `null` where none is known. Days are `YYYY-MM-DD`. */
export function formerReceipt({
  formerSystem,
}: Known): { number: string; day: string | null; cents: number | null } | null {
  if (!formerSystem?.receiptNumber) return null;
  const { receiptNumber, receiptDay, receiptCents } = formerSystem;
  return { number: receiptNumber, day: receiptDay || null, cents: receiptCents ?? null };
}

/** The same as a sentence for staff; undefined where none is known. */
export function formerReceiptWords(gift: Known): string | undefined {
  const receipt = formerReceipt(gift);
  if (!receipt) return undefined;
  const { number, day, cents } = receipt;
  const of = [day && `of ${longDay(day)}`, cents !== null && formatAmount(cents)].filter(Boolean).join(", ");
  return `Receipt ${number}${of && ` ${of}`}, issued by the former system.`;
}
