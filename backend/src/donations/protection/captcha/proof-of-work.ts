import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { acceptedFactor, captchaFactor, hardestFactor, strongFactor } from "../limits.ts";
import type { Captcha, CaptchaResult, Pressure } from "./captcha.ts";

const lifetimeMs = 20 * 60_000;
const algorithm = "PBKDF2/SHA-256";

/**
 * Tries after which a check of the usual cost is surely solved; half of them on average. 64 times as many, for the hardest
 * one, are 32,768 of 1,000 rounds of PBKDF2-SHA-256 each. An old telephone (four cores of 1.2 GHz that compute SHA-256 without
 * instructions of their own) makes some 1.1 million rounds a second when it is warm: 30 s at the most. With two cores 60 s.
 */
const mostTries = 512;

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.number().int().max(100_000),
      keyLength: z.number().int(),
      keyPrefix: z.string().max(100),
      expiresAt: z.number(),
      data: z.object({ factor: z.number().int() }),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
});

const failed: CaptchaResult = { verdict: "failed", proof: null };

function decode(token: string) {
  try {
    return solved.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/**
 * The built-in captcha: the browser works for a while on a puzzle that this server signed. It does not stop scripts, it
 * prices them, and the price rises with the declines of the last hour. The number that the browser looks for is drawn
 * beforehand and so has an end: no donor is unlucky for minutes. What grows with the price is how many numbers there are, so
 * making and reading a check costs this server one try, however hard it is.
 */
export function proofOfWork(options: { secret: string; baseCost: number }) {
  const { secret, baseCost } = options;
  const check: Captcha & { challenge(now: Date, pressure: Pressure): Promise<unknown> } = {
    challenge: (now, { declines, attackMode }) => {
      const factor = captchaFactor(declines, attackMode);
      return createChallenge({
        algorithm,
        deriveKey,
        cost: baseCost,
        counter: randomInt(mostTries * factor),
        data: { factor },
        expiresAt: new Date(now.getTime() + lifetimeMs),
        hmacSignatureSecret: secret,
      });
    },
    async verify({ token, now, pressure: { declines, attackMode } }) {
      const payloadOfToken = decode(token);
      if (!payloadOfToken) return failed;
      const { challenge, solution } = payloadOfToken;
      const { cost, data, expiresAt } = challenge.parameters;
      if (cost !== baseCost || expiresAt * 1_000 < now.getTime()) return failed;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!verified) return failed;
      const proof = challenge.signature;
      if (data.factor < acceptedFactor(declines, attackMode)) return { verdict: "too-easy", proof };
      if (data.factor >= hardestFactor) return { verdict: "hardest", proof };
      return { verdict: data.factor >= strongFactor ? "strong" : "plain", proof };
    },
  };
  return check;
}
