import { randomInt, randomUUID } from "node:crypto";
import { cardBrand } from "@pcf/contract/donation/payment-card";
import { z } from "zod";
import { writeXml, type XmlContent } from "../moneris/xml.ts";
import { bankTotals, referenceNumber } from "./batches.ts";
import type { Ledger, StoredCard, Transaction } from "./ledger.ts";
import { testCode, testIsoCode } from "./test-outcomes.ts";

const fields = z.record(z.string(), z.unknown()).transform((record) => (name: string) => {
  const value = record[name];
  return typeof value === "string" ? value : "";
});
export const requestSchema = z.object({
  request: z
    .object({ store_id: z.string(), api_token: z.string(), status_check: z.string().optional() })
    .catchall(z.unknown()),
});
type Request = z.output<typeof requestSchema>["request"];
type Fields = z.output<typeof fields>;

const transactionTypes: Record<Transaction["type"], string> = {
  purchase: "00",
  refund: "04",
  card_verification: "06",
  purchasecorrection: "11",
};
const brandLetters: Record<string, string> = { Visa: "V", Mastercard: "M", "American Express": "AX" };

const nothing = "null";
const refusal = (message: string) => ({
  ReceiptId: nothing,
  ReferenceNum: nothing,
  ResponseCode: nothing,
  AuthCode: nothing,
  TransTime: nothing,
  TransDate: nothing,
  TransType: nothing,
  Complete: "false",
  Message: message,
  TransAmount: nothing,
  CardType: nothing,
  TransID: nothing,
  TimedOut: "false",
});

const approved = (code: string) => Number(code) < 50;
const paperMessage = (code: string) =>
  `${(approved(code) ? "APPROVED" : "DECLINED").padEnd(19)}*                    =`;

const receiptOf = (transaction: Transaction) => ({
  ReceiptId: transaction.orderId,
  ReferenceNum: transaction.referenceNum,
  ResponseCode: transaction.responseCode,
  ISO: approved(transaction.responseCode) ? "01" : (transaction.isoCode ?? "05"),
  AuthCode: transaction.authCode,
  TransTime: transaction.time,
  TransDate: transaction.date,
  TransType: transactionTypes[transaction.type],
  Complete: "true",
  Message: paperMessage(transaction.responseCode),
  TransAmount: transaction.amount,
  CardType: transaction.cardType,
  TransID: transaction.transactionId,
  TimedOut: "false",
  BankTotals: nothing,
  Ticket: nothing,
  CorporateCard: "false",
});

const bankClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/Toronto",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The bank's clock is Eastern time. */
function easternClock(now: Date) {
  const [date = "", time = ""] = bankClock.format(now).split(" ");
  return { date, time };
}

function record(
  ledger: Ledger,
  transaction: Pick<Transaction, "type" | "orderId" | "amount" | "responseCode" | "isoCode" | "cardType">,
) {
  const sequence = ledger.transactions.length + 1;
  const clock = easternClock(
    (transaction.type === "purchase" && ledger.nextDate(transaction.amount)) || ledger.now(),
  );
  const entry: Transaction = {
    kind: "transaction",
    ...transaction,
    authCode: approved(transaction.responseCode) ? String(randomInt(100_000, 999_999)) : "000000",
    referenceNum: referenceNumber(clock, sequence),
    transactionId: `${sequence}-0_${randomInt(10, 99)}`,
    ...clock,
  };
  ledger.append(entry);
  return receiptOf(entry);
}

/** The vault does not have the card of this key, for whatever it is asked. */
const unknownKey = () => ({ ...refusal("Can not find previous"), ResponseCode: "983" });

const duplicate = "The transaction was not sent to the host because of a duplicate order id";

function charge(ledger: Ledger, storeId: string, type: "purchase" | "card_verification", field: Fields) {
  if (ledger.original(field("order_id"))) return refusal(duplicate);
  const pan = field("pan");
  const stored = ledger.card(field("data_key"));
  if (!pan && (!stored || stored.deleted)) return unknownKey();
  const amount = type === "purchase" ? field("amount") : "0.00";
  if (!/^\d{1,9}\.\d\d$/.test(amount)) return refusal("Invalid amount");
  if (pan && !/^\d\d(0[1-9]|1[0-2])$/.test(field("expdate"))) return refusal("Invalid expiry date");
  const cents = centsOf(amount);
  const nextDecline = stored && ledger.nextDecline(stored.dataKey);
  return record(ledger, {
    type,
    orderId: field("order_id"),
    amount,
    responseCode:
      nextDecline?.code ??
      stored?.responseCode ??
      testCode(storeId, pan, type === "purchase" ? cents : 1_000),
    isoCode: nextDecline?.iso ?? stored?.isoCode ?? testIsoCode(storeId, pan, cents),
    cardType: brandLetters[cardBrand(pan || (stored?.masked ?? "")) ?? ""] ?? "V",
  });
}

const centsOf = (amount: string) => Number(amount.replace(".", ""));

/** A correction is good on the day of its charge and for the whole of it; refunds together give back no more than was paid. */
function refund(ledger: Ledger, type: "refund" | "purchasecorrection", field: Fields) {
  const original = ledger.original(field("order_id"));
  if (!original || original.transactionId !== field("txn_number") || !approved(original.responseCode))
    return refusal("Invalid Refund Request: Check transaction type or transaction id mismatch");
  const amount = type === "refund" ? field("amount") : original.amount;
  const refunds = ledger.refundsOf(original.orderId).filter(({ responseCode }) => approved(responseCode));
  const settled = type === "purchasecorrection" && original.date !== easternClock(ledger.now()).date;
  const sum = refunds.reduce((total, each) => total + centsOf(each.amount), 0);
  const tooMuch = settled || sum + centsOf(amount) > centsOf(original.amount);
  return record(ledger, { ...original, type, amount, responseCode: tooMuch ? "079" : "027" });
}

