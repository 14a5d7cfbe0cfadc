import type { CollectionConfig } from "payload";
import { draftedContent, openContent } from "../access/collection-access.ts";
import { order } from "../fields/order.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

/** The headings of the page of questions, in their order. */
export const faqCategories: CollectionConfig = {
  slug: "faqCategories",
  labels: { singular: "Category of questions", plural: "Categories of questions" },
  graphQL: { singularName: "FaqCategory", pluralName: "FaqCategories" },
  access: openContent,
  admin: { group: "Events and groups", useAsTitle: "title", defaultColumns: ["title", "order"] },
  defaultSort: "order",
  hooks: { beforeDelete: [keptWhileUsed] },
  fields: [{ name: "title", type: "text", required: true, unique: true }, order],
};

export const faqs: CollectionConfig = {
  slug: "faqs",
  labels: { singular: "Question", plural: "Questions" },
  graphQL: { singularName: "Faq", pluralName: "Faqs" },
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "Events and groups",
    useAsTitle: "title",
    defaultColumns: ["title", "category", "order", "_status"],
  },
  defaultSort: ["category.order", "order"],
  fields: [
    { name: "category", type: "relationship", relationTo: "faqCategories", required: true },
    { name: "title", type: "text", label: "Question", required: true },
    ...richText("answer", { html: "content", required: true, blocks: true }),
    order,
  ],
};
