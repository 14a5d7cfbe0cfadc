import { signedInMinutes } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import { updateIf } from "../../platform/database/update-if.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { donorLinkEnds, hashOf, randomText } from "./donor-link.ts";

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
