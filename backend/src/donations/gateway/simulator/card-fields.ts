import { randomUUID } from "node:crypto";
import { cardNumberFault, gatewayExpiry, isExpired } from "@pcf/contract/donation/payment-card";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { z } from "zod";
import type { Ledger } from "./ledger.ts";
import { testCode, testIsoCode } from "./test-outcomes.ts";

/** What the boxes hold; the expiry is the form's MMYY. */
const typedSchema = z.object({ number: z.string(), expiry: z.string(), cvd: z.string().optional() });

const faultCodes = { number: "943", expiry: "944", cvd: "945" };

/** What the frame tells the page around it: a key that stands for the card, or the codes of what is wrong. */
export function answerTyped(ledger: Ledger, body: unknown): { responseCode: string[]; dataKey?: string } {
  const { number, expiry, cvd } = typedSchema.parse(body);
  const wrong = [
    ...(cardNumberFault(number) ? [faultCodes.number] : []),
    ...(isExpired(expiry, ledger.now()) ? [faultCodes.expiry] : []),
    ...(cvd === undefined || /^\d{3,4}$/.test(cvd) ? [] : [faultCodes.cvd]),
  ];
  if (wrong.length > 0) return { responseCode: wrong };
  const dataKey = `ot-${randomUUID().replaceAll("-", "").slice(0, 22)}`;
  ledger.append({
    kind: "card",
    dataKey,
    temporary: true,
    masked: `${number.slice(0, 4)}***${number.slice(-4)}`,
    expiry: gatewayExpiry(expiry),
    responseCode: testCode("store1", number, 0),
    isoCode: testIsoCode("store1", number, 0),
    deleted: false,
  });
  return { responseCode: ["001"], dataKey };
}

/**
 * The page of hosted card fields, with the look that its address asks for. On the message `tokenize` it answers the page
 * around it, as the gateway's own does.
 */
export function cardFieldsPage(wanted: URLSearchParams): string {
  const style = (...names: string[]) =>
    escapedMarkup(names.map((name) => wanted.get(name)).find(Boolean) ?? "");
  const label = style("css_input_label");
  const box = (id: string, words: string, own: string) =>
    `<label for="${id}" style="${label}">${words}</label><input id="${id}" inputmode="numeric" style="${style(own, "css_textbox")}">`;
  const cvd = wanted.get("enable_cvd") === "1" ? box("cvd", "Security code", "css_textbox_cvd") : "";
  return `<!doctype html><html lang="en"><title>Card</title><body style="${style("css_body")}">
${box("number", "Card number", "css_textbox_pan")}${box("expiry", "Expiry date (MMYY)", "css_textbox_exp")}${cvd}
<script>
addEventListener("message", async ({ data, origin, source }) => {
  if (data !== "tokenize") return;
  const digits = (id) => document.getElementById(id)?.value.replace(/\\D/g, "");
  const body = JSON.stringify({ number: digits("number"), expiry: digits("expiry"), cvd: digits("cvd") });
  source.postMessage(await (await fetch("tokenize", { method: "POST", body })).text(), origin);
});
</script></body></html>`;
}
