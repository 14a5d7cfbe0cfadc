import { parseAmount } from "@pcf/contract/donation/amount";
import { type RefusalReason, refusalCodes, refusalReason } from "@pcf/contract/donation/response-codes";
import { z } from "zod";
import type {
  CardLookUp,
  CardRemoval,
  GatewayOutcome,
  GatewayReceipt,
  ListedCards,
  StoredCardOutcome,
} from "../gateway.ts";
import { readXml } from "./xml.ts";

/** "No value" is the text `null`, or an empty element, or no element. */
export const value = z
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
  // Read by `moneris-totals.ts`.
  BankTotals: z.unknown().optional(),
});
export type MonerisReceipt = z.output<typeof receiptSchema>;

const responseSchema = z.object({ response: z.object({ receipt: receiptSchema }) });

/** The receipt in the gateway's answer, or `null` when the answer is not one. */
export function parseMonerisReceipt(body: string): MonerisReceipt | null {
  const parsed = responseSchema.safeParse(readXml(body));
  return parsed.success ? parsed.data.response.receipt : null;
}

/** The terminal's message without the padding of the terminal's paper. */
export const cleanMessage = (message: string | null) =>
  (message ?? "").replace(/[*=]/g, " ").replace(/\s+/g, " ").trim();

/** Facts of a receipt whose code is known. */
function gatewayReceipt(receipt: MonerisReceipt, responseCode: string): GatewayReceipt {
  const { TransDate, TransTime } = receipt;
  return {
    orderId: receipt.ReceiptId,
    responseCode,
    issuerCode: receipt.ISO,
    authCode: receipt.AuthCode,
    referenceNum: receipt.ReferenceNum,
    transactionId: receipt.TransID,
    transDateTime: TransDate && TransTime ? `${TransDate} ${TransTime}` : null,
    message: cleanMessage(receipt.Message),
    cardType: receipt.CardType,
    amountCents: receipt.TransAmount === null ? null : parseAmount(receipt.TransAmount),
    networkReference: receipt.IssuerId,
  };
}

/** What was asked for. `amountCents` is `null` where no money moves. */
export type Expected = { orderId: string; amountCents: number | null };

const duplicateOrder = /duplicate order id/i;
const notThere = /^can not find previous/i;

/** Words with which the gateway says that it did not process a request. Any other words leave room for a charge. */
const refusals = [
  duplicateOrder,
  /^cancelled: transaction data/i,
  /^xml parse error in request/i,
  /^api token mismatch/i,
  /^invalid refund request/i,
  /^no pre-auth corresponds/i,
  notThere,
];

const isCode = (text: string | null) => /^\d{3}$/.test(text ?? "");

/** The gateway's own code for a key that its vault does not have, in whatever is asked with that key: no bank said it. */
const unknownKeyCode = "983";

/** Whether an answer is surely a refusal: incomplete, of no order, in words that we know. */
const isRefusal = (receipt: MonerisReceipt, message: string) =>
  receipt.Complete !== "true" &&
  receipt.ReceiptId === null &&
  receipt.AuthCode === null &&
  refusals.some((words) => words.test(message));

/**
 * Decides what an answer means, in this order: timed out → unknown; no code, or the gateway's own for an unknown key → not
 * processed when it is surely a refusal, else unknown; a decline that names another order says nothing of ours; an approval
 * must be complete, below 50, of our order and our sum. Booleans and codes are compared as the text they are, since a cast
 * turns "false" into true and "null" into an approved 0.
 */
export function monerisOutcome(receipt: MonerisReceipt | null, expected: Expected): GatewayOutcome {
  if (!receipt) return { kind: "unknown", reason: "no receipt in the answer" };
  const message = cleanMessage(receipt.Message);
  if (receipt.TimedOut === "true") return { kind: "unknown", reason: "timed out" };
  const code = receipt.ResponseCode;
  const isUnknownKey = code === unknownKeyCode && notThere.test(message);
  if ((!isCode(code) || isUnknownKey) && isRefusal(receipt, message))
    return { kind: "not-processed", message, duplicateOrder: duplicateOrder.test(message) };
  if (code === null || !isCode(code)) return { kind: "unknown", reason: "no code" };
  if (receipt.Complete !== "true") return { kind: "unknown", reason: "incomplete" };
  const facts = gatewayReceipt(receipt, code);
  const ourOrder = facts.orderId === expected.orderId;
  if (Number(code) >= 50)
    return ourOrder || facts.orderId === null
      ? { kind: "declined", receipt: facts }
      : { kind: "unknown", reason: "a decline of another order" };
  const ours = ourOrder && (expected.amountCents === null || facts.amountCents === expected.amountCents);
  return { kind: ours ? "approved" : "mismatch", receipt: facts };
}

