import { parseAmount } from "@pcf/contract/donation/amount";
import { z } from "zod";
import type { GatewayReceipt } from "./gateway.ts";
import { readXml } from "./xml.ts";

// "No value" is the text `null`, or an empty element, or no element.
const value = z
  .unknown()
  .optional()
  .transform((text) => (typeof text === "string" && text !== "" && text !== "null" ? text : null));

const card = z.object({ data_key: value, cust_id: value, masked_pan: value, expdate: value });

const receiptSchema = z.object({
  ReceiptId: value,
  ReferenceNum: value,
  ResponseCode: value,
  ISO: value,
  AuthCode: value,
  TransTime: value,
  TransDate: value,
  Complete: value,
  Message: value,
  TransAmount: value,
  CardType: value,
  TransID: value,
  TimedOut: value,
  IssuerId: value,
  StatusCode: value,
  DataKey: value,
  ResSuccess: value,
  // One card, several where the vault lists them, or the text `null` where it tells nothing.
  ResolveData: z.union([z.array(card), card.transform((one) => [one])]).catch([]),
});
export type MonerisReceipt = z.output<typeof receiptSchema>;

const responseSchema = z.object({ response: z.object({ receipt: receiptSchema }) });

/** The receipt in the gateway's answer, or `null` when the answer is not one. */
export function parseMonerisReceipt(body: string): MonerisReceipt | null {
  const parsed = responseSchema.safeParse(readXml(body));
  return parsed.success ? parsed.data.response.receipt : null;
}

/** The terminal's message without the padding of the terminal's paper. */
const cleanMessage = (message: string | null) =>
  (message ?? "").replace(/[*=]/g, " ").replace(/\s+/g, " ").trim();

/** Facts of a receipt whose code is known. */
export function gatewayReceipt(receipt: MonerisReceipt, responseCode: string): GatewayReceipt {
  const { TransDate, TransTime } = receipt;
  return {
    orderId: receipt.ReceiptId,
    responseCode,
    isoCode: receipt.ISO,
    authCode: receipt.AuthCode,
    referenceNum: receipt.ReferenceNum,
    transactionId: receipt.TransID,
    transDateTime: TransDate && TransTime ? `${TransDate} ${TransTime}` : null,
    message: cleanMessage(receipt.Message),
    cardType: receipt.CardType,
    amountCents: receipt.TransAmount === null ? null : parseAmount(receipt.TransAmount),
    issuerId: receipt.IssuerId,
  };
}

export { cleanMessage };
