import type { Rehearsal, RehearsalAnswer } from "@pcf/contract/donation/rehearsal";
import type { Payload } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import { attachmentsFolder } from "../../mail/attachments.ts";
import { endedStates } from "../../mail/mail-words.ts";
import { aboutAnyOf } from "../../mail/mails-about.ts";
import type { Donation, Outbox, Receipt } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { plainAddress } from "../../platform/database/same-address.ts";
import { removeStoredFile } from "../../platform/storage/stored-files.ts";
import { countDonors } from "../donors/count-donors.ts";
import { receiptsFolder } from "../receipts/pdf/receipt-pdf.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { findDonation } from "../record/donation-store.ts";

/** A rehearsal is taken away at once; older gifts are not its own. */
const withinMs = 60 * 60_000;

const isUnderWay = ({ state, followUp }: Donation) => isUnsettled(state) || followUp === "due";

/**
 * Takes a gift of the test gateway away with all that came of it: receipt, mails, their files, the donor. This is the one
 * place that deletes a receipt, whose number is given to the next gift; the log says so.
 *
 * The caller has made sure that no card was charged.
 */
export async function forgetRehearsal(
  payload: Payload,
  { orderId, email }: NonNullable<Rehearsal["gift"]>,
  now: Date,
): Promise<RehearsalAnswer> {
  const gift = await findDonation(payload, { orderId: { equals: orderId } });
  if (!gift || plainAddress(gift.donor?.email ?? "") !== plainAddress(email)) return "unknown";
  if (now.getTime() - new Date(gift.createdAt).getTime() > withinMs) return "unknown";
  if (isUnderWay(gift)) return "under-way";

  const { docs: receipts } = await payload.db.find<Receipt>({
    collection: "receipts",
    where: { donation: { equals: gift.id } },
  });
  const about = [...aboutAnyOf("donations", [gift]), ...aboutAnyOf("receipts", receipts)];
  const { docs: mails } = await payload.db.find<Outbox>({ collection: "outbox", where: { or: about } });
  if (mails.some(({ state }) => !endedStates.includes(state))) return "under-way";

  await recordAction(payload, {
    by: { kind: "system" },
    action: "gift-rehearsal",
    on: { collection: "donations", id: gift.id },
    label: orderId,
    detail: receipts.map(({ serial }) => `receipt ${serialText(serial)}`).join(", "),
  });
  for (const { id, attachments } of mails) {
    // Pictures inside a mail are the charity's own, and other mails show them, too.
    for (const { contentId, sha256 } of attachments ?? [])
      if (!contentId) await removeStoredFile(attachmentsFolder, sha256);
    await payload.db.deleteOne({ collection: "outbox", where: { id: { equals: id } } });
  }
  for (const { pdfSha256 } of receipts) if (pdfSha256) await removeStoredFile(receiptsFolder, pdfSha256);
  const ofGift = { donation: { equals: gift.id } };
  await payload.db.deleteMany({ collection: "cards-to-mail", where: ofGift });
  await payload.db.deleteMany({ collection: "receipts", where: ofGift });
  await payload.db.deleteOne({ collection: "donations", where: { id: { equals: gift.id } } });
  const donor = relatedId(gift.giver);
  if (typeof donor === "number") await countDonors(payload, [donor]);
  return "forgotten";
}
