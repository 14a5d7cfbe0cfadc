/**
 * A process that bills monthly gifts and is killed on the way. Arguments: origin of the gateway, the time that it believes
 * it is, the steps joined by commas, and how often the last of them is reached. At each step one gift stands still for good, and
 * at the last one the process dies (no steps: it ends by itself).
 */
import { getPayload } from "payload";
import config from "../../../payload.config.ts";
import { donationContext } from "../../testing/test-donations.ts";
import { runBilling } from "../run-billing.ts";

const [origin = "", at = "", steps = "", times = "1"] = process.argv.slice(2);
const payload = await getPayload({ config, disableOnInit: true });
const startedAt = performance.now();
const deadly = steps.split(",");
let left = Number(times);
const context = donationContext(payload, origin, {
  now: () => new Date(Date.parse(at) + performance.now() - startedAt),
  checkpoint: async (step) => {
    if (!deadly.includes(step)) return;
    if (deadly.length === 1) {
      if (--left === 0) process.kill(process.pid, "SIGKILL");
      return;
    }
    deadly.splice(deadly.indexOf(step), 1);
    await new Promise(() => {});
  },
});
await runBilling(context);
process.exit(0);
