import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";

const fullName = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(" ");

/** Writes the e-card that goes with a gift, once. Staff see in the outbox what became of it. */
export async function mailEcard(payload: Payload, donation: Donation): Promise<void> {
  const { card, gift, donor } = donation;
  if (card?.kind !== "ecard" || !card.email || !gift?.kind) return;
  const { ecardMail } = await import("../../../mail/templates/ecard/ecard-mail.ts");
  const mail = await ecardMail({
    image: card.image ?? 0,
    subject: card.subject ?? "",
    message: card.message ?? "",
    monthly: donation.donationType === "monthly",
    giftKind: gift.kind,
    honoureeName: fullName(gift.title, gift.firstName, gift.lastName),
    senderName: gift.nameOnCard || gift.sentBehalf || fullName(donor?.firstName, donor?.lastName),
    occasion: (gift.occasion === "Other" ? gift.occasionOther : gift.occasion) ?? "",
  });
  await enqueueMail(payload, {
    ...mail,
    key: `ecard:${donation.orderId}`,
    kind: "ecard",
    to: card.email,
    about: { collection: "donations", id: String(donation.id) },
  });
}
