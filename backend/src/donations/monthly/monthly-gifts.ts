import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { nobody } from "../../access/staff.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";
import { monthlyGiftStates } from "../record/monthly-gift-states.ts";
import { monthlyGiftEndpoints } from "./staff/monthly-gift-endpoints.ts";

/** A standing gift. The card is in the gateway's vault; `dataKey` is the vault's key to it. Days are `YYYY-MM-DD`. */
export const monthlyGifts: CollectionConfig = {
  slug: "monthly-gifts",
  labels: { singular: "Monthly gift", plural: "Monthly gifts" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("monthly-gifts"),
  admin: {
    // Staff come from the screen of monthly gifts.
    group: false,
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "state", "amountCents", "lastName", "nextBillingDay"],
    listSearchableFields: ["orderId", "firstName", "lastName", "organization", "email"],
    hidden: hiddenUnlessRead("monthly-gifts"),
  },
  indexes: [
    // What the list of monthly gifts is narrowed to, each in one of its orders.
    { fields: ["state", "nextBillingDay"] },
    { fields: ["donationArea", "nextBillingDay"] },
  ],
  endpoints: monthlyGiftEndpoints,
  fields: [
    {
      name: "actions",
      type: "ui",
      admin: {
        components: { Field: "/donations/monthly/staff/monthly-gift-actions#MonthlyGiftActions" },
      },
    },
    { name: "orderId", type: "text", required: true, unique: true, label: "Order id of the sign-up" },
    {
      name: "signUp",
      label: "Gift it began with",
      type: "relationship",
      relationTo: "donations",
      required: true,
    },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: [...monthlyGiftStates],
    },
    { name: "amountCents", label: "Amount in cents", type: "number", required: true, index: true },
    { name: "donationArea", label: "What it is for", type: "text", required: true },
    { name: "donationAreaInMails", type: "text", admin: { hidden: true } },
    {
      name: "organization",
      type: "text",
      admin: { description: "The donor, if it is an organization; the names below are its contact person." },
    },
    { name: "firstName", label: "First name", type: "text", required: true },
    { name: "lastName", label: "Last name", type: "text", required: true },
    { name: "email", type: "text", required: true, index: true },
    { name: "dataKey", type: "text", required: true, admin: { hidden: true }, access: { read: nobody } },
    { name: "issuerId", type: "text", admin: { hidden: true }, access: { read: nobody } },
    {
      name: "cardExpiry",
      label: "Card is good until",
      type: "text",
      index: true,
      admin: { description: "The last month in which the card is good, as the gateway’s vault has it." },
    },
    {
      name: "cardEnding",
      label: "Card ends in",
      type: "text",
      admin: { description: "The last four digits of the card." },
    },
    {
      name: "cardChangedAt",
      label: "Card changed",
      type: "date",
      admin: { description: "When its donor last gave another card." },
    },
    {
      name: "oldCards",
      type: "checkbox",
      defaultValue: false,
      index: true,
      admin: { hidden: true, description: "Cards that it had before are still to leave the vault." },
      access: { read: nobody },
    },
    {
      name: "firstBillingDay",
      label: "First charge",
      type: "text",
      required: true,
      index: true,
      admin: { components: dayComponents },
    },
    {
      name: "nextBillingDay",
      label: "Next charge",
      type: "text",
      required: true,
      index: true,
      admin: {
        components: dayComponents,
        description: "The day on which the next month is due that is not paid yet.",
      },
    },
    {
      name: "nextTryDay",
      label: "Next try",
      type: "text",
      admin: {
        components: dayComponents,
        description:
          "The day of the next try where it is not the due day: after a decline, or a fortnight after a late charge.",
      },
    },
    {
      name: "stateReason",
      label: "Reason of the state",
      type: "text",
      admin: { description: "Why it was paused, resumed or stopped." },
    },
    {
      name: "amountChangedAt",
      label: "Amount changed",
      type: "date",
      admin: { description: "When the amount was last changed, by its donor or at their wish." },
    },
    {
      name: "amountReason",
      label: "Reason of the new amount",
      type: "text",
      admin: { description: "Why staff changed the amount; empty where its donor did." },
    },
    { name: "pausedAt", label: "Paused", type: "date" },
    {
      name: "pauseMonths",
      label: "Months of the pause",
      type: "number",
      admin: {
        description: "For how many months its donor has paused it; empty for a pause without an end.",
      },
    },
    {
      name: "resumeDay",
      label: "Goes on by itself",
      type: "text",
      index: true,
      admin: {
        components: dayComponents,
        description: "The day of the charge with which a pause of the donor’s ends by itself.",
      },
    },
    { name: "stoppedAt", label: "Stopped", type: "date" },
  ],
};
