import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { image, images } from "../fields/image.ts";
import { order } from "../fields/order.ts";
import { publishingWithLivePreview } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";

export const stories: CollectionConfig = {
  slug: "stories",
  custom: { help: "Pages" },
  labels: { singular: "Patient story", plural: "Patient stories" },
  access: draftedContent,
  versions: publishingWithLivePreview,
  admin: {
    group: "Stories and news",
    useAsTitle: "title",
    defaultColumns: ["title", "story.location", "order", "_status"],
  },
  defaultSort: "order",
  hooks: { beforeChange: [noRedirectBefore] },
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    order,
    {
      name: "story",
      type: "group",
      fields: [
        { name: "excerpt", type: "textarea", admin: { description: "One or two sentences for cards." } },
        { name: "location", type: "text" },
        image("featuredImage", { label: "Picture" }),
        ...richText("body", { html: "content", label: "Text", required: true, blocks: true }),
        images("storyGallery", { label: "Gallery" }),
      ],
    },
    {
      name: "storyHeadings",
      type: "array",
      label: "Headings",
      labels: { singular: "Heading", plural: "Headings" },
      admin: { description: "Shown between gallery and text." },
      fields: [
        { name: "headline", type: "text" },
        { name: "subheading", type: "text" },
        { name: "description", type: "textarea" },
      ],
    },
  ],
};
