import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

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

/** What counts as one client: an address, or the network that one household has of the long ones (the first 64 bits). */
export function clientOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = "", after] = address.split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after?.split(":").filter(Boolean) ?? [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(zeros).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
