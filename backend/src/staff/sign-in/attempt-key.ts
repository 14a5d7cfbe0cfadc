import { createHmac } from "node:crypto";
import { staffSecret } from "../staff-secret.ts";

/** The key of a row of `sign-in-attempts`: what is counted cannot be read from it. */
export const attemptKey = (of: string, ...values: string[]): string =>
  `${of}:${createHmac("sha256", staffSecret("attempts"))
    .update(JSON.stringify([of, ...values]))
    .digest("base64url")}`;
