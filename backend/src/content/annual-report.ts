import type { Field, GlobalConfig } from "payload";
import { openGlobal } from "../access/collection-access.ts";
import { anyStaff } from "../access/staff.ts";
import { href } from "../fields/href.ts";
import { file } from "../fields/image.ts";
import { loadRelated } from "../fields/load-related.ts";
import { namedBy } from "../fields/rows/named-rows.ts";

const share: Field = {
  type: "row",
  fields: [
    { name: "label", type: "text", required: true },
    { name: "percent", type: "number", required: true },
    { name: "amount", type: "number" },
  ],
};

const items = { singular: "Item", plural: "Items" };

export const annualReport: GlobalConfig = {
  slug: "annualReport",
  label: "Annual report",
  access: openGlobal,
  versions: { max: 50 },
  admin: {
    group: "Pages",
    description:
      "Percentages and amounts are shown as they stand here; the bars of the charts are drawn from the amounts.",
  },
  fields: [
    { name: "year", type: "number", required: true, defaultValue: 2024 },
    {
      name: "ownerNote",
      type: "textarea",
      label: "Note to the owner of these figures",
      access: { read: anyStaff },
      admin: { description: "Not shown on the site." },
    },
    {
      name: "revenue",
      type: "group",
      fields: [
        { name: "total", type: "number", required: true, defaultValue: 0 },
        { name: "items", type: "array", labels: items, fields: [share] },
      ],
    },
    {
      name: "expenses",
      type: "group",
      label: "Allocations and expenses",
      fields: [
        { name: "total", type: "number", required: true, defaultValue: 0 },
        {
          name: "items",
          type: "array",
          labels: items,
          fields: [
            share,
            { name: "children", type: "array", label: "Of which", labels: items, fields: [share] },
          ],
        },
      ],
    },
    {
      name: "excess",
      type: "group",
      label: "Excess revenue over expenses",
      fields: [
        { name: "percent", type: "number", required: true, defaultValue: 0 },
        { name: "amount", type: "number", required: true, defaultValue: 0 },
      ],
    },
    {
      name: "flipbook",
      type: "group",
      label: "The report",
      fields: [
        { name: "label", type: "text", required: true, defaultValue: "" },
        href("url", { required: true, defaultValue: "" }),
      ],
    },
    {
      name: "historical",
      type: "array",
      label: "Reports of earlier years",
      labels: { singular: "Report", plural: "Reports" },
      ...namedBy("year"),
      fields: [
        { name: "year", type: "number", required: true },
        file("document", "application/pdf", { label: "PDF" }),
        {
          ...href("url", { admin: { description: "Only for a report that is kept elsewhere." } }),
          hooks: {
            afterRead: [
              async ({ value, siblingData, req }) =>
                value || (await loadRelated(req, "media", siblingData?.document))?.sourceUrl,
            ],
          },
        },
        {
          name: "filesize",
          type: "number",
          virtual: true,
          admin: { disabled: true },
          hooks: {
            afterRead: [
              async ({ siblingData, req }) =>
                (await loadRelated(req, "media", siblingData?.document))?.filesize ?? null,
            ],
          },
        },
      ],
    },
  ],
};
