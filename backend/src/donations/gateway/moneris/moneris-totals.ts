import { parseAmount } from "@pcf/contract/donation/amount";
import { z } from "zod";
import type { MovedSum, OpenTotals } from "../gateway.ts";
import { cleanMessage, type MonerisReceipt, value } from "./moneris-outcome.ts";

/** One element or several of the same name. */
const listOf = <Schema extends z.ZodType>(one: Schema) =>
  z.union([z.array(one), one.transform((each) => [each])]);

/** A sum that is left out is none; one that cannot be read makes the whole answer unreadable. */
const sum = z
  .object({ Amount: value, Count: value })
  .optional()
  .transform((told, context): MovedSum => {
    const cents = parseAmount(told?.Amount ?? "0");
    const count = Number(told?.Count ?? "0");
    if (cents !== null && Number.isInteger(count) && count >= 0) return { count, cents };
    context.addIssue({ code: "custom", message: "no sum" });
    return z.NEVER;
  });
const card = z
  .object({ CardType: z.string(), Purchase: sum, Refund: sum, Correction: sum })
  .transform(({ CardType, Purchase, Refund, Correction }) => ({
    cardType: CardType,
    purchases: Purchase,
    refunds: Refund,
    corrections: Correction,
  }));
const terminalTotals = z.object({ term_id: z.string(), closed: value, Card: listOf(card).optional() });
const bankTotals = z.object({ ECR: listOf(terminalTotals) });

/** The totals of one terminal. Names of elements and their order are those of the gateway's own libraries. */
export function openTotals(receipt: MonerisReceipt | null, terminal: string): OpenTotals {
  const told = bankTotals.safeParse(receipt?.BankTotals);
  if (!told.success)
    return { kind: "unknown", reason: cleanMessage(receipt?.Message ?? null) || "no totals" };
  const own = told.data.ECR.find(({ term_id: id }) => id === terminal);
  if (!own) return { kind: "unknown", reason: "totals of another terminal" };
  const said = { true: true, false: false }[own.closed ?? ""] ?? null;
  return { kind: "found", isClosed: said, cards: own.Card ?? [] };
}
