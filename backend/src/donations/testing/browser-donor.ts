import { pbkdf2Sync } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  captchaError,
  type DonationAnswer,
  donationAnswerSchema,
  isApprovedCode,
} from "@pcf/contract/donation/result";
import { z } from "zod";
import { donationForm } from "./donation-form.ts";

export type Given = {
  approved: boolean;
  /** From the press of the button to the first word of the host, and to the last one. */
  firstMs: number;
  ms: number;
  posts: number;
  last: DonationAnswer | undefined;
  /** What came instead of a last answer. */
  lost: string | undefined;
};

export async function fetchCaptcha(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/human-check`);
  return solveCaptcha(await answer.json());
}

/** One post of the form, as a browser sends it through the site, from this address or from this machine's. */
export async function postGift(
  origin: string,
  address: string | undefined,
  fields: Record<string, string>,
): Promise<DonationAnswer> {
  const response = await fetch(`${origin}/api/donate`, {
    method: "POST",
    body: donationForm(fields),
    headers: { "X-Requested-With": "XMLHttpRequest", ...(address && { "X-Forwarded-For": address }) },
  });
  const text = await response.text();
  try {
    return donationAnswerSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
  }
}

/** Why there was no answer, in a few words: `fetch` itself says of everything that it failed, and why below that. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}

/** Gives as the form does in a donor's browser: sends again while it stands in the queue or a harder check is asked for. */
export async function giveByBrowser(
  origin: string,
  donor: { address?: string; fields: Record<string, string>; token?: string; patienceMs: number },
): Promise<Given> {
  const fields = { idempotency_key: crypto.randomUUID(), ...donor.fields };
  const begun = performance.now();
  let token = donor.token ?? (await fetchCaptcha(origin));
  let firstMs: number | undefined;
  for (let posts = 1; ; posts++) {
    let lost: string | undefined;
    const last = await postGift(origin, donor.address, { ...fields, token }).catch((error: unknown) => {
      lost = whyNot(error);
      return undefined;
    });
    const ms = performance.now() - begun;
    firstMs ??= ms;
    const harder = last && "error" in last && last.error === captchaError;
    const line = last && "ResponseCode" in last && last.line;
    if ((!harder && !line) || ms > donor.patienceMs) {
      const approved = Boolean(last && "ResponseCode" in last && isApprovedCode(last.ResponseCode));
      return { approved, firstMs, ms, posts, last, lost };
    }
    if (line) await sleep(line.againInMs);
    else token = await fetchCaptcha(origin);
  }
}

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
export async function solveCaptcha(answer: unknown): Promise<string> {
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
