import { receiptMinimumCents } from "@pcf/contract/constants";
import type { Payload } from "payload";
import { readCompany } from "../../platform/company.ts";

/** What staff set for receipts, with the charity as it is now. */
export async function receiptSettings(payload: Payload) {
  const { receipt } = await payload.findGlobal({ slug: "siteSettings", depth: 0 });
  const company = readCompany();
  const { street, city, province, postalCode, country } = company.address;
  return {
    minimumCents: receipt?.minimumCents ?? receiptMinimumCents,
    placeOfIssue: receipt?.placeOfIssue || `${city}, ${province}`,
    signatory: {
      name: receipt?.signatory ?? "",
      title: receipt?.signatoryTitle ?? "",
      image: receipt?.signature || null,
    },
    charity: {
      name: company.name,
      address: [street, `${city}, ${province}  ${postalCode}`, country],
      registrationNumber: company.charityNumber,
    },
  };
}
export type ReceiptSettings = Awaited<ReturnType<typeof receiptSettings>>;
