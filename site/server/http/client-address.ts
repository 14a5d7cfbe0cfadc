import type { IncomingMessage } from "node:http";
import type { Log } from "../log.ts";

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

const spanMs = 10 * 60_000;
const manyVisitors = 10;
/** A proxy has few addresses; more than these are not looked at. */
const mostAddresses = 200;

type Seen = { requests: number; visitors: Set<string> };

/**
 * Notices a proxy that is not trusted: most requests come from addresses that each name many visitors in
 * `X-Forwarded-For`. All of them count as one visitor then, and six declined cards would stop every donor. One visitor
 * alone can claim any number of names, which is why most of all requests have to.
 */
export function watchSharedAddress(options: {
  trustProxy: boolean;
  log: Pick<Log, "warn">;
  now: () => number;
}) {
  const { trustProxy, log, now } = options;
  let since = now();
  let requests = 0;
  let byAddress = new Map<string, Seen>();
  let isFound = false;

  function isShared(): boolean {
    let ofProxies = 0;
    for (const seen of byAddress.values()) if (seen.visitors.size >= manyVisitors) ofProxies += seen.requests;
    return ofProxies > requests / 2;
  }

  /** What was found stays told for the next span, so that a quiet minute does not hide it. */
  function beginSpanWhenOver() {
    if (now() - since < spanMs) return;
    isFound = isShared() && now() - since < 2 * spanMs;
    since = now();
    requests = 0;
    byAddress = new Map();
  }

  function tell() {
    isFound = true;
    log.warn(
      { variable: "TRUST_PROXY" },
      "many visitors share one address: behind a proxy set TRUST_PROXY=1, or a few declined cards stop all donors",
    );
  }

  return {
    note({ headers, socket: { remoteAddress } }: Pick<IncomingMessage, "headers" | "socket">): void {
      if (trustProxy) return;
      beginSpanWhenOver();
      requests += 1;
      const claimed = headers["x-forwarded-for"];
      if (!claimed || !remoteAddress) return;
      const seen = byAddress.get(remoteAddress) ?? { requests: 0, visitors: new Set() };
      if (seen.requests === 0 && byAddress.size >= mostAddresses) return;
      byAddress.set(remoteAddress, seen);
      seen.requests += 1;
      if (seen.visitors.size < manyVisitors)
        seen.visitors.add(String(claimed).split(",").at(-1)?.trim() ?? "");
      if (!isFound && isShared()) tell();
    },
    found(): boolean {
      if (!trustProxy) beginSpanWhenOver();
      return isFound;
    },
  };
}
export type SharedAddressWatch = ReturnType<typeof watchSharedAddress>;
