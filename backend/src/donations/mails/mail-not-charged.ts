import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation } from "../../payload-types.ts";

/** Tells a donor, once, that the gift they were told is being checked did not go through. */
export async function mailNotCharged(payload: Payload, donation: Donation): Promise<void> {
  const { notChargedMail } = await import("../../mail/templates/not-charged/not-charged-mail.ts");
  const { donor, amountCents, donationType, orderId, createdAt, id } = donation;
  await enqueueMail(payload, {
    ...(await notChargedMail({
      firstName: donor?.firstName ?? "",
      amountCents,
      donationType,
      day: charityDay(new Date(createdAt)),
      orderId,
    })),
    key: `not-charged:${orderId}`,
    kind: "not-charged",
    to: donor?.email ?? "",
    about: { collection: "donations", id: String(id) },
  });
}
