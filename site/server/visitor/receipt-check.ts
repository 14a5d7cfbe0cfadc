import { type ReceiptCheck, receiptCheckApi, receiptCheckSchema } from "@pcf/contract/donation/receipt-check";
import { givingUrls } from "@pcf/contract/urls";
import type { VisitorPage } from "./visitor-page.ts";

/** The form of the page that checks receipts. The page itself, before it is sent, is one like any other. */
export const receiptCheckPage: VisitorPage<ReceiptCheck> = {
  path: givingUrls.receiptCheck,
  onlyWhenSent: true,
  api: receiptCheckApi,
  schema: receiptCheckSchema,
  show: (status, check) => ({ receiptCheck: { status, check } }),
  footerFormLeads: givingUrls.receiptCheck,
};
