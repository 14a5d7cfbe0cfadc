import { signedInMinutes } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import type { DonorSignIn } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { findDonation } from "../record/donation-store.ts";
import { donorLinkEnds, hashOf, randomText } from "./donor-link.ts";

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

/**
 * Signs in the donor who holds a link: what goes into the cookie. `"used"` when the link has opened the page before,
 * `"ended"` when it is too late, or was none of ours. Of several who press at the same moment one is let in.
 */
export async function openLink(
  payload: Payload,
  { link, now }: { link: string; now: Date },
): Promise<{ session: string } | "used" | "ended"> {
  const endsAt = donorLinkEnds(link, donationSecret("my-gifts"));
  if (!endsAt || endsAt <= now) return "ended";
  const session = randomText();
  const opened = await updateIf(
    payload,
    "donor-sign-ins",
    { link: { equals: hashOf(link) }, openedAt: { exists: false } },
    {
      openedAt: now.toISOString(),
      session: hashOf(session),
      expiresAt: new Date(now.getTime() + signedInMinutes * 60_000).toISOString(),
    },
  );
  if (opened) return { session };
  const { totalDocs } = await payload.count({
    collection: "donor-sign-ins",
    where: { link: { equals: hashOf(link) } },
  });
  return totalDocs > 0 ? "used" : "ended";
}
