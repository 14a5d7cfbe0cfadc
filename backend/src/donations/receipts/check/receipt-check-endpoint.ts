import { clientNetwork } from "@pcf/contract/client-network";
import { parseAmount } from "@pcf/contract/donation/amount";
import { type ReceiptCheck, receiptCheckApi } from "@pcf/contract/donation/receipt-check";
import type { Endpoint, Payload } from "payload";
import { clientAddress } from "../../../platform/http/client-address.ts";
import { readForm } from "../../../platform/http/read-body.ts";
import { requestedTooOften } from "../../protection/protection-counters.ts";
import { answer } from "../../record/answer.ts";
import { checkReceipt, typedSerial } from "./check-receipt.ts";

/**
 * What one network, and what all of them together, may ask in an hour. Who holds a receipt asks once; who tries number
 * after number, from however many places, comes to an end.
 */
const mostOfOne = 15;
const mostOfAll = 120;

async function isTooOften(payload: Payload, network: string, now: Date): Promise<boolean> {
  const of = { what: "receipt-check-from", value: network, most: mostOfOne, now };
  // Who is refused for the own network does not use up what is left for others.
  if (await requestedTooOften(payload, of)) return true;
  return requestedTooOften(payload, { what: "receipt-check", value: "all", most: mostOfAll, now });
}

const wrongWith = (typed: string, read: number | null): "missing" | "wrong" | undefined =>
  typed === "" ? "missing" : read === null ? "wrong" : undefined;

/**
 * `POST /api/receipt-check`, multipart (`serial`, `amount`): the form of the page that checks receipts, as the site's
 * server passes it on. Answers what the page then shows; 422 where something has to be mended, 429 when it was too often.
 */
export const receiptCheckEndpoint: Endpoint = {
  path: receiptCheckApi.replace(/^\/api/, ""),
  method: "post",
  handler: async ({ payload, headers, body }) => {
    const read = await readForm({ headers, body });
    if ("error" in read) return answer({ message: read.error }, read.status);
    const typedIn = (field: string): string => {
      const value = read.form.get(field);
      return typeof value === "string" ? value.trim().slice(0, 60) : "";
    };
    const typed = { serial: typedIn("serial"), amount: typedIn("amount") };
    const [serial, amountCents] = [typedSerial(typed.serial), parseAmount(typed.amount)];
    const checked = (check: Partial<ReceiptCheck>, status = 200) =>
      answer({ typed, wrong: {}, answer: null, ...check }, status);
    if (serial === null || amountCents === null) {
      const wrong = {
        serial: wrongWith(typed.serial, serial),
        amount: wrongWith(typed.amount, amountCents),
      };
      return checked({ wrong }, 422);
    }
    const network = clientNetwork(clientAddress(headers));
    if (await isTooOften(payload, network, new Date()))
      return checked({ answer: { says: "too-often" } }, 429);
    return checked({ answer: await checkReceipt(payload, { serial, amountCents }) });
  },
};
