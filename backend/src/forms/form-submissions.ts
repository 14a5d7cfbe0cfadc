import { forms } from "@pcf/contract/forms/forms";
import type { CollectionConfig, TextField } from "payload";
import { hiddenUnlessRead, officeRecords } from "../access/collection-access.ts";
import { nobody } from "../access/staff.ts";
import { staffChanges } from "../audit/staff-changes.ts";
import type { FormSubmission } from "../payload-types.ts";
import { dayComponents } from "../platform/admin/one-date-format.ts";
import { relatedId } from "../platform/database/related-id.ts";
import { notesFoundBy } from "./found-by.ts";

const asSent = { update: nobody };

const text = (
  name: string,
  more: Pick<TextField, "admin" | "index" | "label" | "required" | "unique"> = {},
): TextField => ({
  ...more,
  name,
  type: "text",
  access: asSent,
});

const idOfColleague = (related: unknown) => relatedId(related as FormSubmission["assignedTo"]);

/** Every answer to one of the forms, stored before any mail is tried. Staff note what they have done about it. */
export const formSubmissions: CollectionConfig = {
  slug: "form-submissions",
  labels: { singular: "Form received", plural: "Forms received" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("form-submissions"),
  admin: {
    // Staff come from the screens of kits, messages and volunteers.
    group: false,
    useAsTitle: "reference",
    defaultColumns: ["reference", "form", "person", "state", "mailOn", "createdAt"],
    listSearchableFields: ["reference", "person", "email"],
    description:
      "Every form as it came in. The work is done on the screens Kits, Messages and Volunteers; who signs up for the newsletter is asked by mail to confirm, and stands under Subscribers.",
    hidden: hiddenUnlessRead("form-submissions"),
  },
  defaultSort: "-createdAt",
  // Lists of one form, and what waits of it.
  indexes: [{ fields: ["form", "mailOn", "state"] }, { fields: ["form", "state", "createdAt"] }],
  hooks: {
    beforeChange: [notesFoundBy],
    ...staffChanges({
      changed: "form-changed",
      deleted: "form-deleted",
      label: ({ reference }) => String(reference),
      detail: ({ state, note, assignedTo }, previous) => {
        const [colleague, before] = [assignedTo, previous.assignedTo].map(idOfColleague);
        const changes = [
          state !== previous.state && `${previous.state} → ${state}`,
          colleague !== before && (colleague ? "given to a colleague" : "given to nobody"),
          note !== previous.note && "note",
        ];
        return changes.filter(Boolean).join(", ") || undefined;
      },
    }),
  },
  fields: [
    {
      name: "state",
      type: "select",
      required: true,
      index: true,
      defaultValue: "new",
      options: [
        { value: "new", label: "New" },
        { value: "done", label: "Done" },
        { value: "spam", label: "Spam" },
      ],
    },
    { name: "note", type: "textarea", admin: { description: "What was done about it." } },
    {
      name: "assignedTo",
      type: "relationship",
      relationTo: "users",
      index: true,
      // The page of the message gives it to a colleague who may read it (`messages/colleagues.ts`).
      access: asSent,
      admin: { hidden: true },
    },
    {
      name: "mailedAt",
      label: "Mailed",
      type: "date",
      index: true,
      access: asSent,
      admin: { readOnly: true, description: "Kits: when the list of its Wednesday was marked as mailed." },
    },
    text("reference", { required: true, unique: true }),
    {
      name: "form",
      type: "select",
      required: true,
      index: true,
      options: forms.map(({ name }) => name),
      access: asSent,
    },
    text("person"),
    text("email", { index: true }),
    text("mailOn", {
      label: "Goes out on",
      index: true,
      admin: { components: dayComponents, description: "Kits: the Wednesday on which it is to go out." },
    }),
    text("group", {
      index: true,
      admin: {
        description: "Changes of a support group: the group that it is about.",
        condition: ({ group }) => Boolean(group),
      },
    }),
    {
      name: "answers",
      type: "json",
      required: true,
      access: asSent,
      admin: {
        components: {
          Field: "/forms/admin/answers-field#AnswersField",
          Cell: "/forms/admin/answers-field#AnswersCell",
        },
      },
    },
    text("spamReason", { label: "Why it counts as spam" }),
    text("words", { admin: { hidden: true } }),
    text("household", { index: true, admin: { hidden: true } }),
    text("sender", { index: true, admin: { hidden: true } }),
    text("contentMark", { unique: true, admin: { hidden: true } }),
  ],
};
