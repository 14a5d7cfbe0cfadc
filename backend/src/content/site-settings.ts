import { provinces } from "@pcf/contract/choices";
import type { Field, GlobalConfig } from "payload";
import { editorsOnly, openGlobal } from "../access/collection-access.ts";
import { staffWho } from "../access/staff.ts";
import { choice } from "../fields/choice.ts";
import { email } from "../fields/email.ts";
import { href } from "../fields/href.ts";

/** What the site shows and does. Other roles, which change what features add below, leave it to editors. */
const siteFields: Field[] = [
  choice(
    "provinceFirst",
    provinces.map(({ code, name }) => ({ value: code, label: name })),
    { required: true, label: "Province that comes first in lists", defaultValue: "BC" },
  ),
  {
    name: "redirectPauseSeconds",
    label: "Seconds before the page moves on",
    type: "number",
    required: true,
    min: 0,
    max: 60,
    defaultValue: 5,
    admin: { description: "How long the page for unknown addresses is shown before it leads on." },
  },
  {
    name: "map",
    type: "group",
    admin: {
      description:
        "What the map of support groups shows at first, and how close readers come: zoom 4 is the whole country, 9 a city with its surroundings.",
    },
    fields: [
      {
        type: "row",
        fields: [
          { name: "latitude", type: "number", required: true, defaultValue: 60 },
          { name: "longitude", type: "number", required: true, defaultValue: -96 },
          { name: "zoom", label: "Zoom at first", type: "number", required: true, defaultValue: 4 },
          { name: "maxZoom", label: "Closest zoom", type: "number", required: true, defaultValue: 9 },
        ],
      },
    ],
  },
  {
    name: "mailingListDefault",
    type: "checkbox",
    label: "The mailing-list box of the kit form is ticked at first",
    defaultValue: true,
  },
  {
    name: "kitShippingText",
    label: "How long a kit takes",
    type: "textarea",
    required: true,
    defaultValue: "",
    admin: { description: "The times are dated facts: {{kit-time-bc}} and {{kit-time-elsewhere}}." },
  },
  href("storeUrl", { label: "Online store", required: true, defaultValue: "" }),
  href("channelUrl", { label: "Video channel", required: true, defaultValue: "" }),
  href("newsletterArchiveUrl", { label: "Newsletter archive", required: true, defaultValue: "" }),
  {
    name: "calendarWidgetNote",
    label: "Note before another company’s calendar",
    type: "textarea",
    admin: { description: "Said before the calendar of another company is loaded, where one is set up." },
  },
  {
    name: "privacyOfficer",
    type: "group",
    label: "Privacy officer",
    admin: {
      description: "Named on the privacy page. What is left empty is the charity’s own contact.",
    },
    fields: [
      {
        type: "row",
        fields: [
          { name: "name", type: "text" },
          { name: "office", type: "text", admin: { description: "Such as: Privacy Officer." } },
        ],
      },
      {
        type: "row",
        fields: [email("email"), { name: "telephone", type: "text" }],
      },
      { name: "address", type: "textarea", label: "Post address, if another than the charity’s" },
    ],
  },
];

export const siteSettings: GlobalConfig = {
  slug: "siteSettings",
  label: "Site settings",
  access: { ...openGlobal, update: staffWho("update", "siteSettings") },
  versions: { max: 50 },
  admin: { group: "Settings" },
  fields: siteFields.map((field) => ({ ...field, access: { update: editorsOnly } }) as Field),
};
