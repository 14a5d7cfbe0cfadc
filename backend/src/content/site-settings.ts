import { provinces } from "@pcf/contract/choices";
import { receiptMinimumCents } from "@pcf/contract/constants";
import type { Field, GlobalConfig, GroupField } from "payload";
import { anyStaff } from "../access/any-staff.ts";
import { editorsOnly } from "../access/editors-only.ts";
import { openGlobal } from "../access/open-global.ts";
import { staffWithRole } from "../access/staff-with-role.ts";
import { pictureGoesWithName } from "../donations/receipts/signature/picture-goes-with-name.ts";
import { signatureField } from "../donations/receipts/signature/signature-field.ts";
import {
  receiptStaff,
  recordsReceiptSettings,
  restoresOwnPartAlone,
} from "../donations/receipts/staff/receipt-settings-staff.ts";
import {
  validateReceiptSetting,
  validateSignatoryTitle,
} from "../donations/receipts/staff/validate-receipt-setting.ts";
import { choice } from "../fields/choice.ts";
import { email } from "../fields/email.ts";
import { href } from "../fields/href.ts";

/** What the site shows and does, which finance leaves to editors. */
const siteFields: Field[] = [
  choice(
    "provinceFirst",
    provinces.map(({ code, name }) => ({ value: code, label: name })),
    { required: true, label: "Province that comes first in lists", defaultValue: "BC" },
  ),
  {
    name: "redirectPauseSeconds",
    type: "number",
    required: true,
    min: 0,
    max: 60,
    defaultValue: 5,
    admin: { description: "How long the page for unknown addresses is shown before it leads on." },
  },
  {
    name: "map",
    type: "group",
    fields: [
      {
        type: "row",
        fields: [
          { name: "latitude", type: "number", required: true, defaultValue: 60 },
          { name: "longitude", type: "number", required: true, defaultValue: -96 },
          { name: "zoom", type: "number", required: true, defaultValue: 4 },
          { name: "maxZoom", type: "number", required: true, defaultValue: 9 },
        ],
      },
    ],
  },
  {
    name: "mailingListDefault",
    type: "checkbox",
    label: "The mailing-list box of the kit form is ticked at first",
    defaultValue: true,
  },
  { name: "kitShippingText", type: "textarea", required: true, defaultValue: "" },
  href("storeUrl", { label: "Online store", required: true, defaultValue: "" }),
  href("channelUrl", { label: "Video channel", required: true, defaultValue: "" }),
  href("newsletterArchiveUrl", { label: "Newsletter archive", required: true, defaultValue: "" }),
  {
    name: "calendarWidgetNote",
    type: "textarea",
    admin: { description: "Said before the calendar of another company is loaded, where one is set up." },
  },
  {
    name: "privacyOfficer",
    type: "group",
    label: "Privacy officer",
    admin: {
      description: "Named on the privacy page. What is left empty is the charity's own contact.",
    },
    fields: [
      {
        type: "row",
        fields: [
          { name: "name", type: "text" },
          { name: "office", type: "text", admin: { description: "Such as: Privacy Officer." } },
        ],
      },
      {
        type: "row",
        fields: [email("email"), { name: "telephone", type: "text" }],
      },
      { name: "address", type: "textarea", label: "Post address, if another than the charity's" },
    ],
  },
];

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
  ],
};

export const siteSettings: GlobalConfig = {
  slug: "siteSettings",
  label: "Site settings",
  access: { ...openGlobal, update: staffWithRole("editor", "finance") },
  versions: { max: 50 },
  admin: { group: "Settings" },
  hooks: {
    beforeOperation: [restoresOwnPartAlone],
    beforeChange: [pictureGoesWithName],
    afterChange: [recordsReceiptSettings],
  },
  fields: [
    ...siteFields.map((field) => ({ ...field, access: { update: editorsOnly } }) as Field),
    receiptFields,
  ],
};