function store(
  ledger: Ledger,
  customerId: string,
  card: Pick<StoredCard, "masked" | "expiry" | "responseCode" | "isoCode">,
) {
  const dataKey = `sim${randomUUID().replaceAll("-", "").slice(0, 22)}`;
  const { masked, expiry, responseCode, isoCode } = card;
  ledger.append({ kind: "card", dataKey, customerId, masked, expiry, responseCode, isoCode, deleted: false });
  return vaultReceipt(dataKey);
}

const vaultReceipt = (dataKey: string) => ({
  DataKey: dataKey,
  ...refusal("Successfully registered CC details."),
  ResponseCode: "001",
  Complete: "true",
  ResSuccess: "true",
  PaymentType: "cc",
});

/** The cards that expire in this month of the bank's, or in the next. */
function expiringCards(ledger: Ledger) {
  const [year = 0, month = 0] = easternClock(ledger.now()).date.split("-").map(Number);
  const yearMonth = (at: number) => new Date(at).toISOString().slice(2, 7).replace("-", "");
  const months = [yearMonth(Date.UTC(year, month - 1)), yearMonth(Date.UTC(year, month))];
  return ledger.cardsKept().filter(({ expiry }) => months.includes(expiry));
}

function answerTransaction(
  ledger: Ledger,
  request: Request,
  name: string,
  field: Fields,
): Record<string, XmlContent> {
  switch (name) {
    case "purchase":
    case "res_purchase_cc":
      return charge(ledger, request.store_id, "purchase", field);
    case "card_verification":
    case "res_card_verification_cc":
      return charge(ledger, request.store_id, "card_verification", field);
    case "refund":
    case "purchasecorrection":
      return refund(ledger, name, field);
    case "res_add_cc": {
      const pan = field("pan");
      return store(ledger, field("cust_id"), {
        masked: `${pan.slice(0, 4)}***${pan.slice(-4)}`,
        expiry: field("expdate"),
        responseCode: testCode("store1", pan, 0),
        isoCode: testIsoCode("store1", pan, 0),
      });
    }
    case "res_add_token": {
      const typed = ledger.card(field("data_key"));
      return typed?.temporary ? store(ledger, field("cust_id"), typed) : refusal("Invalid data key");
    }
    case "res_tokenize_cc": {
      const original = ledger.original(field("order_id"));
      return original?.transactionId === field("txn_number")
        ? store(ledger, field("cust_id"), {
            masked: "4***",
            expiry: "",
            responseCode: original.responseCode,
          })
        : refusal("Can not find previous");
    }
    case "res_lookup_masked": {
      const card = ledger.card(field("data_key"));
      if (!card || card.deleted) return unknownKey();
      return {
        ...vaultReceipt(card.dataKey),
        ResolveData: { masked_pan: card.masked, expdate: card.expiry || nothing },
      };
    }
    case "res_get_expiring":
      return {
        ...vaultReceipt(nothing),
        ResolveData: expiringCards(ledger).map(({ dataKey, customerId, masked, expiry }) => ({
          ...{ data_key: dataKey, payment_type: "cc", cust_id: customerId },
          ...{ masked_pan: masked, expdate: expiry },
        })),
      };
    case "res_delete": {
      const card = ledger.card(field("data_key"));
      if (!card || card.deleted) return unknownKey();
      ledger.append({ ...card, deleted: true });
      return vaultReceipt(card.dataKey);
    }
    case "opentotals":
      return {
        ...refusal("Open totals"),
        Complete: "true",
        BankTotals: bankTotals(ledger.transactions, field("ecr_number"), easternClock(ledger.now())),
      };
    default:
      return refusal(`XML Parse Error in Request: ${name}`);
  }
}

/** What became of the last transaction of that kind under an order id. */
function answerStatus(ledger: Ledger, name: string, orderId: string) {
  const found =
    name === "refund" || name === "purchasecorrection"
      ? ledger.refundsOf(orderId).findLast(({ type }) => type === name)
      : ledger.original(orderId);
  return found
    ? { ...receiptOf(found), StatusCode: "001", StatusMessage: "found" }
    : { ...refusal("Status Check"), StatusCode: "500", StatusMessage: "not found" };
}

/** Receipt of one request document, as the elements of the gateway's answer; the ledger remembers what was done. */
export function answerRequest(ledger: Ledger, request: Request): Record<string, XmlContent> {
  if (request.api_token !== "yesguy") return refusal("API token mismatch");
  const [name, transaction] =
    Object.entries(request).find(([key]) => !["store_id", "api_token", "status_check"].includes(key)) ?? [];
  // An element without content is read as an empty text.
  const parsed = fields.safeParse(transaction === "" ? {} : transaction);
  if (!name || !parsed.success) return refusal("XML Parse Error in Request: no transaction");
  const empty = Object.values(transaction as object).some((value) => value === "");
  if (empty) return refusal("Cancelled: Transaction data cannot have empty elements.");
  return request.status_check === "true"
    ? answerStatus(ledger, name, parsed.data("order_id"))
    : answerTransaction(ledger, request, name, parsed.data);
}

export const unreadableRequest = () => refusal("XML Parse Error in Request: not well-formed");

export const responseXml = (receipt: Record<string, XmlContent>) =>
  `<?xml version="1.0" standalone="yes"?>${writeXml("response", { receipt })}`;
