import type { Payload } from "payload";
import { healthSourcesOf } from "../platform/health/health-source.ts";
import { age } from "../platform/health/overdue.ts";
import { jobsInArrears } from "../platform/jobs/jobs-in-arrears.ts";

/**
 * Work that has waited for longer than it should, whatever the cause, in words for whoever runs the system: how much there is
 * of it, and since when. It says nothing of persons. One feature after the other: what is late is no reason to hurry the database.
 */
export async function overdueWork(payload: Payload, now: Date): Promise<string[]> {
  const lines: string[] = [];
  for (const { overdue } of healthSourcesOf(payload.config))
    lines.push(...((await overdue?.(payload, now)) ?? []));
  const jobs = await jobsInArrears(payload, now);
  return [
    ...lines,
    ...jobs.map(({ name, since }) => `overdue: the job “${name}” has not ended well for ${age(since, now)}`),
  ];
}
