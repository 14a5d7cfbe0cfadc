import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { sendJson } from "./proxy.ts";

const bodyLimitBytes = 64 * 1024;

/** `sha256=` and the HMAC of a body, in hex, as the header `x-signature` carries it in both directions. */
export const signatureOf = (body: Buffer | string, secret: string): string =>
  `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** Whether `signature` (`sha256=<hex>`) is that of the body under the secret. */
export function isSigned(body: Buffer, signature: string | undefined, secret: string): boolean {
  const expected = Buffer.from(signatureOf(body, secret));
  const given = Buffer.from(signature ?? "");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * `POST /hooks/content`: the backend says that something was published. Answers 202 and reads the content
 * again at once; 401 to a wrong signature.
 */
export async function answerContentHook(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secret: () => string | undefined; refresh: () => Promise<void> },
): Promise<void> {
  if (request.method !== "POST") return sendJson(response, 405, { error: "post_only" }, { allow: "POST" });
  const secret = options.secret();
  const body = await readBody(request);
  const signature = request.headers["x-signature"];
  if (!body) return sendJson(response, 413, { error: "too_large" });
  if (!secret || !isSigned(body, Array.isArray(signature) ? signature[0] : signature, secret)) {
    return sendJson(response, 401, { error: "wrong_signature" });
  }
  sendJson(response, 202, { reading: true });
  await options.refresh();
}

async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > bodyLimitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
