import type { CollectionBeforeChangeHook, CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { nobody } from "../../access/staff.ts";
import { staffChanges } from "../../audit/staff-changes.ts";
import { email } from "../../fields/email.ts";
import { localDate } from "../../fields/local-date.ts";
import { relatedId } from "../../platform/database/related-id.ts";

/** A group says that it has confirmed its details: never by what its leader once said of another. */
const confirmsOneGroup: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const before = relatedId(originalDoc?.group);
  const isOther = before !== null && "group" in data && relatedId(data.group) !== before;
  if (!isOther || (data.confirmedOn ?? originalDoc.confirmedOn) !== originalDoc.confirmedOn) return data;
  return { ...data, confirmedOn: null };
};

/**
 * Whom we ask four times a year whether the details of a group are right. Never public: what visitors may write to stands
 * among the contacts of the group itself. Beside the group and not in it, so that no older version keeps an address.
 */
export const groupLeaders: CollectionConfig = {
  slug: "group-leaders",
  labels: { singular: "Leader of a group", plural: "Leaders of groups" },
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("group-leaders"),
  admin: {
    group: "Events and groups",
    useAsTitle: "name",
    listSearchableFields: ["name", "email"],
    defaultColumns: ["group", "name", "confirmedOn", "askedFor", "noMails"],
    description:
      "Once a quarter each gets a mail with a link to confirm or correct the details of the group. Visitors never see what stands here, but for the month of the confirmation.",
    hidden: hiddenUnlessRead("group-leaders"),
  },
  defaultSort: "confirmedOn",
  hooks: {
    ...staffChanges({
      created: "leader-added",
      changed: "leader-changed",
      deleted: "leader-deleted",
      label: ({ id }) => `No. ${id}`,
      detail: (leader, previous) =>
        ["group", "name", "email", "noMails", "confirmedOn"]
          .filter((field) => JSON.stringify(leader[field]) !== JSON.stringify(previous[field]))
          .join(", "),
    }),
    beforeChange: [confirmsOneGroup],
  },
  fields: [
    {
      name: "group",
      type: "relationship",
      relationTo: "supportGroups",
      unique: true,
      // Not `required`: the database could then not delete a group for good before its leader.
      validate: (value: unknown) => Boolean(value) || "Choose the group.",
    },
    { name: "name", type: "text", required: true },
    email("email", { index: true, label: "Email" }),
    {
      name: "noMails",
      type: "checkbox",
      label: "No mails, please",
      admin: { description: "Ticked by a leader who wants none, or by staff." },
    },
    localDate("confirmedOn", {
      label: "Last confirmed on",
      description:
        "By the link, or to you on the telephone: then write the day yourself. Empty again when you choose another group.",
    }),
    {
      name: "askedFor",
      type: "text",
      index: true,
      label: "Last asked in",
      access: { create: nobody, update: nobody },
      admin: { readOnly: true },
    },
  ],
};
