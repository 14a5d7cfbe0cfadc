import { receiptSchema } from "@pcf/contract/donation/receipt";
import * as z from "zod/mini";

/**
 * What is printed on a receipt, as it was when it was issued. Serial and state stand in the row beside it, and
 * where to check it is the site's own address; of the picture
 * of the signature its hash stands here.
 */
export const receiptFactsSchema = z.omit(receiptSchema, { serial: true, status: true, checkAt: true });
export type ReceiptFacts = z.output<typeof receiptFactsSchema>;
