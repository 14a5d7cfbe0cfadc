import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway } from "../gateway/gateway.ts";

/**
 * Takes a card that no gift will use out of the gateway's vault. What fails is logged: a person finds the card there by
 * its customer id, which is the order id.
 */
export async function forgetCard(
  { payload, gateway }: { payload: Payload; gateway: Gateway },
  { orderId }: Pick<Donation, "orderId">,
  dataKey: string,
): Promise<void> {
  const deleted = await gateway.deleteCard(dataKey);
  if (deleted.kind !== "stored")
    payload.logger.error({ msg: "A stored card that no gift uses is still in the gateway's vault", orderId });
}
