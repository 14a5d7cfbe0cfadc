import { z } from "zod";
import { type Finding, good, notice, wrong } from "../../../backend/src/platform/doctor/finding.ts";

const healthSchema = z.object({ degraded: z.array(z.string()) });

/** A line of `/healthz` such as `receipts: …`, as what was found. */
function fromHealth(line: string): Finding {
  const [, place = "system", words = line] = /^([^:]+): (.+)$/s.exec(line.replace(/^backend: /, "")) ?? [];
  return wrong(
    `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
    words,
    "See the line of /healthz under “When something is wrong” in docs/operations.md, and the log.",
  );
}

/** What a process of ours says of itself at `/healthz`; `name` is what it is called. */
export async function healthFindings(name: string, address: string): Promise<Finding[]> {
  const url = new URL("/healthz", address);
  const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(8_000) }).catch(
    () => undefined,
  );
  if (!answer)
    return [
      notice(
        name,
        `does not run, or cannot be reached from here, at ${url.origin}: npm start starts the system`,
      ),
    ];
  const health = healthSchema.safeParse(await answer.json().catch(() => undefined));
  if (!health.success)
    return [
      wrong(
        name,
        `something else than this system answers at ${url.origin} (${answer.status})`,
        "Look at the settings of addresses and ports, and at what else runs on this machine.",
      ),
    ];
  return [
    answer.ok
      ? good(name, `runs at ${url.origin}`)
      : wrong(name, `runs at ${url.origin} and cannot serve`, "The lines below, and its log, say why."),
    ...health.data.degraded.map(fromHealth),
  ];
}
