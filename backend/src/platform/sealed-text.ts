import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import { z } from "zod";
import { env } from "../env.ts";

const cipher = "aes-256-gcm";
const sealed = z.tuple([z.string(), z.string(), z.string()]);

/** What a text is sealed for: one that leaks into another place cannot be opened there. */
export type Seal = {
  /** Each purpose has a key of its own, made of the installation's secret. */
  purpose: string;
  /** To whom or what the text belongs. */
  boundTo: string;
};

const keyOf = (purpose: string) => createHmac("sha256", env.PAYLOAD_SECRET).update(purpose).digest();

/** A text as it is stored: unreadable without the installation's secret, and of use in its own place alone. */
export function sealText(text: string, { purpose, boundTo }: Seal): string {
  const nonce = randomBytes(12);
  const seal = createCipheriv(cipher, keyOf(purpose), nonce).setAAD(Buffer.from(boundTo));
  const bytes = Buffer.concat([seal.update(text, "utf8"), seal.final()]);
  return [nonce, bytes, seal.getAuthTag()].map((part) => part.toString("base64url")).join(".");
}

/** @throws Error when it was sealed with another secret, for another purpose or for something else. */
export function openText(stored: string, { purpose, boundTo }: Seal): string {
  const [nonce, bytes, tag] = sealed.parse(stored.split(".")).map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !bytes || !tag) throw new Error("not a sealed text");
  const open = createDecipheriv(cipher, keyOf(purpose), nonce, { authTagLength: 16 });
  open.setAAD(Buffer.from(boundTo)).setAuthTag(tag);
  return Buffer.concat([open.update(bytes), open.final()]).toString("utf8");
}
