import { APIError, type PayloadRequest } from "payload";

function waitWords(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  const minutes = Math.ceil(waitMs / 60_000);
  const time = seconds <= 60 ? `${seconds} second${seconds === 1 ? "" : "s"}` : `${minutes} minutes`;
  return `Too many tries. Please wait ${time}, then try again.`;
}

/** @throws APIError 429 that says, in words and in a header, when another try is welcome. */
export function refuseForNow(req: PayloadRequest, waitMs: number): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
  throw new APIError(waitWords(waitMs), 429, null, true);
}
