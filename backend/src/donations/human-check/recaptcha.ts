import { createHash } from "node:crypto";
import { humanCheckAction } from "@pcf/contract/donation/donation-settings";
import type { Payload } from "payload";
import { z } from "zod";
import type { UsedHumanCheck } from "../../payload-types.ts";
import { attackThreshold } from "../protection/limits.ts";
import type { Attempt, HumanCheck, Verdict } from "./human-check.ts";
import { spendOnce } from "./spend-once.ts";

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** Score that is asked for while many payments are being declined. */
const strongScore = 0.7;

/** reCAPTCHA v3: success alone says little, so action, host name and score must fit too. A silent service is a no. */
export function recaptcha(options: {
  payload: Payload;
  secret: string;
  verifyUrl: string;
  hostname: string;
  minScore: number;
  timeoutMs?: number;
}): HumanCheck {
  const { payload, secret, verifyUrl, hostname, minScore, timeoutMs = 5_000 } = options;
  async function verify(token: string, ip: string): Promise<Verdict> {
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = answerSchema.parse(await response.json());
      const ours = answer.success && answer.action === humanCheckAction && answer.hostname === hostname;
      if (!ours || answer.score === undefined || answer.score < minScore) return "failed";
      return answer.score >= strongScore ? "strong" : "plain";
    } catch {
      payload.logger.warn({ msg: "The reCAPTCHA service gave no usable answer" });
      return "failed";
    }
  }
  async function spend({ token, key, ip, now, pressure }: Attempt): Promise<Verdict> {
    if (token === "") return "failed";
    const check = createHash("sha256").update(token).digest("base64url");
    const used = await payload.db.findOne<UsedHumanCheck>({
      collection: "used-human-checks",
      where: { check: { equals: check } },
    });
    if (used) return used.usedFor === key ? "plain" : "failed";
    const verdict = await verify(token, ip);
    const needsStrong = pressure.attackMode || pressure.declines >= attackThreshold;
    if (verdict === "failed" || (needsStrong && verdict !== "strong")) return "failed";
    const expiresAt = new Date(now.getTime() + 10 * 60_000);
    return (await spendOnce(payload, { check, usedFor: key, expiresAt })) ? verdict : "failed";
  }
  // The service takes a token once, so a second post of the same form is known by our own note of it.
  return { judge: async (attempt) => ({ verdict: await spend(attempt), proof: null }) };
}
