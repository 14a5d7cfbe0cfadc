import {
  BlockquoteFeature,
  BoldFeature,
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
import type { Field, FieldAffectingData } from "payload";
import { href } from "../fields/href.ts";
import { FactFeature } from "./facts/fact-feature.ts";

/**
 * The address of a link as it was written. The library's own field writes percent signs over addresses that it does not know as
 * such: `/news/caf%C3%A9` would be stored as `%2Fnews%2Fcaf%25C3%25A9`, and lead nowhere.
 */
const linkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }): Field[] =>
  defaultFields.map((field) => (field.name === "url" ? href("url", { required: true }) : (field as Field)));

/** What staff can write: headings below the page title, lists, links, quotes. No colours, sizes or alignment. Facts are put in by name. */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ["h2", "h3", "h4"] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
    FactFeature(),
  ],
});
