import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type PayloadRequest, parseCookies } from "payload";
import { env } from "../../env.ts";
import { staffSecret } from "../staff-secret.ts";

const name = "staff-device";
const yearSeconds = 365 * 24 * 60 * 60;

const signature = (id: string, email: string) =>
  createHmac("sha256", staffSecret("devices"))
    .update(JSON.stringify([id, email]))
    .digest("base64url");

/**
 * The device that asks, when this account has signed in on it before. It opens nothing; its tries are counted by
 * themselves, so that wrong tries of others at the same address do not slow it.
 */
export function knownDevice(headers: Headers, email: string): string | undefined {
  const [id = "", signed = ""] = parseCookies(headers).get(name)?.split(".") ?? [];
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(id, email))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}

/** Marks the device as one where this account has signed in, all its factors given. */
export function rememberDevice(req: PayloadRequest, email: string): void {
  const id = knownDevice(req.headers, email) ?? randomBytes(16).toString("base64url");
  const secure = env.BACKEND_ADMIN_ORIGIN.startsWith("https:") ? "; Secure" : "";
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append(
    "Set-Cookie",
    `${name}=${id}.${signature(id, email)}; Path=/api/users; Max-Age=${yearSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
