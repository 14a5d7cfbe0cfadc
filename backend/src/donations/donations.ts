import { tributeCardChoices, tributeKinds } from "@pcf/contract/choices";
import type { CollectionConfig, Field } from "payload";
import { hiddenUnlessRead, officeRecords } from "../access/collection-access.ts";
import { nobody } from "../access/staff.ts";
import { dayComponents } from "../platform/admin/one-date-format.ts";
import { correctDonorEndpoint } from "./gifts/correction-endpoint.ts";
import { acceptHeldEndpoint, askGatewayEndpoint, closeHeldEndpoint } from "./gifts/unclear-endpoints.ts";
import { giftLinkEndpoint } from "./give/endpoints/gift-link.ts";
import { outcomeEndpoint } from "./give/endpoints/outcome.ts";
import { receiptEndpoint } from "./give/endpoints/receipt.ts";
import { settingsEndpoint } from "./give/endpoints/settings.ts";
import { stateEndpoint } from "./give/endpoints/state.ts";
import { spellingEndpoint, waitingSpellingEndpoint } from "./receipts/staff/spelling-endpoints.ts";
import { donationRowTypes } from "./record/donation-kind.ts";
import { donationStates } from "./record/donation-states.ts";
import { formerSystemFields } from "./record/former-system.ts";
import { giftMethods, methodWords } from "./record/gift-methods.ts";
import {
  columnWords,
  donorTexts,
  enteredTexts,
  tributeCardTexts,
  tributeTexts,
} from "./record/personal-columns.ts";
import { giftRefundsEndpoint, refundEndpoint } from "./refunds/refund-endpoints.ts";
import { askRefundEndpoint } from "./refunds/refund-request-endpoints.ts";

/** Columns of words about people: messages have several lines, and donors are found by their address. */
const personalTexts = (names: readonly (keyof typeof columnWords)[], indexed?: string): Field[] =>
  names.map((name) => {
    const field = { name, label: columnWords[name] };
    if (name === "message") return { ...field, type: "textarea" };
    return { ...field, type: "text", ...(name === indexed && { index: true }) };
  });

/**
 * One attempt to give. The row is written before the gateway is asked, and only operations change it; each change of
 * state is a single statement that holds only while the row is as it was read. It has no card data.
 */
