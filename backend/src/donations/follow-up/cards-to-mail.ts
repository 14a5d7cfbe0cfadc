import type { CollectionConfig } from "payload";
import { nobody } from "../../access/nobody.ts";
import { staffChanges } from "../../audit/staff-changes.ts";
import { moneyStaff } from "../record/money-staff.ts";

/** The office's list of printed cards to send; staff tick off what is in the mail. */
export const cardsToMail: CollectionConfig = {
  slug: "cards-to-mail",
  labels: { singular: "Card to mail", plural: "Cards to mail" },
  graphQL: false,
  disableDuplicate: true,
  access: { create: nobody, read: moneyStaff, update: moneyStaff, delete: nobody },
  admin: {
    group: "Donations",
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "recipientName", "city", "mailed", "createdAt"],
    listSearchableFields: ["orderId", "recipientName", "city"],
    hidden: ({ user }) => user?.role === "editor",
  },
  hooks: staffChanges({
    changed: "card-mailed",
    label: ({ orderId }) => String(orderId),
    detail: ({ mailed }, previous) =>
      mailed === previous.mailed ? undefined : mailed ? "mailed" : "not mailed after all",
  }),
  fields: [
    { name: "orderId", type: "text", required: true, unique: true, access: { update: nobody } },
    {
      name: "donation",
      type: "relationship",
      relationTo: "donations",
      required: true,
      access: { update: nobody },
    },
    { name: "recipientName", type: "text", access: { update: nobody } },
    { name: "city", type: "text", access: { update: nobody } },
    { name: "mailed", type: "checkbox", defaultValue: false, index: true },
    { name: "mailedOn", type: "date", admin: { date: { pickerAppearance: "dayOnly" } } },
  ],
};
