import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { findDonation } from "../record/donation-store.ts";
import { outcomeTokenEnds, readOutcomeToken } from "../record/outcome-token.ts";
import { donationServices } from "./donation-services.ts";

/** The donation whose token a request bears, and whether the token has ended; `null` when it is not one of ours. */
export async function donationOfToken(
  payload: Payload,
  token: string | null,
): Promise<{ donation: Donation; ended: boolean } | null> {
  const { secret, now } = donationServices(payload);
  const read = readOutcomeToken(token ?? "", secret);
  const donation = read && (await findDonation(payload, { orderId: { equals: read.orderId } }));
  return donation && { donation, ended: outcomeTokenEnds(donation, read) <= now() };
}
