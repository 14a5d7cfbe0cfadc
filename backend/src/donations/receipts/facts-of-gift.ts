import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Donation } from "../../payload-types.ts";
import { instantAt } from "../../zone-clock.ts";
import { copy } from "./copy.ts";
import type { ReceiptFacts } from "./receipt-facts.ts";
import type { ReceiptSettings } from "./receipt-settings.ts";

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);

/** The gateway tells the time on the clocks of the East. */
const bankTimeZone = "America/Toronto";

/**
 * The charity's day when the bank approved the card: a gift made in Vancouver on the evening of 31 December is one of
 * that year. By the bank's clock, as its answer may have reached us after midnight; by ours when it told no time.
 */
function approvalDay({ gateway }: Donation, approvedAt: string): string {
  const told = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(gateway?.transDateTime ?? "");
  const [, day, time] = told ?? [];
  return charityDay(day && time ? instantAt(day, time, bankTimeZone) : new Date(approvedAt));
}

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
    issueDay: charityDay(now),
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
