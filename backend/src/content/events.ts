import { endsTooEarly } from "@pcf/contract/content/event-times";
import type { CollectionConfig, DateFieldValidation } from "payload";
import { date } from "payload/shared";
import { z } from "zod";
import { draftedContent } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { image } from "../fields/image.ts";
import { publishingWithLivePreview } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";
import { timeZone, zones } from "../fields/time-zone.ts";
import { zonedDate } from "../fields/zoned-date.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";
import { galleryItems } from "./gallery-items.ts";

const onItsClock = { zonePath: "event.timeZone", allDayPath: "event.allDay" };

const moment = z.coerce.date().transform((day) => day.toISOString());
const storedTimes = z.object({
  date: moment,
  end: moment.nullish(),
  allDay: z.boolean().nullish(),
  timeZone: z.enum(zones),
});

/** Drafts are not asked: they may be half written. */
const endAfterStart: DateFieldValidation = (value, options) => {
  const answer = date(value, options);
  if (answer !== true) return answer;
  // A start or a zone that cannot be read is refused at its own field.
  const times = storedTimes.safeParse({ ...options.siblingData, end: value });
  if (!times.success || !endsTooEarly(times.data)) return true;
  return times.data.allDay
    ? "The last day lies before the first one. Correct it, or leave it empty for one day."
    : "The end is not after the start. Correct it, or leave it empty.";
};

export const events: CollectionConfig = {
  slug: "events",
  custom: { help: "Times and dates" },
  graphQL: { singularName: "CharityEvent", pluralName: "CharityEvents" },
  access: draftedContent,
  versions: publishingWithLivePreview,
  admin: {
    group: "Events and groups",
    useAsTitle: "title",
    defaultColumns: ["title", "event.date", "event.location", "_status"],
  },
  defaultSort: "-event.date",
  hooks: { beforeChange: [noRedirectBefore] },
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    {
      name: "event",
      type: "group",
      fields: [
        {
          type: "row",
          fields: [
            zonedDate("date", { ...onItsClock, label: "Start", required: true, index: true }),
            zonedDate("end", { ...onItsClock, validate: endAfterStart }),
            { ...timeZone, admin: { ...timeZone.admin, disableBulkEdit: true } },
          ],
        },
        {
          name: "allDay",
          type: "checkbox",
          label: "All day",
          admin: {
            description:
              "For one or several whole days: readers and calendars are shown the days, and no times.",
          },
        },
        { name: "location", type: "text" },
        { name: "excerpt", type: "textarea", admin: { description: "One or two sentences for cards." } },
        image("featuredImage", { label: "Picture" }),
        image("logo"),
        ...richText("body", { html: "description", label: "Text", required: true, blocks: true }),
        href("website"),
        galleryItems,
      ],
    },
  ],
};
