import type { GroupField, TextareaField } from "payload";
import { href } from "../fields/href.ts";
import { richText } from "../fields/rich-text.ts";

/** What the site reads. Stored as `address`: the whole column name would be too long for Postgres. */
const mailingAddress: TextareaField = {
  name: "mailingAddress",
  type: "textarea",
  virtual: true,
  admin: { disabled: true },
  hooks: { afterRead: [({ siblingData }) => siblingData?.address] },
};

export const supportGroupMainContent: GroupField = {
  name: "supportGroupMainContent",
  type: "group",
  label: false,
  fields: [
    {
      name: "timeWhenWhereAlso",
      type: "group",
      label: "In words",
      admin: { description: "What people read. It must agree with the meeting below." },
      fields: [
        { name: "when", type: "text" },
        { name: "time", type: "text" },
        { name: "where", type: "textarea" },
        { name: "note", type: "textarea" },
        { name: "address", type: "textarea", label: "Mailing address" },
        mailingAddress,
        href("w", { label: "Website" }),
      ],
    },
    {
      name: "googleMapMarker",
      type: "group",
      label: "On the map",
      fields: [
        {
          type: "row",
          fields: [
            { name: "lat", type: "number", label: "Latitude", min: 41, max: 84 },
            { name: "lng", type: "number", label: "Longitude", min: -142, max: -52 },
          ],
        },
        href("mapUrl", { label: "Link to a map" }),
      ],
    },
    ...richText("about", { html: "learnMore", label: "Learn more" }),
  ],
};
