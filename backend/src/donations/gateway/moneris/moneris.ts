import { amountText } from "@pcf/contract/donation/amount";
import { gatewayExpiry } from "@pcf/contract/donation/payment-card";
import type {
  CardLookUp,
  CardRemoval,
  Gateway,
  GatewayOutcome,
  ListedCards,
  OpenTotals,
  PaymentCard,
  RefundRequest,
  StatusOutcome,
  StoredCardOutcome,
} from "../gateway.ts";
import {
  cardLookUp,
  cardRemoval,
  type Expected,
  listedCards,
  type MonerisReceipt,
  monerisOutcome,
  parseMonerisReceipt,
  vaultOutcome,
} from "./moneris-outcome.ts";
import { openTotals } from "./moneris-totals.ts";
import { writeXml, type XmlContent } from "./xml.ts";

export type MonerisSettings = {
  /** Origin of the gateway: `https://mpg1.moneris.io`, its test host, or the simulator. */
  origin: string;
  storeId: string;
  apiToken: string;
  timeoutMs: number;
  /** For a status check, which moves no money and is asked again anyway; `timeoutMs` when left out. */
  statusTimeoutMs?: number;
  /** Donors type their cards into the gateway's own fields, so that each gift goes out with the key of a card. */
  hostedCards?: boolean;
};

/** Electronic commerce indicator of an ordinary web shop. */
const webShop = "7";

const verification = (byKey: boolean) => (byKey ? "res_card_verification_cc" : "card_verification");

const cardElements = (paymentCard: PaymentCard): Record<string, XmlContent> =>
  paymentCard.number === undefined
    ? { data_key: paymentCard.cardToken }
    : { pan: paymentCard.number, expdate: gatewayExpiry(paymentCard.expiry) };

const securityCode = (paymentCard: PaymentCard): Record<string, XmlContent> =>
  paymentCard.cvd ? { cvd_info: { cvd_indicator: "1", cvd_value: paymentCard.cvd } } : {};

/** A correction names no sum: it takes back the whole. */
const refundElements = ({
  transaction,
  orderId,
  amountCents,
  transactionId,
  reference,
}: RefundRequest): Record<string, XmlContent> => {
  const rest = { txn_number: transactionId, crypt_type: webShop, cust_id: reference };
  return transaction === "refund"
    ? { refund: { order_id: orderId, amount: amountText(amountCents), ...rest } }
    : { purchasecorrection: { order_id: orderId, ...rest } };
};

const firstOfRecurring = { payment_indicator: "R", payment_information: "0" };

// No connection was made, so nothing can have been charged.
const neverSent = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);
const errorCode = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && "code" in error.cause
    ? error.cause.code
    : undefined;

type Answer = { receipt: MonerisReceipt | null } | { failure: "never-sent" | "lost" };

