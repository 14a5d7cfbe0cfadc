import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { choice } from "../fields/choice.ts";
import { href } from "../fields/href.ts";
import { image, images } from "../fields/image.ts";
import { publishingWithLivePreview } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";
import { zonedDate } from "../fields/zoned-date.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";

export const news: CollectionConfig = {
  slug: "news",
  custom: { help: "Pages" },
  labels: { singular: "Article", plural: "News" },
  graphQL: { singularName: "NewsArticle", pluralName: "News" },
  access: draftedContent,
  versions: publishingWithLivePreview,
  admin: { group: "Stories and news", useAsTitle: "title", defaultColumns: ["title", "date", "_status"] },
  defaultSort: "-date",
  hooks: { beforeChange: [noRedirectBefore] },
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    zonedDate("date", {
      required: true,
      index: true,
      sidebar: true,
      defaultValue: () => new Date().toISOString(),
    }),
    {
      name: "newsField",
      type: "group",
      label: "Article",
      fields: [
        { name: "excerpt", type: "textarea", admin: { description: "One or two sentences for cards." } },
        image("newsHero", { label: "Picture" }),
        ...richText("body", { html: "content", label: "Text", required: true, blocks: true }),
        images("newsGallery", { label: "Gallery" }),
      ],
    },
    {
      name: "newsButtons",
      type: "array",
      label: "Buttons",
      labels: { singular: "Button", plural: "Buttons" },
      fields: [
        { name: "name", type: "text", label: "Words on the button", required: true },
        href("url", { required: true }),
        choice("color", [
          { value: "darkBlue", label: "Dark blue" },
          { value: "light", label: "Light" },
        ]),
      ],
    },
  ],
};
