import { randomUUID } from "node:crypto";
import { signingHeaders } from "@pcf/contract/signed-hook";
import { env } from "../../env.ts";

type Log = { warn: (about: object, message: string) => void };

const answerWithinMs = 10_000;

/**
 * Tells each site that content has changed: `POST /hooks/content`, signed with HOOK_SECRET. A site also asks by itself every
 * half minute, so a failure is logged and forgotten. The id makes each message another, since a signature counts once.
 */
export async function announcePublication(log: Log): Promise<void> {
  const body = JSON.stringify({ id: randomUUID() });
  const signature = await signingHeaders(body, env.HOOK_SECRET, Date.now());
  const headers = { "content-type": "application/json", ...signature };
  await Promise.all(env.SITE_INTERNAL_URL.map((site) => announceTo(site, { body, headers }, log)));
}

async function announceTo(site: string, message: Pick<RequestInit, "body" | "headers">, log: Log) {
  try {
    const answer = await fetch(new URL("/hooks/content", site), {
      ...message,
      method: "POST",
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok) log.warn({ status: answer.status }, "the site refused the news of a publication");
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ reason }, "the site could not be told of a publication");
  }
}
