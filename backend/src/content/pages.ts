import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { image } from "../fields/image.ts";
import { order } from "../fields/order.ts";
import { publishingWithLivePreview } from "../fields/publishing.ts";
import { uri } from "../fields/uri.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";
import { notesSavedDraft, staysAtItsAddress, staysForGood } from "./addresses/stays-at-its-address.ts";
import { clinical, isClinical } from "./clinical.ts";
import { pageBlocks } from "./page-blocks.ts";

export const pages: CollectionConfig = {
  slug: "pages",
  custom: { help: "Pages" },
  access: draftedContent,
  versions: publishingWithLivePreview,
  admin: {
    group: "Pages",
    useAsTitle: "title",
    defaultColumns: ["title", "uri", "_status", "updatedAt"],
    listSearchableFields: ["title", "uri"],
  },
  defaultSort: "uri",
  hooks: {
    beforeOperation: [notesSavedDraft],
    beforeChange: [staysAtItsAddress, noRedirectBefore],
    beforeDelete: [staysForGood],
  },
  fields: [
    {
      type: "tabs",
      tabs: [
        {
          label: "Page",
          fields: [
            { name: "title", type: "text", required: true },
            {
              name: "description",
              type: "textarea",
              required: true,
              maxLength: 200,
              admin: { description: "One sentence for cards and search engines, at most 160 characters." },
            },
            {
              name: "intro",
              type: "textarea",
              admin: {
                description:
                  "One to three plain sentences under the title. A dated fact is written by its name, {{one-in-eight}}.",
              },
            },
            {
              name: "hero",
              type: "group",
              label: "Picture at the top",
              fields: [
                image("image"),
                {
                  name: "position",
                  type: "text",
                  admin: { description: 'The part that stays visible, for example "50% 40%".' },
                },
              ],
            },
            { name: "blocks", type: "blocks", label: "Body", blocks: pageBlocks },
          ],
        },
        {
          label: "Home slide",
          description:
            "With a title and a picture, this page has a slide on the home page, after the slides that are made there.",
          fields: [
            {
              name: "frontPageHeroSlide",
              type: "group",
              label: false,
              fields: [
                { name: "title", type: "text" },
                { name: "description", type: "textarea" },
                href("learnMore", {
                  label: "Learn More link",
                  admin: { description: "This page when left empty." },
                }),
                image("image"),
              ],
            },
          ],
        },
        {
          label: "Clinical review",
          description: "A clinical page cannot be published without reviewer, both dates and a source.",
          fields: [isClinical, clinical],
        },
      ],
    },
    uri,
    order,
    {
      name: "readingGrade",
      type: "ui",
      admin: {
        position: "sidebar",
        disableListColumn: true,
        components: { Field: "/content/admin/reading-grade-field.tsx#ReadingGradeField" },
      },
    },
  ],
};
