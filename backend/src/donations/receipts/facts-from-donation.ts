import { nameOnReceipt } from "@pcf/contract/donation/donor-name";
import { companyDigits, holdsAddress } from "@pcf/contract/donation/words-for-others";
import type { Donation } from "../../payload-types.ts";
import { cameByHand, isNotMoney } from "../record/gift-methods.ts";
import { giftDay, keptCents } from "../record/gift-moment.ts";
import { copy } from "./pdf/receipt-copy.ts";
import { donorCanPrint } from "./pdf/receipt-fonts.ts";
import { type ReceiptFacts, receiptDay } from "./receipt-facts.ts";
import type { ReceiptSettings } from "./receipt-settings.ts";

const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);

type SpelledDonor = Pick<Donation, "donor" | "receiptName" | "receiptAddress">;

/** How the donor is written on the receipt: as typed into the form, or as staff have spelled it. */
export function donorOnReceipt({ donor, receiptName, receiptAddress }: SpelledDonor): ReceiptFacts["donor"] {
  return {
    name: receiptName || nameOnReceipt(donor ?? {}),
    address:
      receiptAddress?.split("\n") ??
      [
        donor?.address ?? "",
        joined("  ", joined(", ", donor?.city, donor?.province), donor?.postalCode),
        donor?.country ?? "",
      ].filter(Boolean),
  };
}

/** What was given where it was no money, and who valued it. */
function notMoney({ method, entered }: Donation): Pick<ReceiptFacts, "inKind"> {
  if (!isNotMoney(method)) return {};
  return { inKind: { description: entered?.description ?? "", appraiser: entered?.appraiser || null } };
}

/**
 * What the receipt of a gift says. It is made out to the one who paid, never to the person honoured. A gift in money through
 * the form has no advantage, so all of it is eligible; of one that finance entered it is what the donor got for it that is not.
 *
 * @throws Error when the approval or the signatory is missing: such a receipt would not be valid.
 */
export function factsFromDonation(donation: Donation, settings: ReceiptSettings, now: Date): ReceiptFacts {
  if (!donation.approvedAt) throw new Error("A donation that is not approved cannot be receipted");
  if (!settings.signatory.name) throw new Error("Site settings, tax receipts: the signatory is missing");
  const advantageCents = donation.entered?.advantageCents ?? 0;
  return {
    replaces: null,
    statement: copy.statement,
    charity: settings.charity,
    placeOfIssue: settings.placeOfIssue,
    giftDay: giftDay(donation),
    issueDay: receiptDay(now),
    donor: donorOnReceipt(donation),
    amountCents: keptCents(donation),
    ...notMoney(donation),
    advantageCents,
    advantageDescription: (advantageCents > 0 && donation.entered?.advantageDescription) || copy.noAdvantage,
    eligibleCents: keptCents(donation) - advantageCents,
    referenceNumber: cameByHand(donation) ? donation.orderId : (donation.gateway?.referenceNum ?? null),
    signatory: settings.signatory,
    authority: { name: copy.authority, url: copy.authorityUrl },
  };
}

/** Letters that our own font has: of who is written with them alone no font need be asked. Most are, of thousands at a time. */
export const plainLetters = /^[\n -~À-ÖØ-öø-ÿ]*$/;

/** Why a receipt waits for staff to write its donor: letters that no font has, or a name or line with an address in it. */
export type SpellingProblem = "letters" | "address";

/**
 * What the donor's name and address lack to stand on an official receipt, which is mailed in the charity's name; `null` when
 * nothing. The form refuses web addresses in them now; older gifts may have some. What staff have written stands as they
 * wrote it, as long as it can be printed.
 */
export function spellingProblem(donation: SpelledDonor): SpellingProblem | null {
  const donor = donorOnReceipt(donation);
  const isPlain = plainLetters.test([donor.name, ...donor.address].join("\n"));
  if (!isPlain && !donorCanPrint(donor)) return "letters";
  if (donation.receiptName) return null;
  const holds =
    holdsAddress(donor.name, companyDigits) ||
    donor.address.some((line) => holdsAddress(line, Number.POSITIVE_INFINITY));
  return holds ? "address" : null;
}
