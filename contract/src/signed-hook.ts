/**
 * How site and backend sign what they send each other (`POST /hooks/content`, `POST /api/missed-searches-report`): the
 * HMAC with HOOK_SECRET of the time and the body, so that a message which somebody has caught cannot be sent again later.
 */
export const signatureHeader = "x-signature";
/** When the message was signed, in milliseconds since 1970. */
const signedAtHeader = "x-signed-at";

/** The clocks of the two may differ, and a message may be on its way, by so much. */
export const signatureAgeMs = 5 * 60_000;

export type SignatureFault = "wrong_signature" | "not_recent" | "seen_before";

const algorithm = { name: "HMAC", hash: "SHA-256" };
const bytes = (text: string) => new TextEncoder().encode(text);
const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", bytes(secret), algorithm, false, ["sign", "verify"]);
const signedText = (signedAt: string, body: string) => bytes(`${signedAt}.${body}`);

/** The headers that sign a body. `now` in milliseconds. */
export async function signingHeaders(
  body: string,
  secret: string,
  now: number,
): Promise<Record<string, string>> {
  const signedAt = String(now);
  const signature = await crypto.subtle.sign(algorithm, await keyOf(secret), signedText(signedAt, body));
  const hex = Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { [signedAtHeader]: signedAt, [signatureHeader]: `sha256=${hex}` };
}

/** A check of messages that says what is wrong with one, if anything is. A message that is right is right once. */
export function createSignatureCheck() {
  const seen = new Map<string, number>();

  return async (
    message: { body: string; header: (name: string) => string | null | undefined },
    secret: string,
    now: number,
  ): Promise<SignatureFault | undefined> => {
    const signedAt = message.header(signedAtHeader) ?? "";
    const given = signatureBytes(message.header(signatureHeader) ?? "");
    const text = signedText(signedAt, message.body);
    if (!given || !(await crypto.subtle.verify(algorithm, await keyOf(secret), given, text))) {
      return "wrong_signature";
    }
    if (!/^\d{1,16}$/.test(signedAt) || Math.abs(now - Number(signedAt)) > signatureAgeMs)
      return "not_recent";
    forgetOld(seen, now);
    const name = given.join();
    if (seen.has(name)) return "seen_before";
    seen.set(name, now);
    return undefined;
  };
}

function signatureBytes(header: string): Uint8Array<ArrayBuffer> | undefined {
  const hex = /^sha256=([\da-f]{64})$/.exec(header)?.[1];
  return hex ? Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16)) : undefined;
}

function forgetOld(seen: Map<string, number>, now: number) {
  for (const [signature, at] of seen) {
    // What was signed by a clock that goes before ours counts for twice as long.
    if (now - at <= 2 * signatureAgeMs) return;
    seen.delete(signature);
  }
}
