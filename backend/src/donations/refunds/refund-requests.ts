import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { nobody } from "../../access/staff.ts";
import { refundRequestEndpoints } from "./refund-request-endpoints.ts";

/** `open` until finance answers; `refunded` once a refund of the gift has begun, `refused` when finance says no. */
const refundRequestStates = ["open", "refunded", "refused"] as const;

/**
 * Refunds that donor services ask finance for. A row names no donor: why it is asked, and what finance answer, stands with the
 * gift, as all reasons do. Only operations change it.
 */
export const refundRequests: CollectionConfig = {
  slug: "refund-requests",
  labels: { singular: "Refund asked for", plural: "Refunds asked for" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("refund-requests"),
  admin: {
    // Staff come from the screen of refunds, and from the gift.
    group: false,
    useAsTitle: "askedName",
    defaultColumns: ["askedName", "state", "amountCents", "donation", "createdAt"],
    hidden: hiddenUnlessRead("refund-requests"),
  },
  defaultSort: "-createdAt",
  indexes: [{ fields: ["askedBy", "readAt"] }],
  endpoints: refundRequestEndpoints,
  fields: [
    {
      name: "donation",
      label: "Gift",
      type: "relationship",
      relationTo: "donations",
      required: true,
      index: true,
    },
    {
      name: "openGift",
      type: "number",
      unique: true,
      admin: { hidden: true, description: "The gift’s number while this is open: one at a time." },
      access: { read: nobody },
    },
    { name: "amountCents", label: "Amount in cents", type: "number", required: true },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      defaultValue: "open",
      options: [...refundRequestStates],
    },
    { name: "askedBy", type: "number", required: true, admin: { hidden: true } },
    { name: "askedName", type: "text", required: true, label: "Asked for by" },
    { name: "answeredName", type: "text", label: "Answered by" },
    { name: "answeredAt", label: "Answered", type: "date" },
    {
      name: "readAt",
      label: "Answer read",
      type: "date",
      admin: { description: "When who asked had read the answer." },
    },
  ],
};
