import type { CollectionConfig, TextFieldValidation } from "payload";
import { text } from "payload/shared";
import { draftedContent } from "../access/collection-access.ts";
import { anyStaff } from "../access/staff.ts";
import { href } from "../fields/href.ts";
import { localDate } from "../fields/local-date.ts";
import { publishing } from "../fields/publishing.ts";
import { notesSavedDraft } from "./addresses/stays-at-its-address.ts";
import { staysWhileNamed } from "./facts/stays-while-named.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

const copy = {
  name: "Write small letters, digits and hyphens, such as one-in-eight.",
  braces: "A fact is written without braces.",
};

const isName: TextFieldValidation = (value, options) =>
  value && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? copy.name : text(value, options);

/** The words of a fact are not looked through for the names of others. */
const withoutBraces: TextFieldValidation = (value, options) =>
  value && /[{}]/.test(value) ? copy.braces : text(value, options);

/** Numbers, prices, sums and times that texts use by name: changed here, they are changed everywhere. */
export const facts: CollectionConfig = {
  slug: "facts",
  labels: { singular: "Dated fact", plural: "Dated facts" },
  graphQL: { singularName: "Fact", pluralName: "Facts" },
  custom: { help: "Dated facts" },
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "Pages",
    useAsTitle: "title",
    defaultColumns: ["value", "title", "name", "reviewBy", "_status"],
    listSearchableFields: ["title", "name", "value"],
    description:
      "A number that stands in many texts, written once. A text names it in two braces, such as {{one-in-eight}}, and shows its value.",
  },
  defaultSort: "name",
  hooks: {
    beforeOperation: [notesSavedDraft],
    beforeChange: [staysWhileNamed],
    beforeDelete: [keptWhileUsed],
  },
  fields: [
    {
      name: "title",
      type: "text",
      required: true,
      label: "What it says",
      admin: {
        description:
          "Readers see this after the number, under “Numbers on this page”. Such as: Canadian men who will be told that they have prostate cancer.",
      },
      validate: withoutBraces,
    },
    {
      type: "row",
      fields: [
        {
          name: "value",
          type: "text",
          required: true,
          admin: { description: "As it stands in a sentence: 1 in 8, 85%, $37, 2." },
          validate: withoutBraces,
        },
        {
          name: "unit",
          type: "text",
          admin: { description: "What comes after it each time, such as weeks. Empty where nothing does." },
          validate: withoutBraces,
        },
      ],
    },
    {
      name: "source",
      type: "group",
      label: "Where it comes from",
      fields: [
        { name: "title", type: "text", required: true },
        { name: "publisher", type: "text" },
        href("url", { label: "Link" }),
        {
          type: "row",
          fields: [
            {
              name: "page",
              type: "text",
              label: "Place in it",
              admin: { description: "Such as p. 12, or Table 3." },
            },
            { name: "year", type: "number", min: 1900, max: 2100 },
          ],
        },
      ],
    },
    {
      type: "row",
      fields: [
        localDate("checkedOn", {
          required: true,
          label: "Last checked",
          description: "The day on which somebody last looked whether it still holds.",
        }),
        localDate("reviewBy", {
          required: true,
          label: "To be checked by",
          description: "After this day it is on the list “Numbers to check”, and the page says so.",
          Cell: "/content/facts/admin/review-by-cell.tsx#ReviewByCell",
          validate: (value, { siblingData }) => {
            const { checkedOn } = siblingData as { checkedOn?: string | null };
            return value && checkedOn && value <= checkedOn
              ? "It comes after the day of the last check."
              : true;
          },
        }),
      ],
    },
    {
      name: "owner",
      type: "text",
      required: true,
      label: "Who looks after it",
      access: { read: anyStaff },
      admin: { description: "A name or an office. Only staff see it." },
    },
    {
      name: "name",
      type: "text",
      required: true,
      unique: true,
      index: true,
      admin: {
        position: "sidebar",
        description: "What texts call it, such as one-in-eight. It stays as it is once a text uses it.",
      },
      validate: isName,
    },
    {
      name: "token",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        components: { Field: "/content/facts/admin/copy-token.tsx#CopyToken" },
      },
    },
  ],
};
