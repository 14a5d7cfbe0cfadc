import { companyDigits, withoutAddresses } from "@pcf/contract/donation/words-for-others";
import { letter } from "../../../mail/letter.ts";
import { factTable, paragraph } from "../../../mail/mail-parts.ts";
import { companyContact } from "../../../platform/company.ts";
import { type GiftInMail, giftFacts, greeting, reachUs } from "../../charge/mails/monthly-parts.ts";
import { copy as shared } from "../../charge/mails/monthly-words-copy.ts";
import type { ReceiptFacts } from "../../receipts/receipt-facts.ts";
import { copy } from "./monthly-changed-copy.ts";

/** Tells a monthly donor to whom the receipts are made out from now on. */
export const monthlyReceiptDonorMail = ({
  donor,
  ...gift
}: GiftInMail & { donor: ReceiptFacts["donor"] }) => {
  const { subject, preview, text, name, address, notYou } = copy.receiptDonor;
  return letter(
    { subject, preview, why: shared.why },
    greeting(gift),
    paragraph(text),
    factTable([
      [name, withoutAddresses(donor.name, companyDigits)],
      [address, withoutAddresses(donor.address.join("\n"), Number.POSITIVE_INFINITY)],
    ]),
    paragraph(notYou(companyContact("telTF"))),
    giftFacts(gift),
    reachUs(),
  );
};
