import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { type SettleContext, settleDonation } from "./settle-donation.ts";

const atOnce = 4;

/**
 * Asks the gateway after these donations, a few at once, and begins none after `stopAfterMs`. What fails for one is logged
 * and does not concern the others. A gateway that does not answer at all is asked no further: the rest stay due.
 */
export async function settleDue(
  context: SettleContext,
  donations: Donation[],
  { stopAfterMs }: { stopAfterMs: number },
): Promise<{ settled: number; silent: boolean }> {
  const stopAt = performance.now() + stopAfterMs;
  const waiting = [...donations];
  let settled = 0;
  let silent = false;
  const worker = async () => {
    while (!silent && performance.now() < stopAt) {
      const donation = waiting.shift();
      if (!donation) return;
      try {
        if ((await settleDonation(context, donation)).silent) silent = true;
        else settled += 1;
      } catch (error) {
        context.payload.logger.error({
          msg: "A donation could not be settled",
          orderId: donation.orderId,
          error: errorFacts(error),
        });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { settled, silent };
}
