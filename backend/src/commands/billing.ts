/**
 * `npm run billing`, on the server; the system may be running meanwhile. Without words it bills today, as the job does every
 * hour. `--dry-run` only says what it would do, and `--date YYYY-MM-DD` says it of another day: a date never charges.
 */
import { getPayload } from "payload";
import { z } from "zod";
import { billingUsage, readBillingRequest } from "../donations/billing/billing-arguments.ts";

try {
  const request = readBillingRequest(process.argv.slice(2));
  const { default: config } = await import("../payload.config.ts");
  const payload = await getPayload({ config });
  const { configuredGateway } = await import("../donations/gateway/configured-gateway.ts");
  const { billByHand } = await import("../donations/billing/bill-by-hand.ts");
  const lines = await billByHand(
    { payload, gateway: configuredGateway(payload), now: () => new Date() },
    request,
  );
  console.log(lines.join("\n"));
  await payload.destroy();
  process.exit(0);
} catch (error) {
  if (error instanceof z.ZodError) console.error(billingUsage);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
