import { createHash } from "node:crypto";
import { humanCheckAction } from "@pcf/contract/donation/donation-settings";
import type { Payload } from "payload";
import { z } from "zod";
import { tellOfRefusal } from "../../../mail/tell-of-refusal.ts";
import type { UsedHumanCheck } from "../../../payload-types.ts";
import { attackThreshold } from "../limits.ts";
import { type Attempt, type Captcha, type CaptchaResult, spendOnce } from "./captcha.ts";

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  "error-codes": z.array(z.string()).catch([]),
});

type Asking = { verifyUrl: string; secret: string; token: string; ip?: string; timeoutMs: number };

/**
 * What the service says of a token.
 *
 * @throws Error when it does not answer, or in another form.
 */
export async function askRecaptcha({ verifyUrl, secret, token, ip, timeoutMs }: Asking) {
  const response = await fetch(verifyUrl, {
    method: "POST",
    body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return answerSchema.parse(await response.json());
}

/** The service does not know our secret, and says nothing of the token then. */
export const refusesSecret = (answer: z.output<typeof answerSchema>): boolean =>
  answer["error-codes"].some((code) => /-input-secret$/.test(code));

const failed: CaptchaResult = { verdict: "failed", proof: null };

/**
 * Score that is asked for while staff have the attack mode on. While many payments are being declined a lower one is enough
 * for the throttle, which takes the surest first.
 */
const strongScore = 0.7;

/** What the office is told: until it is set right nobody can give. */
const refusedSecret =
  "reCAPTCHA does not accept our secret key, so nobody can give at the moment. Somebody has to look it up in the reCAPTCHA console and set it as RECAPTCHA_SECRET.";

const mostRemembered = 5_000;

/** reCAPTCHA v3: success alone says little, so action, host name and score must fit too. A silent service is a no. */
export function recaptcha(options: {
  payload: Payload;
  secret: string;
  verifyUrl: string;
  hostname: string;
  minScore: number;
  timeoutMs?: number;
}): Captcha {
  const { payload, secret, verifyUrl, hostname, minScore, timeoutMs = 5_000 } = options;
  /** What was said of the last tokens: a donor in the queue posts theirs again. */
  const results = new Map<string, CaptchaResult>();
  async function requestScore(token: string, ip: string): Promise<CaptchaResult> {
    try {
      const answer = await askRecaptcha({ verifyUrl, secret, token, ip, timeoutMs });
      if (refusesSecret(answer)) {
        payload.logger.error({ msg: "The reCAPTCHA service does not accept our secret" });
        await tellOfRefusal(payload, "reCAPTCHA", refusedSecret, new Date());
      }
      const ours = answer.success && answer.action === humanCheckAction && answer.hostname === hostname;
      if (!ours || answer.score === undefined || answer.score < minScore) return failed;
      const verdict = answer.score >= strongScore ? "hardest" : "plain";
      return { verdict, proof: null, score: answer.score };
    } catch {
      payload.logger.warn({ msg: "The reCAPTCHA service gave no usable answer" });
      return failed;
    }
  }
  async function verify({ token, key, ip, now, pressure }: Attempt): Promise<CaptchaResult> {
    if (token === "") return failed;
    const check = createHash("sha256").update(token).digest("base64url");
    const used = await payload.db.findOne<UsedHumanCheck>({
      collection: "used-human-checks",
      where: { check: { equals: check } },
    });
    if (used && used.usedFor !== key) return failed;
    const result = used
      ? (results.get(check) ?? { verdict: "plain", proof: null })
      : await requestScore(token, ip);
    if (result.verdict === "failed") return failed;
    if (pressure.attackMode && result.verdict !== "hardest") return { ...result, verdict: "too-easy" };
    // There is no harder check to ask for, and the same donor would have the same score again: the throttle decides.
    const counted: CaptchaResult =
      pressure.declines >= attackThreshold ? { ...result, verdict: "hardest" } : result;
    if (used) return counted;
    results.set(check, result);
    const [oldest] = results.keys();
    if (results.size > mostRemembered && oldest) results.delete(oldest);
    const expiresAt = new Date(now.getTime() + 10 * 60_000);
    return (await spendOnce(payload, { check, usedFor: key, expiresAt })) ? counted : failed;
  }
  // The service takes a token once, so a second post of the same form is known by our own note of it.
  return { verify };
}
