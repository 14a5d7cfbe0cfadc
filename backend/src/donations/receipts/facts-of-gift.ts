import type { Donation } from "../../payload-types.ts";
import { copy } from "./copy.ts";
import { receiptDay } from "./receipt-day.ts";
import type { ReceiptFacts } from "./receipt-facts.ts";
import type { ReceiptSettings } from "./receipt-settings.ts";

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);

/** The bank's own word for the day, since its answer may have reached us after midnight; our clock when it gave none. */
const approvalDay = ({ gateway }: Donation, approvedAt: string): string =>
  /^\d{4}-\d{2}-\d{2}(?= )/.exec(gateway?.transDateTime ?? "")?.[0] ?? receiptDay(new Date(approvedAt));

/**
 * What the receipt of a gift says. It is made out to who paid, never to the person honoured. A gift in money through
 * the form has no advantage, so all of it is eligible.
 *
 * @throws Error when the approval day or the signatory is missing: such a receipt would not be valid.
 */
export function factsOfGift(donation: Donation, settings: ReceiptSettings, now: Date): ReceiptFacts {
  if (!donation.approvedAt) throw new Error("A donation without a day of approval cannot be receipted");
  if (!settings.signatory.name) throw new Error("Site settings, tax receipts: the signatory is missing");
  const donor = donation.donor ?? {};
  return {
    replaces: null,
    statement: copy.statement,
    charity: settings.charity,
    placeOfIssue: settings.placeOfIssue,
    giftDay: approvalDay(donation, donation.approvedAt),
    issueDay: receiptDay(now),
    donor: {
      name: donation.receiptName || joined(" ", donor.firstName, donor.lastName),
      address:
        donation.receiptAddress?.split("\n") ??
        [
          donor.address ?? "",
          joined("  ", joined(", ", donor.city, donor.province), donor.postalCode),
          donor.country ?? "",
        ].filter(Boolean),
    },
    amountCents: donation.amountCents,
    advantageCents: 0,
    advantageDescription: copy.noAdvantage,
    eligibleCents: donation.amountCents,
    referenceNumber: donation.gateway?.referenceNum ?? null,
    signatory: settings.signatory,
    authority: { name: copy.authority, url: copy.authorityUrl },
  };
}
