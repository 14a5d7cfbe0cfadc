import type { IncomingMessage, ServerResponse } from "node:http";
import { largestPublicBody } from "@pcf/contract/public-api";
import { sendJson } from "./send-json.ts";

/** Of a body that is refused so much is still taken in: who is cut off while sending never reads why. */
const drainedBytes = 32 * 1024 * 1024;

/**
 * A body, when it is whole; undefined as soon as it is longer than `limitBytes`. The backend is asked only then, so that
 * nothing half sent reaches it. Rejects when the visitor leaves before.
 */
export function wholeBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const chunks: Buffer[] = [];
  let received = 0;
  request.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received <= limitBytes) chunks.push(chunk);
    else resolve(undefined);
    if (received > limitBytes + drainedBytes) request.destroy();
  });
  request.on("end", () => resolve(Buffer.concat(chunks)));
  request.on("close", () => reject(new Error("left")));
  request.on("error", reject);
  return promise;
}

/**
 * The form that a browser posted by itself. Where there is none the request is answered: 413 to what is longer than anything
 * that visitors send, 415 to another kind of body, 400 to a form that cannot be read. Rejects when the visitor leaves before it
 * is whole.
 */
export async function postedForm(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<FormData | undefined> {
  const body = await wholeBody(request, largestPublicBody);
  if (!body) return refuse(413, "too_large");
  const type = request.headers["content-type"] ?? "";
  if (!/^(application\/x-www-form-urlencoded\s*(;|$)|multipart\/form-data\s*;)/i.test(type))
    return refuse(415, "A form is expected.");
  const sent = new Response(new Uint8Array(body), { headers: { "content-type": type } });
  return sent.formData().catch(() => refuse(400, "The form could not be read."));

  function refuse(status: number, error: string): undefined {
    sendJson(response, status, { error });
  }
}
