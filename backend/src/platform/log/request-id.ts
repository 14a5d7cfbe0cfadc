import { AsyncLocalStorage } from "node:async_hooks";

declare global {
  // The server's bundles may hold this module more than once; who begins a request and who writes its log lines must meet.
  var requestUnderWay: AsyncLocalStorage<string> | undefined;
}

globalThis.requestUnderWay ??= new AsyncLocalStorage();
const underWay = globalThis.requestUnderWay;

/** From here on all that follows from a request is written to the log with its id. */
export const beginRequest = (id: string): void => underWay.enterWith(id);

/** What every line of the log holds of the request from which it follows. */
export function requestInLog(): { request?: string } {
  const request = underWay.getStore();
  return request === undefined ? {} : { request };
}
