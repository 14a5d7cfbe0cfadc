import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";

const usual = { silentMs: 40_000, lookEveryMs: 5_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Closes the connection of whoever sends a part of a request and then nothing for `silentMs` milliseconds, whatever route it
 * is for: the framework's server waits five minutes. A picture that comes slowly but goes on coming is let through, and so is
 * what waits because nobody here has read it yet.
 */
export function closeHalfSent({ silentMs, lookEveryMs } = usual): void {
  const coming = new Map<IncomingMessage, { bytes: number; since: number }>();
  const note = (request: IncomingMessage) =>
    coming.set(request, { bytes: request.socket.bytesRead, since: performance.now() });

  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    if (hasBody(request)) note(request);
  });
  setInterval(() => {
    for (const [request, { bytes, since }] of coming) {
      if (request.complete || request.socket.destroyed) coming.delete(request);
      else if (request.socket.bytesRead !== bytes || request.readableLength > 0) note(request);
      else if (performance.now() - since >= silentMs) request.socket.destroy();
    }
  }, lookEveryMs).unref();
}
