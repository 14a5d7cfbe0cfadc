import type { Payload } from "payload";
import { countedStates, type HealthSource } from "../platform/health/health-source.ts";
import {
  age,
  earlierBy,
  failingAfterMs,
  lateAfterMs,
  overdueLines,
  waiting,
} from "../platform/health/overdue.ts";
import { mailboxSilentSince } from "./bounces/mailbox-state.ts";

/** Mails that nobody delivers, and a mailbox that tells of none which came back. */
async function overdueMails(payload: Payload, now: Date): Promise<string[]> {
  const late = earlierBy(lateAfterMs, now);
  const unsent = await waiting(payload, "outbox", "createdAt", {
    and: [
      { state: { equals: "queued" } },
      { or: [{ nextAttemptAt: late }, { createdAt: earlierBy(failingAfterMs, now) }] },
    ],
  });
  const brokenOff = await waiting(payload, "outbox", "updatedAt", {
    and: [{ state: { equals: "sending" } }, { updatedAt: late }],
  });
  const silentSince = await mailboxSilentSince(payload, now);
  const lines = overdueLines(
    [
      { waits: unsent, one: "1 mail waits in the outbox", many: (n) => `${n} mails wait in the outbox` },
      {
        waits: brokenOff,
        one: "1 mail was being sent when that broke off",
        many: (n) => `${n} mails were being sent when that broke off`,
      },
    ],
    now,
  );
  if (silentSince)
    lines.push(`overdue: the mailbox of mails that come back could not be read for ${age(silentSince, now)}`);
  return lines;
}

/** Of the outbox: what is late in it, and how much waits. */
export const mailHealth: HealthSource = {
  overdue: overdueMails,
  gauges: [
    {
      name: "backend_mails_waiting",
      help: "Mails in the outbox that are still to be sent, or are being sent",
      label: "state",
      reads: countedStates("outbox", ["queued", "sending"]),
    },
  ],
};
