import { createHmac } from "node:crypto";
import { env } from "../../env.ts";

type Log = { warn: (about: object, message: string) => void };

const answerWithinMs = 10_000;

/** `sha256=` and the HMAC of a body, in hex, as the header `x-signature` carries it. */
export const signature = (body: string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/**
 * Tells the site that content has changed: `POST /hooks/content` with `{ at }` (ISO time), signed with HOOK_SECRET. The
 * site also asks by itself every half minute, so a failure is logged and forgotten.
 */
export async function announcePublication(log: Log): Promise<void> {
  const body = JSON.stringify({ at: new Date().toISOString() });
  try {
    const answer = await fetch(new URL("/hooks/content", env.SITE_INTERNAL_URL), {
      method: "POST",
      headers: { "content-type": "application/json", "x-signature": signature(body, env.HOOK_SECRET) },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) log.warn({ status: answer.status }, "the site refused the news of a publication");
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ reason }, "the site could not be told of a publication");
  }
}
