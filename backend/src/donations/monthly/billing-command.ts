/**
 * `npm run billing`, on the server; the system may be running meanwhile. Without words it bills today, as the job does every
 * hour. `--dry-run` only says what it would do, and `--date YYYY-MM-DD` says it of another day: a date never charges.
 */
import { parseArgs } from "node:util";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { getPayload } from "payload";
import { z } from "zod";

const usage = "Usage: npm run billing [-- --dry-run] [--date YYYY-MM-DD]";

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, date: { type: "string" } } });
  const day = values.date === undefined ? undefined : z.iso.date(usage).parse(values.date);
  const { default: config } = await import("../../payload.config.ts");
  const payload = await getPayload({ config });
  const { plannedLines, resultLines } = await import("./billing-report.ts");
  if (values["dry-run"] || day) {
    const { planBilling } = await import("./plan-billing.ts");
    const today = day ?? charityDay(new Date());
    console.log(plannedLines(await planBilling(payload, today), today).join("\n"));
  } else {
    const { configuredGateway } = await import("../gateway/configured-gateway.ts");
    const { billDay } = await import("./bill-day.ts");
    const result = await billDay({ payload, gateway: configuredGateway, now: () => new Date() });
    console.log(resultLines(result).join("\n"));
  }
  await payload.destroy();
  process.exit(0);
} catch (error) {
  if (error instanceof z.ZodError) console.error(usage);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
