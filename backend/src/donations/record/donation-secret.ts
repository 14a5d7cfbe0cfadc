import { createHmac } from "node:crypto";
import { env } from "../../env.ts";

/** Keys of the donation host's own signatures, each for one purpose. */
export const donationSecret = (
  purpose: "outcome" | "human-check" | "declines" | "gate" | "my-gifts" | "ecards" | "moved-in",
) => createHmac("sha256", env.PAYLOAD_SECRET).update(`donations:${purpose}`).digest("hex");
