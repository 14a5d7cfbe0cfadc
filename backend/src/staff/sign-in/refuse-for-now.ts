import { APIError, type PayloadRequest } from "payload";
import { copy } from "./sign-in-copy.ts";

/** @throws APIError 429 that says, in words and in a header, when another try is welcome. */
export function refuseForNow(req: PayloadRequest, waitMs: number): never {
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
  throw new APIError(copy.wait(waitMs), 429, null, true);
}
