import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { mailCardInVault } from "./mails/mail-card-in-vault.ts";

/**
 * Takes a card that no gift will use out of the gateway's vault. Of one that may still be there the office hears: a person
 * finds it by its customer id, which is the order id.
 */
export async function forgetCard(
  { payload, gateway }: { payload: Payload; gateway: Gateway },
  donation: Donation,
  dataKey: string,
): Promise<void> {
  const deleted = await gateway.deleteCard(dataKey);
  if (deleted.kind !== "unknown") return;
  const { orderId } = donation;
  payload.logger.error({ msg: "A stored card that no gift uses is still in the gateway's vault", orderId });
  await mailCardInVault(payload, donation);
}
