import type { Payload } from "payload";
import { errorFacts } from "../log/error-facts.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What begins every few seconds notes no more than one end a minute. */
const noteEveryMs = minuteMs;

const keyOf = (slug: string) => `job-ended:${slug}`;
const noted = new WeakMap<Payload, Map<string, number>>();

/** Notes that a scheduled job has ended well. It never fails: a job whose work is done is not to fail for its note. */
export async function noteJobEnd(payload: Payload, slug: string, now: Date): Promise<void> {
  const ends = noted.get(payload) ?? new Map<string, number>();
  noted.set(payload, ends);
  if (now.getTime() - (ends.get(slug) ?? 0) < noteEveryMs) return;
  try {
    await payload.kv.set(keyOf(slug), now.toISOString());
    ends.set(slug, now.getTime());
  } catch (error) {
    payload.logger.warn({ msg: "The end of a job could not be noted", task: slug, error: errorFacts(error) });
  }
}

/**
 * How long may pass between two ends of a job with such a schedule (minutes first, or seconds before them): one begins late
 * when the server was busy or away, and may take half an hour.
 */
export function longestPauseMs(cron: string): number {
  const [minute = "*", hour = "*"] = cron.split(" ").slice(-5);
  if (hour !== "*") return 26 * hourMs;
  return /^\d+$/.test(minute) ? 2 * hourMs : 15 * minuteMs;
}

const scheduledTasks = (payload: Payload) =>
  (payload.config.jobs.tasks ?? []).flatMap(({ slug, label, schedule }) =>
    schedule?.[0] ? [{ slug, name: label ?? slug, cron: schedule[0].cron }] : [],
  );

/** From now on each scheduled job that has never ended here is waited for. */
export async function awaitFirstEnds(payload: Payload, now: Date): Promise<void> {
  for (const { slug } of scheduledTasks(payload))
    if (!(await payload.kv.has(keyOf(slug)))) await payload.kv.set(keyOf(slug), now.toISOString());
}

/** The scheduled jobs that have not ended well for longer than their schedule allows, whatever the cause, and since when. */
export async function jobsInArrears(payload: Payload, now: Date): Promise<{ name: string; since: Date }[]> {
  const late: { name: string; since: Date }[] = [];
  for (const { slug, name, cron } of scheduledTasks(payload)) {
    const ended = await payload.kv.get<string>(keyOf(slug));
    const since = ended === null ? now : new Date(ended);
    if (now.getTime() - since.getTime() > longestPauseMs(cron)) late.push({ name, since });
  }
  return late;
}
