/**
 * A process that bills monthly gifts and is killed on the way. Arguments: origin of the gateway, the time that it believes
 * it is, and the step at which the process dies, at which time of reaching it (none: it ends by itself).
 */
import { getPayload } from "payload";
import config from "../../../payload.config.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { runBilling } from "../run-billing.ts";

const [origin = "", at = "", deadlyStep = "", times = "1"] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const startedAt = performance.now();
let left = Number(times);
const context = donationContext(payload, origin, {
  now: () => new Date(Date.parse(at) + performance.now() - startedAt),
  checkpoint: (step) => {
    if (step === deadlyStep && --left === 0) process.kill(process.pid, "SIGKILL");
  },
});
await runBilling(context);
process.exit(0);
