/**
 * A process that changes the card of a monthly gift and is killed on the way. Arguments: origin of the gateway, order id of
 * the gift, idempotency key, and the step at which the process dies.
 */
import { getPayload } from "payload";
import config from "../../../payload.config.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { giveAnotherCard } from "./another-card.ts";
import { giftOf } from "./monthly-donors.ts";

const [origin = "", orderId = "", key = "", deadlyStep = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const context = donationContext(payload, origin, {
  answerWithinMs: 60_000,
  checkpoint: (step) => {
    if (step === deadlyStep) process.kill(process.pid, "SIGKILL");
  },
});
await giveAnotherCard(context, await giftOf(payload, orderId), { key });
process.exit(0);
