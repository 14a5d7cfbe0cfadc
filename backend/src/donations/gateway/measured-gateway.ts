import type { Payload } from "payload";
import { durations } from "../../platform/metrics/measures.ts";
import type { Gateway } from "./gateway.ts";

const calls = [
  ...["purchase", "verifyCard", "storeCard", "storeCardOf", "deleteCard", "purchaseWithStoredCard"],
  ...["refund", "checkStatus", "lookUpCard", "listExpiringCards", "checkRefund", "openTotals"],
] as const satisfies (keyof Gateway)[];
type Call = keyof Gateway;

const noteDuration = durations(
  {
    name: "backend_gateway_call_duration_seconds",
    help: "Calls of the payment service: answered, or unclear where its answer was lost or says nothing",
    labels: { call: calls, outcome: ["answered", "unclear"] },
  },
  [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 20, 40],
);

export type GatewayLog = { readonly logger: Pick<Payload["logger"], "info"> };

/** Under which number a person finds the call in the gateway's list. Cards and their keys are in no log. */
function orderOf(given: unknown): string | undefined {
  if (typeof given !== "object" || given === null) return undefined;
  if ("orderId" in given) return String(given.orderId);
  return "storedFor" in given ? String(given.storedFor) : undefined;
}

/** The same gateway, each call of which is measured, and logged with its order number beside the id of the request. */
export function measuredGateway(gateway: Gateway, { logger }: GatewayLog): Gateway {
  function measured<Given extends unknown[], Outcome extends { kind: string }>(
    call: Call,
    ask: (...given: Given) => Promise<Outcome>,
  ) {
    return async (...given: Given): Promise<Outcome> => {
      const began = performance.now();
      const outcome = await ask(...given);
      const ms = performance.now() - began;
      const { kind } = outcome;
      noteDuration({ call, outcome: kind === "unknown" || kind === "silent" ? "unclear" : "answered" }, ms);
      const facts = { call, outcome: kind, orderId: orderOf(given[0]), ms: Math.round(ms) };
      logger.info({ msg: "the payment service was asked", ...facts });
      return outcome;
    };
  }
  return {
    purchase: measured("purchase", gateway.purchase),
    verifyCard: measured("verifyCard", gateway.verifyCard),
    storeCard: measured("storeCard", gateway.storeCard),
    storeCardOf: measured("storeCardOf", gateway.storeCardOf),
    deleteCard: measured("deleteCard", gateway.deleteCard),
    purchaseWithStoredCard: measured("purchaseWithStoredCard", gateway.purchaseWithStoredCard),
    refund: measured("refund", gateway.refund),
    checkStatus: measured("checkStatus", gateway.checkStatus),
    lookUpCard: measured("lookUpCard", gateway.lookUpCard),
    listExpiringCards: measured("listExpiringCards", gateway.listExpiringCards),
    checkRefund: measured("checkRefund", gateway.checkRefund),
    openTotals: measured("openTotals", gateway.openTotals),
  };
}
