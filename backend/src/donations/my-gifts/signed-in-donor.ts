import type { Payload } from "payload";
import type { DonorSignIn } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { findDonation } from "../record/donation-store.ts";
import { hashOf } from "./donor-link.ts";

export type SignedInDonor = {
  /** In one spelling, see `plainAddress`. */
  address: string;
  /** When the page closes. */
  endsAt: Date;
};

/** Whose cookie this is; `null` when it is nobody's, or its time is over. */
export async function signedInDonor(
  payload: Payload,
  { session, now }: { session: string; now: Date },
): Promise<SignedInDonor | null> {
  if (!session) return null;
  const row = await payload.db.findOne<DonorSignIn>({
    collection: "donor-sign-ins",
    where: { session: { equals: hashOf(session) }, expiresAt: { greater_than: now.toISOString() } },
  });
  const gift = row && (await findDonation(payload, { id: { equals: relatedId(row.gift) } }));
  const email = gift?.donor?.email;
  return email && row?.expiresAt ? { address: plainAddress(email), endsAt: new Date(row.expiresAt) } : null;
}

/** Closes the page of the donor who is signed in; their link stays used. */
export async function signOutDonor(payload: Payload, session: string): Promise<void> {
  if (!session) return;
  await updateIf(payload, "donor-sign-ins", { session: { equals: hashOf(session) } }, { session: null });
}
