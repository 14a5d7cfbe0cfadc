import {
  BlockquoteFeature,
  BoldFeature,
  createServerFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from "@payloadcms/richtext-lexical";
import type { Field, FieldAffectingData, TextField } from "payload";
import { href } from "../fields/href.ts";

/** In the toolbar of every text: the facts to choose from, each with its value. What is chosen is written by its name. */
const FactFeature = createServerFeature({
  key: "fact",
  feature: { ClientFeature: "/content/facts/admin/fact-picker.tsx#FactFeatureClient" },
});

/** Words of the form for links, in place of the library's: a link leads to an address, or to a word that the glossary explains. */
const copy = {
  linkType: "What is it?",
  kinds: { custom: "A link to an address", internal: "A word explained" },
  word: "Which word?",
  wordHint: "Readers press it, and its meaning opens in place. Words are written under “Words explained”.",
};

/**
 * The fields of a link. The address stays as it was written: the library's own field writes percent signs over addresses that
 * it does not know as such, and `/news/caf%C3%A9` would be stored as `%2Fnews%2Fcaf%25C3%25A9`, and lead nowhere.
 */
const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }): Field[] =>
  (defaultFields as Field[]).map((field): Field => {
    if (!("name" in field)) return field;
    if (field.name === "url")
      return href("url", { required: true, admin: field.admin as TextField["admin"] });
    if (field.name === "linkType" && field.type === "radio")
      return {
        ...field,
        label: copy.linkType,
        admin: { ...field.admin, description: undefined },
        options: Object.entries(copy.kinds).map(([value, label]) => ({ value, label })),
      };
    if (field.name === "doc" && field.type === "relationship")
      return {
        ...field,
        label: copy.word,
        admin: { ...field.admin, description: copy.wordHint, sortOptions: "term" },
      } as Field;
    return field;
  });

/** What staff can write: headings below the page title, lists, links, quotes. No colours, sizes or alignment. Facts are put in by name. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: ["glossaryTerms"], fields: linkFields }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
    FactFeature(),
  ],
});
