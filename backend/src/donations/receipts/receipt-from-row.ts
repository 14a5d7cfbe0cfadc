import { type Receipt, receiptSchema } from "@pcf/contract/donation/receipt";
import type { Receipt as ReceiptRow } from "../../payload-types.ts";
import { receiptFactsSchema } from "./receipt-facts.ts";
import { serialText } from "./serial-text.ts";

/** The receipt as it crosses the wire. */
export const receiptFromRow = (row: ReceiptRow): Receipt =>
  receiptSchema.parse({
    ...receiptFactsSchema.parse(row.facts),
    serial: serialText(row.serial),
    status: row.state,
  });
