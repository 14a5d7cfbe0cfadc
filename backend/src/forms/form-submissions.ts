import { forms } from "@pcf/contract/forms/forms";
import type { CollectionConfig, TextField } from "payload";
import { hiddenUnlessRead, officeRecords } from "../access/collection-access.ts";
import { nobody } from "../access/staff.ts";
import { staffChanges } from "../audit/staff-changes.ts";
import { dayComponents } from "../platform/admin/one-date-format.ts";

const asSent = { update: nobody };

const text = (
  name: string,
  more: Pick<TextField, "admin" | "index" | "required" | "unique"> = {},
): TextField => ({
  ...more,
  name,
  type: "text",
  access: asSent,
});

/** Every answer to one of the forms, stored before any mail is tried. Staff note what they have done about it. */
export const formSubmissions: CollectionConfig = {
  slug: "form-submissions",
  labels: { singular: "Form received", plural: "Forms received" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("form-submissions"),
  admin: {
    group: "Office",
    useAsTitle: "reference",
    defaultColumns: ["reference", "form", "person", "state", "mailOn", "createdAt"],
    listSearchableFields: ["reference", "person", "email"],
    description:
      "New is work to do. Newsletter sign-ups are Done as they come: their senders are asked by mail to confirm, see Subscribers. Kits to mail this Wednesday: filter by form, by state New and by the day under “Mail on”.",
    hidden: hiddenUnlessRead("form-submissions"),
  },
  defaultSort: "-createdAt",
  hooks: staffChanges({
    changed: "form-changed",
    deleted: "form-deleted",
    label: ({ reference }) => String(reference),
    detail: ({ state, note }, previous) => {
      if (state !== previous.state) return `${previous.state} → ${state}`;
      return note === previous.note ? undefined : "note";
    },
  }),
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
      admin: { description: "Which colleague sees to it." },
    },
    {
      name: "mailedAt",
      type: "date",
      index: true,
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
    text("spamReason"),
    text("sender", { index: true, admin: { hidden: true } }),
    text("contentMark", { unique: true, admin: { hidden: true } }),
  ],
};
