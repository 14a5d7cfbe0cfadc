import type { DonationState } from "@pcf/contract/donation/result";
import type { Endpoint } from "payload";
import { z } from "zod";
import { answer } from "../../record/answer.ts";
import { donationResult } from "../../record/donation-result.ts";
import type { DonationStateName } from "../../record/donation-states.ts";
import { donationWithKey } from "../../record/donation-store.ts";
import { donationServices } from "../donation-services.ts";

const query = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,100}$/) });

const states: Record<DonationStateName, DonationState["state"]> = {
  sending: "being-checked",
  unknown: "being-checked",
  held: "being-checked",
  approved: "charged",
  refunded: "charged",
  declined: "not-charged",
  "not-charged": "not-charged",
};

/**
 * `GET /api/donations/state?key=`: a key that never reached us was not charged, one whose post is at work is being
 * checked, also before its row is written. The key is the form's own secret.
 */
export const stateEndpoint: Omit<Endpoint, "root"> = {
  path: "/state",
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const parsed = query.safeParse({ key: searchParams.get("key") });
    if (!parsed.success) return answer({ message: "key is missing" }, 400);
    const { key } = parsed.data;
    const { attempts, secret } = donationServices(payload);
    // Asked before the row is looked for: a post that ends in between has written its row by then.
    const atWork = await attempts.has(key);
    const donation = await donationWithKey(payload, key);
    const state: DonationState = donation
      ? { state: states[donation.state], result: donationResult(donation, secret) }
      : { state: atWork ? "being-checked" : "not-charged", result: null };
    return answer(state);
  },
};
