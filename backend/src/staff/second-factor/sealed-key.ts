import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { z } from "zod";
import { staffSecret } from "../staff-secret.ts";

const cipher = "aes-256-gcm";
const sealed = z.tuple([z.string(), z.string(), z.string()]);
const boundTo = (account: number) => Buffer.from(`account:${account}`);

/** The key as it is stored: unreadable without the installation's secret, and of use to this account alone. */
export function sealKey(key: string, account: number): string {
  const nonce = randomBytes(12);
  const seal = createCipheriv(cipher, staffSecret("second-factors"), nonce).setAAD(boundTo(account));
  const text = Buffer.concat([seal.update(key, "utf8"), seal.final()]);
  return [nonce, text, seal.getAuthTag()].map((part) => part.toString("base64url")).join(".");
}

/** @throws Error when it was sealed with another secret or for another account. */
export function openKey(stored: string, account: number): string {
  const [nonce, text, tag] = sealed.parse(stored.split(".")).map((part) => Buffer.from(part, "base64url"));
  if (!nonce || !text || !tag) throw new Error("not a sealed key");
  const open = createDecipheriv(cipher, staffSecret("second-factors"), nonce, { authTagLength: 16 });
  open.setAAD(boundTo(account)).setAuthTag(tag);
  return Buffer.concat([open.update(text), open.final()]).toString("utf8");
}
