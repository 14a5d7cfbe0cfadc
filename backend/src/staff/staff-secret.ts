import { createHmac } from "node:crypto";
import { env } from "../env.ts";

/** Keys of the staff's sign-in, each for one purpose: one that leaks opens nothing of another. */
export const staffSecret = (purpose: "attempts" | "devices" | "recovery-codes"): Buffer =>
  createHmac("sha256", env.PAYLOAD_SECRET).update(`staff:${purpose}`).digest();
