/**
 * A process that takes one donation and is killed on the way. Arguments: origin of the gateway, idempotency key,
 * donation type, and the step at which the process dies (none: it waits to be killed).
 */
import { getPayload } from "payload";
import config from "../../payload.config.ts";
import { donationContext, give } from "./test-donations.ts";

const [origin = "", key = "", donationType = "single", deadlyStep = ""] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const context = donationContext(payload, origin, {
  answerWithinMs: 60_000,
  checkpoint(step) {
    if (step === deadlyStep) process.kill(process.pid, "SIGKILL");
  },
});
await give(context, { idempotency_key: key, donation_type: donationType, b_email: "killed@donor.example" });
