import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { acceptedFactor, humanCheckFactor, strongFactor } from "../protection/limits.ts";
import type { HumanCheck, Judgement, Pressure } from "./human-check.ts";

const lifetimeMs = 20 * 60_000;
const algorithm = "PBKDF2/SHA-256";

const solved = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(algorithm),
      nonce: z.string().max(100),
      salt: z.string().max(100),
      cost: z.number().int(),
      keyLength: z.number().int(),
      keyPrefix: z.string().max(100),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.number().int(), derivedKey: z.string().max(200) }),
});

const failed: Judgement = { verdict: "failed", proof: null };

function decode(token: string) {
  try {
    return solved.parse(JSON.parse(Buffer.from(token, "base64").toString("utf8")));
  } catch {
    return null;
  }
}

/**
 * The built-in check: the browser works for a while on a puzzle that this server signed. It does not stop scripts, it
 * prices them, and the price rises with the declines of the last hour.
 */
export function proofOfWork(options: { secret: string; baseCost: number }) {
  const { secret, baseCost } = options;
  const check: HumanCheck & { challenge(now: Date, pressure: Pressure): Promise<unknown> } = {
    challenge: (now, { declines, attackMode }) =>
      createChallenge({
        algorithm,
        deriveKey,
        cost: baseCost * humanCheckFactor(declines, attackMode),
        expiresAt: new Date(now.getTime() + lifetimeMs),
        hmacSignatureSecret: secret,
      }),
    async judge({ token, now, pressure: { declines, attackMode } }) {
      const payloadOfToken = decode(token);
      if (!payloadOfToken) return failed;
      const { challenge, solution } = payloadOfToken;
      if (challenge.parameters.cost < baseCost * acceptedFactor(declines, attackMode)) return failed;
      if (challenge.parameters.expiresAt * 1_000 < now.getTime()) return failed;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret: secret,
      });
      if (!verified) return failed;
      const strong = challenge.parameters.cost >= baseCost * strongFactor;
      return { verdict: strong ? "strong" : "plain", proof: challenge.signature };
    },
  };
  return check;
}
