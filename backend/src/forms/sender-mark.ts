import { createHmac } from "node:crypto";
import { env } from "../env.ts";

/** A mark that tells senders apart for a day and cannot be turned back into an address. */
export const senderMark = (address: string, now: Date): string =>
  createHmac("sha256", env.PAYLOAD_SECRET)
    .update(`form-sender:${now.toISOString().slice(0, 10)}:${address}`)
    .digest("base64url")
    .slice(0, 22);
