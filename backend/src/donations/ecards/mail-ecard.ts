import { nameAsSender } from "@pcf/contract/donation/donor-name";
import { ecardOccasion, ecardSender } from "@pcf/contract/donation/ecards";
import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation } from "../../payload-types.ts";
import { donationKind } from "../record/donation-kind.ts";
import { refusalUrl } from "./refusals.ts";
import { ecardKey, ecardWords, settleEcard } from "./settle-ecard.ts";

/**
 * Writes the e-card that goes with a gift, once, and lets it go out if there is money. That of a monthly gift waits for the
 * first charge: to sign up costs nothing, and would be a free way to send words to anybody.
 */
export async function mailEcard(payload: Payload, donation: Donation): Promise<void> {
  const { donor, tribute, tributeCard: card } = donation;
  if (card?.kind !== "ecard" || !card.email || !tribute?.kind) return;
  const { ecardMail } = await import("./ecard-mail.ts");
  const giver = nameAsSender(donor ?? {});
  const mail = await ecardMail({
    image: card.image ?? 0,
    subject: card.subject ?? "",
    message: card.message ?? "",
    monthly: donationKind(donation) === "monthly-sign-up",
    tributeKind: tribute.kind,
    honouree: [tribute.title ?? "", tribute.firstName ?? "", tribute.lastName ?? ""],
    senderName: ecardSender({
      onCard: tribute.nameOnCard ?? "",
      onBehalfOf: tribute.sentBehalf ?? "",
      donor: giver,
    }),
    donor: giver,
    occasion: ecardOccasion(tribute.occasion ?? "", tribute.occasionOther ?? ""),
    refusalUrl: refusalUrl(card.email),
  });
  await enqueueMail(payload, {
    ...mail,
    key: ecardKey(donation),
    kind: "ecard",
    to: card.email,
    heldFor: ecardWords.held,
    about: { collection: "donations", id: String(donation.id) },
  });
  await settleEcard(payload, donation);
}