export const donations: CollectionConfig = {
  slug: "donations",
  labels: { singular: "Gift", plural: "Gifts" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("donations"),
  admin: {
    // Staff come from the screen of gifts.
    group: false,
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "state", "amountCents", "donationType", "donor.lastName", "createdAt"],
    listSearchableFields: [
      "orderId",
      "donor.firstName",
      "donor.lastName",
      "donor.organization",
      "donor.secondFirstName",
      "donor.secondLastName",
      "donor.email",
      "gateway.referenceNum",
    ],
    hidden: hiddenUnlessRead("donations"),
  },
  defaultSort: "-createdAt",
  indexes: [
    // What the list of gifts is narrowed to, each in the order of the list.
    { fields: ["state", "createdAt"] },
    { fields: ["donationType", "createdAt"] },
    { fields: ["donationArea", "createdAt"] },
    { fields: ["amountCents", "createdAt"] },
    { fields: ["tribute.kind", "createdAt"] },
    { fields: ["method", "createdAt"] },
    // All that totals ask of a gift, so that they read this index and no row; and by which gifts are found by their day.
    {
      fields: [
        ...["giftDay", "state", "donationType", "donationArea", "tribute.kind", "donor.province"],
        ...["method", "amountCents"],
      ],
    },
    // What became of a month’s billing, read from this index alone.
    { fields: ["dueDay", "state", "amountCents"] },
  ],
  endpoints: [
    stateEndpoint,
    outcomeEndpoint,
    giftLinkEndpoint,
    settingsEndpoint,
    receiptEndpoint,
    waitingSpellingEndpoint,
    spellingEndpoint,
    askGatewayEndpoint,
    closeHeldEndpoint,
    acceptHeldEndpoint,
    correctDonorEndpoint,
    giftRefundsEndpoint,
    refundEndpoint,
    askRefundEndpoint,
  ],
  fields: [
    {
      name: "giftScreen",
      type: "ui",
      admin: { components: { Field: "/donations/gifts/gift-screen-link.tsx#GiftScreenLink" } },
    },
    { name: "orderId", label: "Order number", type: "text", required: true, unique: true },
    // Its last ten characters, which the gateway's reports have.
    { name: "orderEnd", type: "text", index: true, admin: { hidden: true } },
    { name: "idempotencyKey", type: "text", required: true, unique: true, admin: { hidden: true } },
    { name: "humanCheck", type: "text", unique: true, admin: { hidden: true } },
    { name: "state", type: "select", required: true, options: [...donationStates] },
    { name: "revision", type: "number", required: true, defaultValue: 0, admin: { hidden: true } },
    {
      name: "donationType",
      label: "Kind of gift",
      type: "select",
      required: true,
      options: [...donationRowTypes],
    },
    {
      name: "method",
      type: "select",
      required: true,
      defaultValue: "card",
      label: "How it came",
      options: giftMethods.map((value) => ({ value, label: methodWords[value] })),
    },
    { name: "amountCents", label: "Amount in cents", type: "number", required: true },
    {
      name: "refundedCents",
      label: "Given back, in cents",
      type: "number",
      required: true,
      defaultValue: 0,
      admin: { description: "What of it has been given back, by refunds." },
    },
    // Names, as they were when the donor chose them (`record/giving-choices.ts`).
    { name: "donationArea", label: "What it is for", type: "text", required: true },
    { name: "donationAreaInMails", type: "text", admin: { hidden: true } },
    { name: "approvedAt", label: "Approved", type: "date", index: true },
    {
      name: "giftDay",
      label: "Day of the gift",
      type: "text",
      admin: {
        components: dayComponents,
        description: "Of money that was taken: its day on the bank’s calendar, as receipts have it.",
      },
    },
    {
      name: "returnedByBank",
      type: "text",
      index: true,
      label: "Returned by the bank",
      admin: {
        components: dayComponents,
        description:
          "Of a cheque or a transfer that the bank took back after its deposit was closed: the day on which it did.",
      },
    },
    {
      name: "giver",
      type: "relationship",
      relationTo: "donors",
      index: true,
      admin: { description: "The donor’s own page." },
    },
    { name: "nextCheckAt", type: "date", index: true, admin: { hidden: true } },
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
    { name: "followUpAt", type: "date", index: true, admin: { hidden: true } },
    { name: "followUpFailures", type: "number", required: true, defaultValue: 0, admin: { hidden: true } },
    { name: "firstBillingDay", label: "First charge", type: "text", admin: { components: dayComponents } },
    {
      name: "monthlyGift",
      label: "Monthly gift",
      type: "relationship",
      relationTo: "monthly-gifts",
      index: true,
      admin: { description: "Of an instalment, or another card: the monthly gift that it belongs to." },
    },
    {
      name: "receiptGift",
      label: "Monthly gift of its receipt",
      type: "relationship",
      relationTo: "monthly-gifts",
      index: true,
      admin: {
        description:
          "Of an instalment: the monthly gift with whose receipt of the year it stands, its own or another of the same donor.",
      },
    },
    {
      name: "dueDay",
      label: "Due on",
      type: "text",
      admin: {
        components: dayComponents,
        description: "Of an instalment: the day on which its month was due.",
      },
    },
    {
      name: "donor",
      type: "group",
      fields: [
        ...personalTexts(donorTexts, "email"),
        { name: "mailingList", label: "Asked for the mailing list", type: "checkbox", defaultValue: false },
      ],
    },
    {
      name: "receiptName",
      label: "Name on the receipt",
      type: "text",
      admin: { description: "Spelling for the receipt, if staff gave one." },
    },
    { name: "receiptAddress", label: "Address on the receipt", type: "textarea" },
    {
      name: "tribute",
      label: "Tribute: who is honoured or remembered",
      type: "group",
      fields: [
        { name: "kind", type: "select", options: [...tributeKinds] },
        { name: "occasion", type: "text" },
        ...personalTexts(tributeTexts),
      ],
    },
    {
      name: "tributeCard",
      label: "Tribute card",
      type: "group",
      fields: [
        { name: "kind", type: "select", options: [...tributeCardChoices] },
        ...personalTexts(tributeCardTexts),
        { name: "image", type: "number" },
      ],
    },
    { name: "adminNote", label: "Note of staff", type: "text" },
    {
      name: "deposit",
      type: "relationship",
      relationTo: "deposits",
      index: true,
      admin: { description: "Of a cheque, cash or a transfer: with what it went to the bank." },
    },
    {
      name: "donorKey",
      type: "text",
      index: true,
      admin: { hidden: true, description: "Of a donor without an email address: what stands for it." },
    },
    {
      name: "entered",
      label: "Entered by finance",
      type: "group",
      fields: [
        {
          name: "reference",
          type: "text",
          index: true,
          label: "Number of the cheque, or the bank’s reference",
        },
        ...personalTexts(enteredTexts),
        { name: "valuedOn", type: "text", label: "Valued on", admin: { components: dayComponents } },
        { name: "advantageCents", type: "number", label: "Advantage" },
      ],
    },
    formerSystemFields,
    {
      name: "gateway",
      type: "group",
      fields: [
        { name: "responseCode", type: "text", label: "Code of the bank’s answer" },
        { name: "isoCode", type: "text", label: "Code by the standard of banks" },
        { name: "authCode", type: "text", label: "Number of the approval" },
        { name: "referenceNum", type: "text", index: true, label: "Reference number" },
        { name: "transactionId", type: "text", label: "Number at the gateway" },
        { name: "transDateTime", type: "text", label: "Moment at the gateway" },
        { name: "message", type: "text" },
        { name: "cardType", type: "text", label: "Kind of card" },
        { name: "issuerId", type: "text", admin: { hidden: true } },
        { name: "dataKey", type: "text", admin: { hidden: true }, access: { read: nobody } },
      ],
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
