import * as z from "zod/mini";
import { deviceStore } from "~/device/device-store";
import { attemptKey } from "./device-keys";

/**
 * The series of tries to make one gift. `key` goes with every try, so that the same gift is never charged twice;
 * `sentAt` (ms since 1970) is set while a try was sent and its answer is not known.
 */
const attemptSchema = z.object({ key: z.string(), madeAt: z.number(), sentAt: z.nullable(z.number()) });
export type Attempt = z.output<typeof attemptSchema>;

const store = deviceStore(attemptKey, attemptSchema);
const maxAgeMs = 24 * 60 * 60 * 1000;

/** The attempt under way, or a new one. One whose answer is not known is kept however old it is. */
export function currentAttempt(now: number): Attempt {
  const stored = store.read();
  if (stored && (stored.sentAt !== null || now - stored.madeAt < maxAgeMs)) return stored;
  const made = { key: newKey(), madeAt: now, sentAt: null };
  store.write(made);
  return made;
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The attempt whose answer is not known. */
export function openAttempt(): Attempt | undefined {
  const stored = store.read();
  return stored && stored.sentAt !== null ? stored : undefined;
}

export function markSent(attempt: Attempt, now: number): void {
  store.write({ ...attempt, sentAt: now });
}

/** The server says that nothing was charged for this key: it may be sent again. */
export function markUnsent(): void {
  const stored = store.read();
  if (stored) store.write({ ...stored, sentAt: null });
}

/** After an approval or a definite decline the next try is another gift. */
export function endAttempt(): void {
  store.clear();
}
