import { nameAsSender } from "@pcf/contract/donation/donor-name";
import { ecardOccasion, ecardSender } from "@pcf/contract/donation/ecards";
import { fullName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { donationKind } from "../../donation-kind.ts";

/** Writes the e-card that goes with a gift, once. Staff see in the outbox what became of it. */
export async function mailEcard(payload: Payload, donation: Donation): Promise<void> {
  const { donor, tribute, tributeCard: card } = donation;
  if (card?.kind !== "ecard" || !card.email || !tribute?.kind) return;
  const { ecardMail } = await import("../../../mail/templates/ecard/ecard-mail.ts");
  const mail = await ecardMail({
    image: card.image ?? 0,
    subject: card.subject ?? "",
    message: card.message ?? "",
    monthly: donationKind(donation) === "monthly-sign-up",
    tributeKind: tribute.kind,
    honoureeName: fullName(tribute.title, tribute.firstName, tribute.lastName),
    senderName: ecardSender({
      onCard: tribute.nameOnCard ?? "",
      onBehalfOf: tribute.sentBehalf ?? "",
      donor: nameAsSender(donor ?? {}),
    }),
    occasion: ecardOccasion(tribute.occasion ?? "", tribute.occasionOther ?? ""),
  });
  await enqueueMail(payload, {
    ...mail,
    key: `ecard:${donation.orderId}`,
    kind: "ecard",
    to: card.email,
    about: { collection: "donations", id: String(donation.id) },
  });
}
