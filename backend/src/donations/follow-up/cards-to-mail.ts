import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { nobody } from "../../access/staff.ts";
import { staffChanges } from "../../audit/staff-changes.ts";

/** The office's list of printed cards to send; staff tick off what is in the mail. */
export const cardsToMail: CollectionConfig = {
  slug: "cards-to-mail",
  labels: { singular: "Card to mail", plural: "Cards to mail" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("cards-to-mail"),
  admin: {
    // Staff come from the screen of cards.
    group: false,
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "recipientName", "city", "mailed", "createdAt"],
    listSearchableFields: ["orderId", "recipientName", "city"],
    hidden: hiddenUnlessRead("cards-to-mail"),
  },
  hooks: staffChanges({
    changed: "card-mailed",
    label: ({ orderId }) => String(orderId),
    detail: ({ mailed }, previous) =>
      mailed === previous.mailed ? undefined : mailed ? "mailed" : "not mailed after all",
  }),
  fields: [
    {
      name: "orderId",
      label: "Order number",
      type: "text",
      required: true,
      unique: true,
      access: { update: nobody },
    },
    {
      name: "donation",
      label: "Gift",
      type: "relationship",
      relationTo: "donations",
      required: true,
      access: { update: nobody },
    },
    { name: "recipientName", label: "To whom", type: "text", access: { update: nobody } },
    { name: "city", type: "text", access: { update: nobody } },
    { name: "mailed", type: "checkbox", defaultValue: false, index: true },
    { name: "mailedOn", label: "Mailed on", type: "date", admin: { date: { pickerAppearance: "dayOnly" } } },
  ],
};
