import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What the database knows a link or a cookie by: who reads the database cannot use either. */
export const hashOf = (secretText: string): string =>
  createHash("sha256").update(secretText).digest("base64url");

export const randomText = (): string => randomBytes(24).toString("base64url");

// The label keeps these signatures apart from all others made with the same secret.
const sign = (content: string, secret: string) =>
  createHmac("sha256", secret).update(`donor-link:${content}`).digest("base64url");

/** A new link to the donor's own page, which says itself when it ends. */
export function createDonorLink(secret: string, endsAt: Date): string {
  const content = `${randomText()}.${Math.floor(endsAt.getTime() / 1_000)}`;
  return `${content}.${sign(content, secret)}`;
}

/** When a link ends that we made; `null` for any other text. */
export function donorLinkEnds(link: string, secret: string): Date | null {
  const [, content = "", seconds = "", signature = ""] =
    /^([\w-]{32}\.(\d{1,12}))\.([\w-]{43})$/.exec(link) ?? [];
  const given = Buffer.from(signature);
  const right = Buffer.from(sign(content, secret));
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  return new Date(Number(seconds) * 1_000);
}
