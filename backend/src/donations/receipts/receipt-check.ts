import { clientNetwork } from "@pcf/contract/client-network";
import { parseAmount } from "@pcf/contract/donation/amount";
import { type ReceiptAnswer, type ReceiptCheck, receiptCheckApi } from "@pcf/contract/donation/receipt-check";
import { plainFormat } from "@pcf/contract/plain-text";
import type { Endpoint, Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../payload-types.ts";
import { clientAddress } from "../../platform/http/client-address.ts";
import { readForm } from "../../platform/http/read-body.ts";
import { requestedTooOften } from "../protection/protection-counters.ts";
import { answer } from "../record/answer.ts";
import { receiptDay, serialText } from "./receipt-facts.ts";

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
 * server passes it on. Answers what the page then shows; 422 where something has to be corrected, 429 when it was too often.
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

/** The number of a receipt as it was typed, with or without its zeros and the words before it; `null` when it is none. */
export function typedSerial(typed: string): number | null {
  const digits = /^\D*?0*([1-9]\d{0,8})$/.exec(plainFormat(typed).replaceAll(" ", ""))?.[1];
  return digits === undefined ? null : Number(digits);
}

const closedDay = ({ closedAt }: ReceiptRow) => (closedAt ? receiptDay(new Date(closedAt)) : null);

/**
 * Whether there is a receipt of this number and this amount of gift, and whether it is in force. Both are looked for at
 * once: neither the answer nor how long it takes tells which of them is wrong.
 */
async function checkReceipt(
  payload: Payload,
  query: { serial: number; amountCents: number },
): Promise<ReceiptAnswer> {
  const row = await payload.db.findOne<ReceiptRow>({
    collection: "receipts",
    where: { serial: { equals: query.serial }, amountCents: { equals: query.amountCents } },
  });
  if (!row) return { says: "not-found" };
  const receipt = { serial: serialText(row.serial), amountCents: row.amountCents };
  if (row.state === "issued") return { says: "genuine", ...receipt, issueDay: row.issueDay };
  return { says: row.state, ...receipt, day: closedDay(row) };
}
