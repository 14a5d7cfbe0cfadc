import { donationAreas } from "@pcf/contract/choices";
import type { CollectionConfig } from "payload";
import { nobody } from "../../staff/access/nobody.ts";
import { moneyStaff } from "./money-staff.ts";

/** A standing gift. The card is in the gateway's vault; `dataKey` is the vault's key to it. Days are `YYYY-MM-DD`. */
export const monthlyGifts: CollectionConfig = {
  slug: "monthly-gifts",
  graphQL: false,
  disableDuplicate: true,
  access: { create: nobody, read: moneyStaff, update: nobody, delete: nobody },
  admin: {
    group: "Donations",
    useAsTitle: "orderId",
    defaultColumns: ["orderId", "state", "amountCents", "lastName", "nextBillingDay"],
    hidden: ({ user }) => user?.role === "editor",
  },
  fields: [
    { name: "orderId", type: "text", required: true, unique: true, label: "Order id of the sign-up" },
    { name: "signUp", type: "relationship", relationTo: "donations", required: true },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: ["active", "failing", "stopped"],
    },
    { name: "amountCents", type: "number", required: true },
    { name: "donationArea", type: "select", required: true, options: [...donationAreas] },
    { name: "firstName", type: "text", required: true },
    { name: "lastName", type: "text", required: true },
    { name: "email", type: "text", required: true, index: true },
    { name: "dataKey", type: "text", required: true, admin: { hidden: true }, access: { read: nobody } },
    { name: "issuerId", type: "text", admin: { hidden: true }, access: { read: nobody } },
    { name: "firstBillingDay", type: "text", required: true },
    { name: "nextBillingDay", type: "text", required: true, index: true },
    { name: "stoppedAt", type: "date" },
  ],
};