/** The gateway's XML over HTTPS. Elements go in the gateway's documented order. */
export function createMoneris({
  origin,
  storeId,
  apiToken,
  timeoutMs,
  statusTimeoutMs = timeoutMs,
  hostedCards = false,
}: MonerisSettings): Gateway {
  async function send(transaction: Record<string, XmlContent>, statusCheck?: "true"): Promise<Answer> {
    const body = writeXml("request", {
      store_id: storeId,
      api_token: apiToken,
      status_check: statusCheck,
      ...transaction,
    });
    try {
      const response = await fetch(new URL("/gateway2/servlet/MpgRequest", origin), {
        method: "POST",
        // A card number is never sent on to where an answer points.
        redirect: "error",
        headers: { "Content-Type": "text/xml; charset=utf-8" },
        body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
        signal: AbortSignal.timeout(statusCheck ? statusTimeoutMs : timeoutMs),
      });
      return { receipt: parseMonerisReceipt(await response.text()) };
    } catch (error) {
      return { failure: neverSent.has(String(errorCode(error))) ? "never-sent" : "lost" };
    }
  }

  async function transact(
    transaction: Record<string, XmlContent>,
    expected: Expected,
  ): Promise<GatewayOutcome> {
    const answer = await send(transaction);
    if ("receipt" in answer) return monerisOutcome(answer.receipt, expected);
    return answer.failure === "never-sent"
      ? { kind: "not-processed", message: "The gateway could not be reached", duplicateOrder: false }
      : { kind: "unknown", reason: "no answer" };
  }

  async function ask(transaction: Record<string, XmlContent>, expected: Expected): Promise<StatusOutcome> {
    const answer = await send(transaction, "true");
    if ("failure" in answer) return { kind: "silent", reason: answer.failure };
    const status = answer.receipt?.StatusCode ?? "";
    if (/^\d{1,3}$/.test(status) && Number(status) >= 50) return { kind: "not-found" };
    if (!/^\d{1,3}$/.test(status)) return { kind: "unknown", reason: "no status in the answer" };
    return monerisOutcome(answer.receipt, expected);
  }

  async function vault(transaction: Record<string, XmlContent>): Promise<StoredCardOutcome> {
    const answer = await send(transaction);
    if ("failure" in answer)
      return { kind: "unknown", reason: answer.failure, mayBeStored: answer.failure === "lost" };
    return vaultOutcome(answer.receipt);
  }

  return {
    purchase: ({ orderId, amountCents, paymentCard }) =>
      paymentCard.number === undefined
        ? transact(
            {
              res_purchase_cc: {
                data_key: paymentCard.cardToken,
                order_id: orderId,
                amount: amountText(amountCents),
                crypt_type: webShop,
              },
            },
            { orderId, amountCents },
          )
        : transact(
            {
              purchase: {
                order_id: orderId,
                amount: amountText(amountCents),
                ...cardElements(paymentCard),
                crypt_type: webShop,
                ...securityCode(paymentCard),
              },
            },
            { orderId, amountCents },
          ),
    verifyCard: ({ orderId, paymentCard }) =>
      transact(
        {
          [verification(paymentCard.number === undefined)]: {
            ...(paymentCard.number === undefined ? { data_key: paymentCard.cardToken } : {}),
            order_id: orderId,
            ...(paymentCard.number === undefined ? {} : cardElements(paymentCard)),
            crypt_type: webShop,
            ...securityCode(paymentCard),
            cof_info: firstOfRecurring,
          },
        },
        { orderId, amountCents: null },
      ),
    storeCard: ({ storedFor, paymentCard, networkReference }) =>
      vault({
        [paymentCard.number === undefined ? "res_add_token" : "res_add_cc"]: {
          ...(paymentCard.number === undefined ? cardElements(paymentCard) : {}),
          cust_id: storedFor,
          ...(paymentCard.number === undefined ? {} : cardElements(paymentCard)),
          crypt_type: webShop,
          cof_info: networkReference ? { issuer_id: networkReference } : undefined,
        },
      }),
    storeCardOf: ({ orderId, transactionId, storedFor }) =>
      vault({ res_tokenize_cc: { order_id: orderId, txn_number: transactionId, cust_id: storedFor } }),
    async deleteCard(storedCard): Promise<CardRemoval> {
      const answer = await send({ res_delete: { data_key: storedCard } });
      return "failure" in answer ? { kind: "unknown", reason: answer.failure } : cardRemoval(answer.receipt);
    },
    purchaseWithStoredCard: ({ orderId, amountCents, storedCard, networkReference }) =>
      transact(
        {
          res_purchase_cc: {
            data_key: storedCard,
            order_id: orderId,
            amount: amountText(amountCents),
            crypt_type: webShop,
            cof_info: {
              payment_indicator: "R",
              payment_information: "2",
              issuer_id: networkReference ?? undefined,
            },
          },
        },
        { orderId, amountCents },
      ),
    refund: (request) => transact(refundElements(request), request),
    // The gateway is asked with the kind of transaction that was sent.
    checkStatus: ({ orderId, amountCents, withStoredCard = false }) =>
      ask(
        amountCents === null
          ? { [verification(hostedCards)]: { order_id: orderId, crypt_type: webShop } }
          : {
              [hostedCards || withStoredCard ? "res_purchase_cc" : "purchase"]: {
                order_id: orderId,
                amount: amountText(amountCents),
                crypt_type: webShop,
              },
            },
        { orderId, amountCents },
      ),
    checkRefund: (request) => ask(refundElements(request), request),
    async lookUpCard(storedCard): Promise<CardLookUp> {
      const answer = await send({ res_lookup_masked: { data_key: storedCard } });
      if ("failure" in answer) return { kind: "unknown", reason: answer.failure };
      return cardLookUp(answer.receipt);
    },
    async listExpiringCards(): Promise<ListedCards> {
      const answer = await send({ res_get_expiring: null });
      if ("failure" in answer) return { kind: "unknown", reason: answer.failure };
      return listedCards(answer.receipt);
    },
    async openTotals(terminal): Promise<OpenTotals> {
      const answer = await send({ opentotals: { ecr_number: terminal } });
      if ("failure" in answer) return { kind: "unknown", reason: answer.failure };
      return openTotals(answer.receipt, terminal);
    },
  };
}
