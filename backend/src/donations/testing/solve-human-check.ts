import { pbkdf2Sync } from "node:crypto";
import { z } from "zod";

const challengeSchema = z.object({
  parameters: z.looseObject({
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/**
 * The `token` of a donation, from an answer of `GET /api/human-check`: what the site does in the browser. It tries one
 * number after the other without pause, so that what else this process is busy with does not make it longer.
 */
export async function solveHumanCheck(answer: unknown): Promise<string> {
  const challenge = challengeSchema.parse(answer);
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const prefix = Buffer.from(keyPrefix, "hex");
  const salted = Buffer.from(salt, "hex");
  const password = Buffer.concat([Buffer.from(nonce, "hex"), Buffer.alloc(4)]);
  for (let counter = 0; ; counter++) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = pbkdf2Sync(password, salted, cost, keyLength, "sha256");
    if (!key.subarray(0, prefix.length).equals(prefix)) continue;
    const solution = { counter, derivedKey: key.toString("hex") };
    return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  }
}
