import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation } from "../../../payload-types.ts";
import { wasClosedByStaff } from "../../record/donation-history.ts";
import { donationKind } from "../../record/donation-kind.ts";

/**
 * Tells a donor, once, that a gift they were told is being checked did not go through; or, of one that staff have closed,
 * that nothing of it is kept, since the bank may have shown a charge. Of an instalment `goesOn` says whether its monthly gift is
 * still being billed.
 */
export async function mailNotCharged(
  payload: Payload,
  donation: Donation,
  { goesOn = false }: { goesOn?: boolean } = {},
): Promise<void> {
  const kind = donationKind(donation);
  if (kind === "card-change") throw new Error("Another card for a gift is no gift");
  const { donor, amountCents, orderId, createdAt, id } = donation;
  const closedByStaff = wasClosedByStaff(donation);
  const { notChargedMail } = await import("./not-charged-mail.ts");
  const mail = await notChargedMail({
    firstName: calledName(donor),
    amountCents,
    donationKind: kind,
    day: charityDay(new Date(createdAt)),
    orderId,
    closedByStaff,
    goesOn,
  });
  await enqueueMail(payload, {
    ...mail,
    key: `${closedByStaff ? "gift-closed" : "not-charged"}:${orderId}`,
    kind: "not-charged",
    to: donor?.email ?? "",
    about: { collection: "donations", id: String(id) },
  });
}
