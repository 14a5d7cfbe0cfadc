/**
 * `npm run annual-receipts -- --year YYYY`, on the server; the system may be running meanwhile. It issues the receipts for a
 * year of monthly gifts, as the job does daily from February on. `--dry-run` only says what it would do.
 */
import { parseArgs } from "node:util";
import { getPayload } from "payload";
import { z } from "zod";

const usage = "Usage: npm run annual-receipts -- --year YYYY [--dry-run]";

try {
  const { values } = parseArgs({ options: { "dry-run": { type: "boolean" }, year: { type: "string" } } });
  const year = Number(
    z
      .string(usage)
      .regex(/^20\d\d$/, usage)
      .parse(values.year),
  );
  const { default: config } = await import("../payload.config.ts");
  const payload = await getPayload({ config });
  const { annualResultLines, plannedAnnualLines } = await import(
    "../donations/receipts/annual/annual-report.ts"
  );
  if (values["dry-run"]) {
    const { planAnnual } = await import("../donations/receipts/annual/plan-annual.ts");
    console.log(plannedAnnualLines(await planAnnual(payload, year), year).join("\n"));
  } else {
    const { runAnnual } = await import("../donations/receipts/annual/run-annual.ts");
    console.log(annualResultLines(await runAnnual(payload, { year, now: new Date() }), year).join("\n"));
  }
  await payload.destroy();
  process.exit(0);
} catch (error) {
  if (error instanceof z.ZodError) console.error(usage);
  else console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
