import { bankTimeZone } from "@pcf/contract/constants";
import { receiptSchema } from "@pcf/contract/donation/receipt";
import { dayIn } from "@pcf/contract/zone-clock";
import * as z from "zod/mini";

/**
 * What is printed on a receipt, as it was when it was issued. Serial and state stand in the row beside it, and where to check it
 * is the site's own address; of the picture of the signature its hash stands here.
 */
export const receiptFactsSchema = z.omit(receiptSchema, { serial: true, status: true, checkAt: true });
export type ReceiptFacts = z.output<typeof receiptFactsSchema>;

/** A receipt's number as it is printed: at least seven digits. */
export const serialText = (serial: number): string => String(serial).padStart(7, "0");

/** The day of a moment as official receipts count days, on the bank's calendar, as `YYYY-MM-DD`. */
export const receiptDay = (moment: Date): string => dayIn(moment, bankTimeZone);
