import type { CollectionConfig } from "payload";
import { draftedContent } from "./access/drafted-content.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";
import { galleryItems } from "./fields/gallery-items.ts";
import { href } from "./fields/href.ts";
import { image } from "./fields/image.ts";
import { publishingWithLivePreview } from "./fields/publishing.ts";
import { richText } from "./fields/rich-text.ts";
import { slug } from "./fields/slug.ts";
import { timeZone } from "./fields/time-zone.ts";
import { zonedDate } from "./fields/zoned-date.ts";

export const events: CollectionConfig = {
  slug: "events",
  graphQL: { singularName: "CharityEvent", pluralName: "CharityEvents" },
  access: draftedContent,
  versions: publishingWithLivePreview,
  admin: {
    group: "Events and groups",
    useAsTitle: "title",
    defaultColumns: ["title", "event.date", "event.location", "_status"],
  },
  defaultSort: "-event.date",
  hooks: { beforeChange: [noRedirectBefore] },
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    {
      name: "event",
      type: "group",
      fields: [
        {
          type: "row",
          fields: [
            zonedDate("date", { label: "Start", required: true, index: true, zonePath: "event.timeZone" }),
            zonedDate("end", { zonePath: "event.timeZone" }),
            { ...timeZone, admin: { ...timeZone.admin, disableBulkEdit: true } },
          ],
        },
        { name: "location", type: "text" },
        { name: "excerpt", type: "textarea", admin: { description: "One or two sentences for cards." } },
        image("featuredImage", { label: "Picture" }),
        image("logo"),
        ...richText("body", { html: "description", label: "Text", required: true }),
        href("website"),
        galleryItems,
      ],
    },
  ],
};
