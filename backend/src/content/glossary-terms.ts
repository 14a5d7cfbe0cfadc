import { glossaryUrl } from "@pcf/contract/urls";
import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { publishing } from "../fields/publishing.ts";
import { slug } from "../fields/slug.ts";

/** What opens beside a marked word has room for so much. */
const longestDefinition = 400;

/** Words that readers may not know, each with its meaning. Texts mark them by links, which open the meaning in place. */
export const glossaryTerms: CollectionConfig = {
  slug: "glossaryTerms",
  labels: { singular: "Word explained", plural: "Words explained" },
  graphQL: { singularName: "GlossaryTerm", pluralName: "GlossaryTerms" },
  access: draftedContent,
  versions: publishing,
  custom: { help: "Words explained" },
  admin: {
    group: "Pages",
    useAsTitle: "term",
    defaultColumns: ["term", "definition", "_status"],
    listSearchableFields: ["term", "definition"],
    description: `They all stand at ${glossaryUrl}. In a text, mark a word and choose “Link”, then “A word explained”.`,
  },
  defaultSort: "term",
  fields: [
    {
      name: "term",
      type: "text",
      label: "Word",
      required: true,
      admin: { description: "As a heading, such as “Biopsy” or “PSA”." },
    },
    slug({ from: "term" }),
    {
      name: "definition",
      type: "textarea",
      label: "What it means",
      required: true,
      maxLength: longestDefinition,
      admin: {
        description: `One to three plain sentences, at most ${longestDefinition} characters. No doses, and no word that itself needs explaining.`,
      },
    },
    {
      name: "alsoCalled",
      type: "text",
      hasMany: true,
      label: "Also called",
      admin: {
        description: "Other words for it, or what its letters stand for. Press Enter after each.",
      },
    },
    href("readMore", {
      label: "Page to read more",
      admin: { description: "Such as /about-prostate-cancer/diagnosis-and-staging/biopsy-and-imaging" },
    }),
  ],
};
