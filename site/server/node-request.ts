import type { IncomingMessage, ServerResponse } from "node:http";
import { createReadableStreamFromReadable, writeReadableStreamToWritable } from "@react-router/node";

/** The request as the router reads it. `cookies: false` leaves out what would make the answer one visitor's own. */
export function webRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  options: { cookies: boolean },
): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(":") || (name === "cookie" && !options.cookies)) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: createReadableStreamFromReadable(request), duplex: "half" } : {}),
  });
}

/** Sends the router's answer as it comes. */
export async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  if (response.destroyed) {
    await answer.body?.cancel();
    return;
  }
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!answer.body) {
    response.end();
    return;
  }
  await writeReadableStreamToWritable(answer.body, response);
}
