import type { Access, CollectionConfig, Payload, PayloadRequest } from "payload";
import { hiddenUnlessRead } from "../access/collection-access.ts";
import { seesArea } from "../access/rights.ts";
import { activeStaff, nobody } from "../access/staff.ts";
import { type KindOfMail, mailKindsOf } from "../platform/feature.ts";
import { mailStates } from "./mail.ts";
import { attachmentEndpoint, previewEndpoint } from "./preview-endpoints.ts";
import { resendEndpoint } from "./resend-endpoint.ts";

/** The kinds of mail that whoever asks may see: those about what the table of rights lets the role see. */
export function seenKinds(payload: Payload, req: Pick<PayloadRequest, "user">): KindOfMail[] {
  const role = activeStaff(req)?.role;
  return mailKindsOf(payload.config).filter(({ area }) => seesArea(role, area, "mails"));
}

/** Who sees which mails: those about what the table of rights lets the role see. They hold names, addresses and receipts. */
const seesMail: Access = ({ req }) => {
  const role = activeStaff(req)?.role;
  if (!role || role === "administrator") return role === "administrator";
  const seen = seenKinds(req.payload, req);
  return seen.length > 0 && { kind: { in: seen.map(({ value }) => value) } };
};

/** Every mail, written here before it is sent. Only the application writes. */
export const outbox = (kinds: readonly KindOfMail[]): CollectionConfig => ({
  slug: "outbox",
  labels: { singular: "Mail", plural: "Mails" },
  graphQL: false,
  access: { read: seesMail, create: nobody, update: nobody, delete: nobody },
  admin: {
    // Staff come from the screen of mails.
    group: false,
    useAsTitle: "subject",
    defaultColumns: ["subject", "to", "kind", "state", "sentAgain", "createdAt"],
    listSearchableFields: ["subject", "to", "aboutId", "key"],
    description: "Every mail the system has written, with what became of it.",
    hidden: hiddenUnlessRead("outbox"),
  },
  defaultSort: "-createdAt",
  indexes: [{ fields: ["kind", "createdAt"] }, { fields: ["state", "createdAt"] }],
  endpoints: [previewEndpoint, attachmentEndpoint, resendEndpoint],
  fields: [
    { name: "preview", type: "ui", admin: { components: { Field: "/mail/admin/mail-preview#MailPreview" } } },
    {
      name: "sentAgain",
      type: "ui",
      label: "Sent again",
      admin: {
        components: {
          Field: "/mail/admin/sent-again.tsx#SentAgain",
          Cell: "/mail/admin/sent-again.tsx#SentAgainCell",
        },
      },
    },
    { name: "subject", type: "text", required: true },
    {
      type: "row",
      fields: [
        { name: "to", type: "text", required: true, index: true },
        { name: "replyTo", label: "Answers go to", type: "text" },
      ],
    },
    {
      name: "kind",
      type: "select",
      required: true,
      index: true,
      options: kinds.map(({ value, label }) => ({ value, label })),
      admin: { position: "sidebar" },
    },
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      options: [...mailStates],
      admin: { position: "sidebar" },
    },
    { name: "attempts", type: "number", required: true, defaultValue: 0, admin: { position: "sidebar" } },
    {
      name: "nextAttemptAt",
      label: "Next try",
      type: "date",
      index: true,
      admin: { position: "sidebar", date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "sentAt",
      label: "Sent",
      type: "date",
      admin: { position: "sidebar", date: { pickerAppearance: "dayAndTime" } },
    },
    {
      name: "bouncedAt",
      type: "date",
      label: "Came back",
      admin: { position: "sidebar", date: { pickerAppearance: "dayAndTime" } },
    },
    { name: "lastError", type: "text", label: "What is known", admin: { position: "sidebar" } },
    {
      name: "resendOf",
      type: "text",
      index: true,
      label: "Sends again",
      admin: { position: "sidebar", description: "Key of the mail that staff have sent again by this one." },
    },
    { name: "askedBy", type: "text", label: "Asked for by", admin: { position: "sidebar" } },
    {
      name: "wordsRemovedAt",
      label: "Words removed",
      type: "date",
      index: true,
      admin: {
        position: "sidebar",
        description: "When its time was over and its words, addresses and attachments were removed.",
      },
    },
    {
      name: "aboutCollection",
      label: "Kind of record it is about",
      type: "text",
      admin: { position: "sidebar" },
    },
    {
      name: "aboutId",
      label: "Number of the record",
      type: "text",
      index: true,
      admin: { position: "sidebar" },
    },
    {
      name: "key",
      label: "Mark of the mail",
      type: "text",
      required: true,
      unique: true,
      admin: { position: "sidebar", description: "The same key is never sent twice." },
    },
    {
      name: "attachments",
      type: "array",
      fields: [
        { name: "filename", type: "text", required: true },
        { name: "contentType", label: "Kind of file", type: "text", required: true },
        { name: "contentId", label: "Mark within the mail", type: "text" },
        { name: "sha256", label: "Fingerprint", type: "text", required: true },
      ],
    },
    { name: "html", type: "textarea", required: true, admin: { hidden: true } },
    { name: "text", type: "textarea", required: true, admin: { hidden: true } },
  ],
});
