import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";

const about = ({ id }: Donation) => ({ collection: "donations", id: String(id) });

/** Thanks for a gift below the receipt minimum. */
export async function mailAcknowledgement(payload: Payload, donation: Donation, minimumCents: number) {
  const { acknowledgementMail } = await import("./acknowledgement-mail.ts");
  const { donor, amountCents, donationArea, orderId } = donation;
  await enqueueMail(payload, {
    ...(await acknowledgementMail({
      firstName: calledName(donor),
      amountCents,
      minimumCents,
      donationArea,
      orderId,
    })),
    key: `acknowledgement:${orderId}`,
    kind: "acknowledgement",
    to: donor?.email ?? "",
    about: about(donation),
  });
}

/** Confirms a monthly gift; nothing is receipted yet. */
export async function mailMonthlySetUp(payload: Payload, donation: Donation, minimumCents: number) {
  const { monthlySetUpMail } = await import("./monthly-set-up-mail.ts");
  const { donor, amountCents, donationArea, orderId, firstBillingDay, tributeCard } = donation;
  await enqueueMail(payload, {
    ...(await monthlySetUpMail({
      firstName: calledName(donor),
      amountCents,
      minimumCents,
      firstBillingDay: firstBillingDay ?? "",
      donationArea,
      orderId,
      ecard: tributeCard?.kind === "ecard",
    })),
    key: `monthly-set-up:${orderId}`,
    kind: "monthly-set-up",
    to: donor?.email ?? "",
    about: about(donation),
  });
}

/** Tells the office of a gift. */
export async function mailOfficeNotice(payload: Payload, donation: Donation) {
  const { officeNoticeMail } = await import("./office-notice-mail.ts");
  await enqueueMail(payload, {
    ...(await officeNoticeMail(donation)),
    key: `office-notice:${donation.orderId}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: about(donation),
  });
}
