import { specialParts } from "@pcf/contract/choices";
import { type BlockType, typeOfBlock } from "@pcf/contract/content/blocks";
import type { Block } from "payload";
import { choice } from "../fields/choice.ts";
import { email } from "../fields/email.ts";
import { href } from "../fields/href.ts";
import { file, image } from "../fields/image.ts";
import { richText } from "../fields/rich-text.ts";
import { writtenBlocks } from "../fields/text-blocks/block-fields.ts";

/** A part of page bodies under its name in the contract, by which the site reads and renders it. */
const pageBlock = <Type extends BlockType>(
  slug: Type,
  block: Omit<Block, "slug" | "interfaceName">,
): Block & { slug: Type } => ({ slug, interfaceName: typeOfBlock(slug), ...block });

const specialPartLabels: Record<(typeof specialParts)[number], string> = {
  "risk-finder": "Find your row (risk groups)",
  "psa-question": "Should I ask about a PSA test? (questions and answers)",
  "report-reader": "Understand my report (risk group, what does not fit, questions)",
  "kit-form": "Reef Knot Kit request form",
  "contact-form": "General inquiry form",
  "volunteer-form": "Volunteer form",
  "support-group-council-contact": "Contact of the support group councils",
  "butts-in-motion-activities": "Butts in Motion activities",
  helpline: "Urgent help: what is an emergency, and whom to call",
  "company-address": "Address of the charity",
  "annual-report-figures": "Figures of the annual report",
  "historical-reports": "Reports of earlier years",
  grantees: "Grantees by year",
  "retention-table": "How long records are kept",
  "privacy-officer": "Privacy officer",
};

/** A block of the contract that is missing here, or one that is not of the contract, does not compile. */
const blocks = {
  richText: pageBlock("richText", {
    labels: { singular: "Text", plural: "Texts" },
    fields: richText("body", { html: "html", label: "Text", required: true }),
  }),
  accordion: pageBlock("accordion", {
    labels: { singular: "Accordion", plural: "Accordions" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "items",
        type: "array",
        minRows: 1,
        labels: { singular: "Item", plural: "Items" },
        fields: [
          { name: "title", type: "text", required: true },
          ...richText("body", { html: "html", label: "Text", required: true }),
        ],
      },
    ],
  }),
  figure: pageBlock("figure", writtenBlocks.figure()),
  drawing: pageBlock("drawing", {
    labels: { singular: "Drawing", plural: "Drawings" },
    fields: [
      {
        name: "drawing",
        type: "upload",
        relationTo: "drawings",
        required: true,
        admin: {
          description:
            "Its title, legend and caption stand with the drawing itself, once for all pages that show it.",
        },
      },
    ],
  }),
  video: pageBlock("video", writtenBlocks.video()),
  videoCarousel: pageBlock("videoCarousel", {
    labels: { singular: "Video carousel", plural: "Video carousels" },
    fields: [
      { name: "title", type: "text" },
      { name: "videos", type: "relationship", relationTo: "videos", hasMany: true, required: true },
    ],
  }),
  table: pageBlock("table", writtenBlocks.table()),
  definitionList: pageBlock("definitionList", {
    labels: { singular: "Definitions", plural: "Definitions" },
    fields: [
      { name: "title", type: "text" },
      { name: "expandable", type: "checkbox", label: "Each definition opens on its own" },
      {
        name: "numbers",
        type: "checkbox",
        label: "The terms are numbers: large, with a picture each",
        admin: {
          description:
            "For a term such as “1 in 8”, “85%” or “27,900 a year”. The picture is drawn from the number.",
          condition: (_data, block: { expandable?: boolean | null }) => !block.expandable,
        },
      },
      {
        name: "items",
        type: "array",
        required: true,
        labels: { singular: "Term", plural: "Terms" },
        fields: [
          { name: "term", type: "text", required: true },
          ...richText("body", { html: "html", label: "Definition", required: true }),
        ],
      },
    ],
  }),
  cardGrid: pageBlock("cardGrid", {
    labels: { singular: "Cards", plural: "Cards" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "cards",
        type: "array",
        required: true,
        labels: { singular: "Card", plural: "Cards" },
        fields: [
          { name: "title", type: "text", required: true },
          { name: "text", type: "textarea" },
          href("href", { required: true }),
          image("image"),
        ],
      },
    ],
  }),
  logoGrid: pageBlock("logoGrid", {
    labels: { singular: "Logos", plural: "Logos" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "logos",
        type: "array",
        required: true,
        labels: { singular: "Logo", plural: "Logos" },
        fields: [
          { name: "name", type: "text", required: true },
          href("href", { required: true }),
          image("image"),
        ],
      },
    ],
  }),
  callToAction: pageBlock("callToAction", {
    labels: { singular: "Call to action", plural: "Calls to action" },
    fields: [
      { name: "title", type: "text", required: true },
      { name: "text", type: "textarea" },
      { name: "label", type: "text", label: "Words on the button", required: true },
      href("href", { required: true }),
      choice("tone", [
        { value: "calm", label: "Calm" },
        { value: "donate", label: "Donate (red; for giving only)" },
      ]),
    ],
  }),
  contactBlocks: pageBlock("contactBlocks", {
    labels: { singular: "Contacts", plural: "Contacts" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "contacts",
        type: "array",
        required: true,
        labels: { singular: "Contact", plural: "Contacts" },
        fields: [
          { name: "title", type: "text", required: true },
          { name: "text", type: "textarea" },
          email("email"),
          { name: "phone", type: "text" },
        ],
      },
    ],
  }),
  downloads: pageBlock("downloads", {
    labels: { singular: "Downloads", plural: "Downloads" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "files",
        type: "array",
        required: true,
        labels: { singular: "File", plural: "Files" },
        fields: [
          { name: "label", type: "text", required: true },
          { name: "note", type: "text" },
          file("file", "application/pdf", { required: true }),
        ],
      },
    ],
  }),
  quote: pageBlock("quote", {
    labels: { singular: "Quote", plural: "Quotes" },
    fields: [
      { name: "text", type: "textarea", required: true },
      { name: "attribution", type: "text", label: "Who said it" },
    ],
  }),
  gallery: pageBlock("gallery", writtenBlocks.gallery()),
  special: pageBlock("special", {
    labels: { singular: "Part of the site", plural: "Parts of the site" },
    fields: [
      choice(
        "part",
        specialParts.map((value) => ({ value, label: specialPartLabels[value] })),
        { required: true },
      ),
      ...richText("body", {
        html: "html",
        label: "What is an emergency on this page",
        description:
          "Stands in the box above the numbers 911, 811 and 9-8-8. As the first part of a page the box stands above everything else. One to a page.",
        condition: (_data, block: { part?: string | null }) => block.part === "helpline",
      }),
    ],
  }),
} satisfies { [Type in BlockType]: Block & { slug: Type } };

/** What a page body may be made of, in the order in which the admin offers it. */
export const pageBlocks: Block[] = Object.values(blocks);
