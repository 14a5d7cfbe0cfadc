import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { wasChargedAfterAll } from "../../record/donation-history.ts";
import { donationKind } from "../../record/donation-kind.ts";

function whatHappened(donation: Donation) {
  if (donation.state !== "held") return donationKind(donation) === "card-change" ? "card" : "unknown";
  return wasChargedAfterAll(donation) ? "charged-after-all" : "held";
}

/** Tells the office, once for each of these, of a gift that is held or whose outcome has long not been known. */
export async function mailNotClear(payload: Payload, donation: Donation): Promise<void> {
  const { notClearMail } = await import("./not-clear-mail.ts");
  const { orderId, id } = donation;
  const happened = whatHappened(donation);
  await enqueueMail(payload, {
    ...(await notClearMail({ ...donation, happened })),
    key: `not-clear:${orderId}:${happened}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(id) },
  });
}
