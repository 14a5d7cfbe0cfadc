import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";
import { pictureEndpoint, savePictureEndpoint } from "./signature/picture-endpoints.ts";
import { cancelEndpoint, pdfEndpoint, replaceEndpoint, resendEndpoint } from "./staff/receipt-endpoints.ts";

/** `replaced` and `cancelled` receipts stay on record with their number; only `issued` ones are in force. */
const receiptStates = ["issued", "replaced", "cancelled"];

const neverByHand: CollectionBeforeChangeHook = () => {
  throw new Error("Receipts are written by their operations only");
};

/** Official receipts. A row is never changed except in its state; a correction is a new row with a new number. */
export const receipts: CollectionConfig = {
  slug: "receipts",
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("receipts"),
  admin: {
    // Staff come from the screen of receipts.
    group: false,
    useAsTitle: "serial",
    defaultColumns: ["serial", "state", "donorName", "amountCents", "giftDay", "issueDay"],
    listSearchableFields: ["donorName", "serial"],
    hidden: hiddenUnlessRead("receipts"),
  },
  defaultSort: "-serial",
  indexes: [
    { fields: ["giftDay", "state", "serial"] },
    // The receipts of a year, in the order of their numbers.
    { fields: ["serial", "giftDay"] },
    { fields: ["reportDueDay", "reportedAt"] },
  ],
  hooks: {
    beforeChange: [neverByHand],
    beforeDelete: [
      () => {
        throw new Error("Receipts are never deleted");
      },
    ],
  },
  endpoints: [
    savePictureEndpoint,
    pictureEndpoint,
    pdfEndpoint,
    resendEndpoint,
    replaceEndpoint,
    cancelEndpoint,
  ],
  fields: [
    {
      name: "actions",
      type: "ui",
      admin: { components: { Field: "/donations/receipts/staff/receipt-actions#ReceiptActions" } },
    },
    {
      name: "serial",
      label: "Receipt number",
      type: "number",
      required: true,
      unique: true,
      admin: {
        components: {
          Field: "/donations/receipts/staff/serial-field#SerialField",
          Cell: "/donations/receipts/staff/serial-field#SerialCell",
        },
      },
    },
    {
      name: "issueKey",
      type: "text",
      required: true,
      unique: true,
      admin: { hidden: true },
    },
    { name: "state", type: "select", required: true, index: true, options: receiptStates },
    { name: "donation", label: "Gift", type: "relationship", relationTo: "donations", index: true },
    { name: "donorName", label: "Name of the donor", type: "text", required: true },
    {
      name: "giftDay",
      label: "Day of the gift",
      type: "text",
      required: true,
      admin: { components: dayComponents },
    },
    {
      name: "issueDay",
      label: "Issued on",
      type: "text",
      required: true,
      index: true,
      admin: { components: dayComponents },
    },
    { name: "amountCents", label: "Amount in cents", type: "number", required: true },
    { name: "advantageCents", label: "Advantage in cents", type: "number", required: true },
    { name: "eligibleCents", label: "Eligible amount in cents", type: "number", required: true },
    { name: "replaces", type: "relationship", relationTo: "receipts", index: true },
    {
      name: "reason",
      type: "text",
      admin: { description: "Why it was replaced or cancelled." },
    },
    {
      name: "closedBy",
      label: "Closed by",
      type: "text",
      admin: { description: "Who replaced or cancelled it." },
    },
    { name: "closedAt", label: "Closed", type: "date" },
    {
      name: "reportDueDay",
      label: "Report by",
      type: "text",
      admin: {
        components: dayComponents,
        description: "A returned gift of $50 or more is reported to the Canada Revenue Agency by this day.",
      },
    },
    {
      name: "reportedAt",
      label: "Reported",
      type: "date",
      admin: { readOnly: true, description: "When staff said that they had reported the returned gift." },
    },
    {
      name: "facts",
      type: "json",
      required: true,
      admin: {
        components: {
          Field: "/donations/receipts/staff/printed-facts-field#PrintedFactsField",
          Cell: "/donations/receipts/staff/printed-facts-field#PrintedFactsCell",
        },
      },
    },
    {
      name: "postSince",
      type: "date",
      index: true,
      label: "For the post since",
      admin: { readOnly: true, description: "When it was put on the pile: the donor has no email address." },
    },
    {
      name: "postedAt",
      type: "date",
      index: true,
      label: "Posted",
      admin: { readOnly: true, description: "When staff said that it is in the post." },
    },
    { name: "pdfSha256", label: "Fingerprint of the PDF", type: "text", admin: { readOnly: true } },
    {
      name: "donorRemovedAt",
      label: "Donor removed",
      type: "date",
      admin: {
        readOnly: true,
        description: "When its time was over and the donor and the PDF were removed.",
      },
    },
  ],
};
