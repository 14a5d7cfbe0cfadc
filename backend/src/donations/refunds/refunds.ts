import type { CollectionConfig, Field } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";
import { refundStates } from "../record/donation-states.ts";
import { decideRefundEndpoint } from "./refund-endpoints.ts";

const gatewayFacts: Field[] = [
  { name: "responseCode", type: "text", label: "Code of the bank’s answer" },
  { name: "referenceNum", type: "text", label: "Reference number" },
  { name: "transactionId", type: "text", label: "Number at the gateway" },
  { name: "transDateTime", type: "text", label: "Moment at the gateway" },
  { name: "message", type: "text" },
];

/**
 * Money that goes back for a gift, whole or in part. The row is written before the gateway is asked, and only operations
 * change it, each time in one statement that holds only while the row is as it was read. It names nobody: who gave, and why
 * it was given back, stands with the gift.
 */
export const refunds: CollectionConfig = {
  slug: "refunds",
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("refunds"),
  admin: {
    // Staff come from the screen of refunds.
    group: false,
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "state", "amountCents", "donation", "createdAt"],
    listSearchableFields: ["orderId", "gateway.referenceNum"],
    hidden: hiddenUnlessRead("refunds"),
  },
  defaultSort: "-createdAt",
  indexes: [{ fields: ["givenBackDay", "state", "donation", "amountCents"] }],
  endpoints: [decideRefundEndpoint],
  fields: [
    {
      name: "decision",
      type: "ui",
      admin: { components: { Field: "/donations/refunds/admin/refund-decision#RefundDecision" } },
    },
    {
      name: "orderId",
      label: "Number of the refund",
      type: "text",
      required: true,
      unique: true,
      admin: { description: "Our number of the refund; the gateway’s list has it as the customer id." },
    },
    { name: "key", type: "text", required: true, unique: true, admin: { hidden: true } },
    {
      name: "donation",
      label: "Gift",
      type: "relationship",
      relationTo: "donations",
      required: true,
      index: true,
    },
    { name: "amountCents", label: "Amount in cents", type: "number", required: true },
    { name: "state", type: "select", required: true, index: true, options: [...refundStates] },
    {
      name: "transaction",
      type: "select",
      required: true,
      options: ["correction", "refund"],
      admin: {
        description: "A correction takes the whole charge back on its own day; later it is a refund.",
      },
    },
    { name: "revision", type: "number", required: true, defaultValue: 0, admin: { hidden: true } },
    {
      name: "givenBackDay",
      label: "Given back on",
      type: "text",
      admin: {
        components: dayComponents,
        description: "Of money that went back: its day on the bank’s calendar, by which totals count it.",
      },
    },
    { name: "sentAt", type: "date", required: true, admin: { hidden: true } },
    { name: "checks", type: "number", required: true, defaultValue: 0, admin: { hidden: true } },
    {
      name: "followUp",
      label: "Receipt and mails",
      type: "select",
      index: true,
      required: true,
      defaultValue: "none",
      options: ["none", "due", "done"],
    },
    { name: "nextTurnAt", type: "date", index: true, admin: { hidden: true } },
    {
      name: "gateway",
      type: "group",
      fields: gatewayFacts,
    },
    {
      name: "history",
      type: "json",
      required: true,
      defaultValue: [],
      admin: {
        components: {
          Field: "/donations/gifts/history-field#HistoryField",
          Cell: "/donations/gifts/history-field#HistoryCell",
        },
      },
    },
  ],
};
