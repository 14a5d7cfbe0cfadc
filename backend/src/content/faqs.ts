import { faqCategories } from "@pcf/contract/choices";
import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { numberChoice } from "../fields/choice.ts";
import { order } from "../fields/order.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";

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
  defaultSort: ["category", "order"],
  fields: [
    numberChoice(
      "category",
      faqCategories.map(({ id, title }) => ({ value: id, label: title })),
      { required: true },
    ),
    { name: "title", type: "text", label: "Question", required: true },
    ...richText("answer", { html: "content", required: true }),
    order,
  ],
};
