import type { Payload } from "payload";
import { companyContact } from "../../company.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import type { Donation } from "../../payload-types.ts";

/** Tells the office, once for each state, of a gift that is held or whose outcome has long not been known. */
export async function mailNotClear(payload: Payload, donation: Donation): Promise<void> {
  const { notClearMail } = await import("../../mail/templates/not-clear/not-clear-mail.ts");
  const { orderId, state, id } = donation;
  await enqueueMail(payload, {
    ...(await notClearMail({ ...donation, state: state === "held" ? "held" : "unknown" })),
    key: `not-clear:${orderId}:${state}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(id) },
  });
}
