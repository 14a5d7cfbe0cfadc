import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { z } from "zod";
import type { UsedHumanCheck } from "../../payload-types.ts";
import type { HumanCheck } from "./human-check.ts";
import { spendOnce } from "./spend-once.ts";

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** reCAPTCHA v3: success alone says little, so action, host name and score must fit too. A silent service is a no. */
export function recaptcha(options: {
  payload: Payload;
  secret: string;
  verifyUrl: string;
  hostname: string;
  minScore: number;
}): HumanCheck {
  const { payload, secret, verifyUrl, hostname, minScore } = options;
  async function verify(token: string, ip: string): Promise<boolean> {
    try {
      const response = await fetch(verifyUrl, {
        method: "POST",
        body: new URLSearchParams({ secret, response: token, remoteip: ip }),
        signal: AbortSignal.timeout(5_000),
      });
      const answer = answerSchema.parse(await response.json());
      return (
        answer.success &&
        answer.action === "submit" &&
        answer.hostname === hostname &&
        answer.score !== undefined &&
        answer.score >= minScore
      );
    } catch {
      payload.logger.warn({ msg: "The reCAPTCHA service gave no usable answer" });
      return false;
    }
  }
  return {
    async passes({ token, key, ip, now }) {
      if (token === "") return false;
      const check = createHash("sha256").update(token).digest("base64url");
      const used = await payload.db.findOne<UsedHumanCheck>({
        collection: "used-human-checks",
        where: { check: { equals: check } },
      });
      if (used) return used.usedFor === key;
      return (
        (await verify(token, ip)) &&
        spendOnce(payload, { check, usedFor: key, expiresAt: new Date(now.getTime() + 10 * 60_000) })
      );
    },
  };
}
