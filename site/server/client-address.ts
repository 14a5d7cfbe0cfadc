import type { IncomingMessage } from "node:http";

/**
 * The value of X-Forwarded-For that we pass on. Whatever the visitor claims is dropped, unless a proxy of ours stands
 * in front (`trusted`) and added the visitor's address there itself.
 */
export function forwardedFor(request: IncomingMessage, trusted: boolean): string {
  const address = (request.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const claimed = request.headers["x-forwarded-for"];
  if (!trusted || !claimed) return address;
  // The last entry is the one that our own proxy wrote; the ones before it are the visitor's word.
  const last = String(claimed).split(",").at(-1)?.trim();
  return last || address;
}
