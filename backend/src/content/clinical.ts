import type { CheckboxField, GroupField } from "payload";
import { href } from "../fields/href.ts";
import { localDate } from "../fields/local-date.ts";

const markedSource = /^#source-(\d+)$/;

/** A link to `#source-2` marks a sentence with the second source of its page: that number, or undefined for other links. */
function sourceMarked(href: string): number | undefined {
  const number = markedSource.exec(href)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The sources that the texts in `blocks` mark, by their number on the page: links to `#source-2` and the like. */
function markedSources(blocks: unknown): number[] {
  const found = new Set<number>();
  const look = (value: unknown) => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inside] of Object.entries(value)) {
      const number = name === "url" && typeof inside === "string" ? sourceMarked(inside) : undefined;
      if (number === undefined) look(inside);
      else found.add(number);
    }
  };
  look(blocks);
  return [...found].sort((a, b) => a - b);
}

const clinicalSection = "/about-prostate-cancer/";

/** Pages of medical information: all under /about-prostate-cancer/, and any other that staff mark. */
export const isClinicalPage = (page: { uri?: unknown; isClinical?: unknown }): boolean =>
  page.isClinical === true || (typeof page.uri === "string" && page.uri.startsWith(clinicalSection));

export const isClinical: CheckboxField = {
  name: "isClinical",
  type: "checkbox",
  label: "This page holds medical information",
  defaultValue: false,
  admin: { description: `Always so for pages under ${clinicalSection}.` },
  hooks: {
    beforeValidate: [
      ({ value, data, originalDoc }) =>
        isClinicalPage({ isClinical: value, uri: data?.uri ?? originalDoc?.uri }),
    ],
  },
};

type Validated = { data: unknown; req?: { context?: { seeding?: unknown } } };

/** A page that a start without sample content publishes empty, for staff to write: there is nothing yet to review. */
const isSeededEmpty = (page: object, req: Validated["req"]) =>
  req?.context?.seeding === true && (!("blocks" in page) || rowsOf(page.blocks) === 0);

const missing = (value: unknown, { data: page, req }: Validated) =>
  (value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0)) &&
  typeof page === "object" &&
  page !== null &&
  isClinicalPage(page) &&
  !isSeededEmpty(page, req);

/** What is wrong with the marks in the text of a page with so many sources, if anything is. */
function wrongMark(page: unknown, sources: number): string | undefined {
  const blocks = typeof page === "object" && page !== null && "blocks" in page ? page.blocks : undefined;
  const wrong = markedSources(blocks).find((number) => number < 1 || number > sources);
  if (wrong === undefined) return undefined;
  const has = sources === 1 ? "1 source" : `${sources} sources`;
  return `The text marks a sentence with source ${wrong}, but the page has ${has}. Add the source, or correct the mark in the text.`;
}

/** The editor asks with the rows, the form of the admin with their number. */
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.length : Number(value) || 0);

/** Who reviewed the page, when, and on which sources. Checked when a page is published; drafts may lack it. */
export const clinical: GroupField = {
  name: "clinical",
  type: "group",
  label: "Review",
  fields: [
    {
      name: "reviewer",
      type: "text",
      admin: { description: "Name and profession of the person who checked this page." },
      validate: (value: unknown, options: Validated) =>
        missing(value, options) ? "A clinical page needs a reviewer before it is published." : true,
    },
    {
      type: "row",
      fields: [
        localDate("lastReviewed", {
          label: "Last review",
          validate: (value, options) =>
            missing(value, options)
              ? "A clinical page needs the date of its last review before it is published."
              : true,
        }),
        localDate("nextReview", {
          label: "Next review",
          validate: (value, options) => {
            if (missing(value, options)) {
              return "A clinical page needs the date of its next review before it is published.";
            }
            const { lastReviewed } = options.siblingData as { lastReviewed?: string | null };
            return value && lastReviewed && value <= lastReviewed
              ? "The next review comes after the last one."
              : true;
          },
        }),
      ],
    },
    {
      name: "sources",
      type: "array",
      labels: { singular: "Source", plural: "Sources" },
      admin: {
        description:
          "A link to #source-1 behind a sentence marks it with the first source, #source-2 with the second. Their order here is their number.",
      },
      validate: (value: unknown, options: Validated) =>
        missing(value, options)
          ? "A clinical page needs at least one source before it is published."
          : (wrongMark(options.data, rowsOf(value)) ?? true),
      fields: [
        { name: "title", type: "text", required: true },
        { name: "publisher", type: "text" },
        href("url", { label: "Link" }),
        { name: "year", type: "number", min: 1900, max: 2100 },
      ],
    },
  ],
};