/** Reasons that lie with the gateway, the line or our settings. The card may be good all the same. */
const notTheCard = new Set<RefusalReason>(["timed-out", "bank-unreachable", "office-setup", "duplicate"]);

/** Whether a code is surely a no to the card; one that nobody documented may mean anything. */
const refusesCard = (code: string | null) =>
  isCode(code) &&
  refusalCodes.some((known) => known === Number(code)) &&
  !notTheCard.has(refusalReason(Number(code)));

/** Code of an ordinary approval, with which older versions of the vault answered in place of 001. */
const olderVaultCode = "027";

/** Whether the vault did what it was asked: it says 001, or in its older way the code of an approval and in words that it succeeded. */
const vaultSucceeded = (receipt: MonerisReceipt): boolean =>
  receipt.ResSuccess !== "false" &&
  (receipt.ResponseCode === "001" ||
    (receipt.ResponseCode === olderVaultCode && /^successfully /i.test(cleanMessage(receipt.Message))));

/** The same for the vault, whose success comes with the key of the card: without one the card may be kept under a key that nobody knows. */
export function vaultOutcome(receipt: MonerisReceipt | null): StoredCardOutcome {
  if (!receipt) return { kind: "unknown", reason: "no receipt in the answer", mayBeStored: true };
  const message = cleanMessage(receipt.Message);
  if (receipt.TimedOut === "true") return { kind: "unknown", reason: "timed out", mayBeStored: true };
  if (vaultSucceeded(receipt) && receipt.DataKey) return { kind: "stored", storedCard: receipt.DataKey };
  return refusesCard(receipt.ResponseCode) || isRefusal(receipt, message)
    ? { kind: "not-stored", message }
    : {
        kind: "unknown",
        reason: `code ${receipt.ResponseCode ?? "missing"}`,
        mayBeStored: !isCode(receipt.ResponseCode) || Number(receipt.ResponseCode) < 50,
      };
}

const vaultTells = (receipt: MonerisReceipt | null): receipt is MonerisReceipt =>
  receipt !== null && vaultSucceeded(receipt);
const vaultSilent = (receipt: MonerisReceipt | null) =>
  ({ kind: "unknown", reason: cleanMessage(receipt?.Message ?? null) }) as const;

/**
 * Whether a card is out of the vault. Other refusals than that it is not there, such as one of our token, speak of the request
 * and not of the card.
 */
export function cardRemoval(receipt: MonerisReceipt | null): CardRemoval {
  if (receipt?.TimedOut === "true") return { kind: "unknown", reason: "timed out" };
  if (vaultTells(receipt)) return { kind: "removed" };
  const silent = vaultSilent(receipt);
  return receipt && notThere.test(silent.reason) && isRefusal(receipt, silent.reason)
    ? { kind: "not-there" }
    : silent;
}

/** What the vault tells of a card: its expiry comes as YYMM. */
export function cardLookUp(receipt: MonerisReceipt | null): CardLookUp {
  if (!vaultTells(receipt)) return vaultSilent(receipt);
  const { masked_pan: masked = null, expdate = null } = receipt.ResolveData[0] ?? {};
  const [, year, month] = /^(\d\d)(0[1-9]|1[0-2])$/.exec(expdate ?? "") ?? [];
  return {
    kind: "found",
    expiry: year ? `20${year}-${month}` : null,
    ending: /\d{4}$/.exec(masked ?? "")?.[0] ?? null,
  };
}

/** The cards that the vault lists. One without the customer id of a row is none of ours. */
export function listedCards(receipt: MonerisReceipt | null): ListedCards {
  if (!vaultTells(receipt)) return vaultSilent(receipt);
  const cards = receipt.ResolveData.flatMap(({ data_key: storedCard, cust_id: storedFor }) =>
    storedCard && storedFor ? [{ storedCard, storedFor }] : [],
  );
  return { kind: "found", cards };
}
