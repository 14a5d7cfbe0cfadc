import type { CardEntry } from "@pcf/contract/donation/donation-settings";
import { env } from "../../env.ts";

/** How this host takes cards. */
export const cardEntry = (): CardEntry => ({
  cvd: env.MONERIS_CVD,
  hostedCardFields: env.MONERIS_HPT_PROFILE
    ? { profile: env.MONERIS_HPT_PROFILE, frameUrl: env.MONERIS_HPT_URL }
    : null,
});
