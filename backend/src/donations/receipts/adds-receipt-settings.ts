import { receiptMinimumCents } from "@pcf/contract/constants";
import type { GlobalConfig, GroupField } from "payload";
import { z } from "zod";
import { anyStaff } from "../../access/staff.ts";
import { canPrint } from "../../platform/fonts/printed-text.ts";
import { signatureLine } from "./pdf/receipt-copy.ts";
import { receiptStaff, recordsReceiptSettings, restoresOwnPartAlone } from "./receipt-settings-staff.ts";
import { pictureGoesWithName, signatureField } from "./signature/signature-field.ts";

/** The site settings, with what is set for receipts. */
export const addsReceiptSettings = (settings: GlobalConfig): GlobalConfig => ({
  ...settings,
  hooks: {
    ...settings.hooks,
    beforeOperation: [...(settings.hooks?.beforeOperation ?? []), restoresOwnPartAlone],
    beforeChange: [...(settings.hooks?.beforeChange ?? []), pictureGoesWithName],
    afterChange: [...(settings.hooks?.afterChange ?? []), recordsReceiptSettings],
  },
  fields: [...settings.fields, receiptFields],
});

const verdict = (prints: boolean): true | string => prints || "Receipts cannot print all of these letters.";

/** Whether a setting can stand on a receipt; the sentence for staff where it cannot. */
const validateReceiptSetting = (value: string | null | undefined) => verdict(canPrint(value ?? ""));

const withSignatory = z.object({ signatory: z.string().nullish() });

/** The same for the office of the person who signs, which is printed in one line with the name. */
function validateSignatoryTitle(value: string | null | undefined, { siblingData }: { siblingData: unknown }) {
  const name = withSignatory.safeParse(siblingData).data?.signatory ?? "";
  return verdict(canPrint(signatureLine({ name, title: value ?? "" })));
}

/** Donors are told the least sum; the rest is for staff. */
const forStaff = { read: anyStaff };

const receiptFields: GroupField = {
  name: "receipt",
  type: "group",
  label: "Tax receipts",
  access: { update: receiptStaff },
  admin: { description: "Finance and administrators change these. Each change is in the log." },
  fields: [
    {
      name: "signatory",
      type: "text",
      access: forStaff,
      admin: { description: "Name of the person who signs." },
      validate: (value: string | null | undefined) => validateReceiptSetting(value),
    },
    {
      name: "signatoryTitle",
      type: "text",
      access: forStaff,
      label: "Office of the person who signs",
      validate: (value: string | null | undefined, options: { siblingData: unknown }) =>
        validateSignatoryTitle(value, options),
    },
    signatureField,
    {
      name: "placeOfIssue",
      label: "Place where receipts are issued",
      type: "text",
      access: forStaff,
      validate: (value: string | null | undefined) => validateReceiptSetting(value),
    },
    {
      name: "minimumCents",
      type: "number",
      label: "Smallest gift with a receipt, in cents",
      min: 0,
      defaultValue: receiptMinimumCents,
      admin: { description: "2000 is $20.00." },
    },
    {
      name: "fiscalYearStart",
      type: "number",
      access: forStaff,
      label: "First month of the fiscal year",
      min: 1,
      max: 12,
      defaultValue: 1,
      validate: (value: number | null | undefined) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && value >= 1 && value <= 12) ||
        "A month is a number from 1 to 12.",
      admin: {
        description:
          "1 is January, 4 is April. By it the totals and the accountant’s file name fiscal years; receipts are of calendar years.",
      },
    },
  ],
};
