import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** What a proxy of ours may call a request: no more than an id, since it stands in logs. */
const wellFormed = /^[\w.-]{8,64}$/;
const header = "x-request-id";

/**
 * Gives a request the id under which the logs of site and backend have it: the one that a proxy of ours has given it
 * (`trusted`), else a new one. From here on its header bears the id, whatever the visitor claimed, and goes on to the backend.
 */
export function identify(request: IncomingMessage, trusted: boolean): string {
  const claimed = request.headers[header];
  const id = trusted && typeof claimed === "string" && wellFormed.test(claimed) ? claimed : randomUUID();
  request.headers[header] = id;
  return id;
}

/** The id of a request, as headers of its answer or of what the backend is asked for it. */
export function idHeader({ headers }: IncomingMessage): { [header]?: string } {
  const id = headers[header];
  return typeof id === "string" ? { [header]: id } : {};
}

/** The id of a request, as a part of a log line. */
export const inLog = ({ headers }: IncomingMessage) => ({ request: headers[header] });
