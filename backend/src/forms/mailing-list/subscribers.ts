import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { staffChanges } from "../../audit/staff-changes.ts";

/**
 * Addresses on the mailing list: `pending` until their owner has confirmed them by mail, `left` when they have left the list
 * at the mailing service and not come back. The row is the record of consent,
 * with the words that were shown; no role changes it.
 */
export const subscribers: CollectionConfig = {
  slug: "subscribers",
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("subscribers"),
  admin: {
    // Staff come from the screen of subscribers.
    group: false,
    useAsTitle: "email",
    listSearchableFields: ["email", "firstName", "lastName"],
    defaultColumns: ["email", "state", "source", "confirmedAt", "passOnNote", "createdAt"],
    hidden: hiddenUnlessRead("subscribers"),
  },
  hooks: staffChanges({ deleted: "subscriber-deleted" }),
  fields: [
    { name: "email", type: "text", required: true, unique: true },
    { name: "firstName", label: "First name", type: "text" },
    { name: "lastName", label: "Last name", type: "text" },
    { name: "language", type: "select", required: true, options: ["en", "fr"] },
    { name: "state", type: "select", required: true, index: true, options: ["pending", "confirmed", "left"] },
    { name: "source", type: "text", required: true, admin: { description: "Where consent was asked for." } },
    { name: "sender", type: "text", index: true, admin: { hidden: true } },
    {
      name: "consentWords",
      label: "Words of the question",
      type: "textarea",
      admin: { description: "What was shown where it was asked." },
    },
    { name: "consentAt", label: "Asked", type: "date", admin: { description: "When it was asked for." } },
    { name: "confirmedAt", label: "Confirmed", type: "date" },
    {
      name: "confirmedWords",
      label: "Words of the confirmation",
      type: "textarea",
      admin: { description: "What was shown where it was confirmed, and how it was answered." },
    },
    {
      name: "passedOnAt",
      label: "Passed on",
      type: "date",
      index: true,
      admin: { description: "When the mailing service was told." },
    },
    {
      name: "passOnNote",
      type: "textarea",
      label: "What the mailing service said",
      admin: { description: "Why it has not taken the address, and what happens now." },
    },
    {
      name: "refusedAt",
      type: "date",
      index: true,
      label: "Refused for good",
      admin: { description: "Not tried again since, unless the reader signs up again." },
    },
    {
      name: "passOnAfter",
      type: "date",
      index: true,
      label: "Tried again",
      admin: { description: "When the mailing service is asked again at the earliest." },
    },
    { name: "passOnTries", type: "number", defaultValue: 0, admin: { hidden: true } },
    {
      name: "leftAt",
      label: "Left",
      type: "date",
      index: true,
      admin: { description: "When the list was left, as the mailing service says." },
    },
  ],
};
