import { and, eq, inArray, sql } from "@payloadcms/db-sqlite/drizzle";
import { APIError, type CollectionConfig } from "payload";
import { type ResendRule, withResendRule } from "../../../mail/resend-rules.ts";
import type { Outbox, Receipt } from "../../../payload-types.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { holdReceipt } from "../read-receipt.ts";

const copy: Record<Receipt["state"] | "gone", string> = {
  issued: "This receipt has just changed. Load the page again.",
  cancelled: "This receipt is cancelled, so its mail is not sent again.",
  replaced: "This receipt was replaced, so its mail is not sent again. Send the newer receipt instead.",
  gone: "The receipt of this mail is not there any more, so it is not sent again.",
};

/** No receipt has the number 0. */
const receiptIdOf = ({ aboutCollection, aboutId }: Outbox): number =>
  aboutCollection === "receipts" ? Number(aboutId) : 0;

/** The PDF in such a mail is of the receipt as it was in force: it goes to nobody once it is not. */
const resendRule: ResendRule = {
  async refuse(payload, mail) {
    const where = { id: { equals: receiptIdOf(mail) } };
    const row: Receipt | null = await payload.db.findOne({ collection: "receipts", where });
    if (row?.state !== "issued") throw new APIError(copy[row?.state ?? "gone"], 409);
  },
  async hold(save, mail) {
    if (!(await holdReceipt(save, receiptIdOf(mail)))) throw new APIError(copy.issued, 409);
  },
  isOver(payload) {
    const [mails, receipts] = [tableOf(payload, "outbox"), tableOf(payload, "receipts")];
    const notInForce = payload.db.drizzle
      .select({ id: sql`cast(${receipts.id} as text)` })
      .from(receipts)
      .where(inArray(receipts.state, ["replaced", "cancelled"]));
    return and(
      eq(mails.kind, "receipt"),
      eq(mails.aboutCollection, "receipts"),
      inArray(mails.aboutId, notInForce),
    );
  },
};

/** The outbox, in which the mail of a receipt is sent again only while that is in force. */
export const addsReceiptRule = (outbox: CollectionConfig): CollectionConfig =>
  withResendRule(outbox, "receipt", resendRule);
