import type { IncomingMessage, ServerResponse } from "node:http";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import type { Snapshot } from "../app/content/snapshot.server.ts";
import { sendJson } from "./proxy.ts";

const bodyLimitBytes = 64 * 1024;
const signatureFault = createSignatureCheck();

/**
 * `POST /hooks/content`: the backend says that something was published. Answers 202 and reads the content again at once; 401
 * to a signature that is wrong, older or newer than five minutes, or sent before.
 */
export async function answerContentHook(
  request: IncomingMessage,
  response: ServerResponse,
  options: { secret: () => string | undefined; refresh: Snapshot["refresh"] },
): Promise<void> {
  if (request.method !== "POST") return sendJson(response, 405, { error: "post_only" }, { allow: "POST" });
  const secret = options.secret();
  const body = await readBody(request);
  if (body === undefined) return sendJson(response, 413, { error: "too_large" });
  const header = (name: string) => request.headers[name]?.toString();
  const fault = secret ? await signatureFault({ body, header }, secret, Date.now()) : "wrong_signature";
  if (fault) return sendJson(response, 401, { error: fault });
  sendJson(response, 202, { reading: true });
  await options.refresh();
}

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > bodyLimitBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
