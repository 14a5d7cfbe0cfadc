import { groupCheckPath, groupPageUrl } from "@pcf/contract/urls";
import type { CollectionConfig, GroupField, TextareaField } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { choice } from "../fields/choice.ts";
import { email } from "../fields/email.ts";
import { href } from "../fields/href.ts";
import { image } from "../fields/image.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";
import { noRedirectBefore } from "./addresses/no-redirect-before.ts";
import { meeting } from "./meeting.ts";

/** What the site reads. Stored as `address`: the whole column name would be too long for Postgres. */
const mailingAddress: TextareaField = {
  name: "mailingAddress",
  type: "textarea",
  virtual: true,
  admin: { disabled: true },
  hooks: { afterRead: [({ siblingData }) => siblingData?.address] },
};

const supportGroupMainContent: GroupField = {
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
    ...richText("about", { html: "learnMore", label: "Learn more", blocks: true }),
  ],
};

export const supportGroups: CollectionConfig = {
  slug: "supportGroups",
  custom: { help: "Meetings that change" },
  labels: { singular: "Support group", plural: "Support groups" },
  access: draftedContent,
  versions: publishing,
  hooks: { beforeChange: [noRedirectBefore] },
  admin: {
    group: "Events and groups",
    useAsTitle: "title",
    defaultColumns: ["title", "cities", "provinces", "format", "_status"],
    listSearchableFields: ["title", "cities"],
  },
  defaultSort: "title",
  fields: [
    { name: "title", type: "text", required: true },
    slug({ isTaken: (last) => groupPageUrl(last) === groupCheckPath }),
    {
      type: "tabs",
      tabs: [
        {
          label: "Group",
          fields: [
            { name: "cities", type: "text", label: "Town or towns" },
            {
              name: "provinces",
              type: "relationship",
              relationTo: "provinces",
              hasMany: true,
              required: true,
            },
            {
              name: "supportGroupName",
              type: "group",
              label: false,
              fields: [{ name: "groupName", label: "Name of the group", type: "text", required: true }],
            },
            image("supportGroupLogo", { label: "Logo" }),
            choice(
              "format",
              [
                { value: "in-person", label: "In person" },
                { value: "online", label: "Online" },
                { value: "hybrid", label: "In person and online" },
              ],
              { required: true, label: "How it meets" },
            ),
            {
              name: "languages",
              type: "text",
              hasMany: true,
              admin: { description: "Spoken at the meetings." },
            },
            { name: "supportGroupBlueBoxMessage", type: "textarea", label: "Notice in the blue box" },
            {
              name: "supportGroupSocialMedia",
              type: "group",
              label: "Social media",
              fields: [href("facebook", { label: "Facebook" }), href("instagram", { label: "Instagram" })],
            },
            {
              name: "supportGroupOtherLanguages",
              type: "group",
              label: "Help in other languages",
              fields: [
                { name: "available", type: "checkbox" },
                { name: "message", type: "textarea" },
                { name: "otherLanguages", label: "Languages besides English", type: "text", hasMany: true },
              ],
            },
          ],
        },
        {
          label: "Contacts",
          fields: [
            {
              name: "contacts",
              type: "array",
              minRows: 1,
              maxRows: 4,
              labels: { singular: "Contact", plural: "Contacts" },
              fields: [
                { name: "name", type: "text", required: true },
                { name: "t", type: "text", label: "Phone" },
                { name: "t2", type: "text", label: "Second phone" },
                { name: "c", type: "text", label: "Mobile" },
                email("e", { label: "Email" }),
                { name: "note", type: "text" },
              ],
            },
          ],
        },
        { label: "When and where", fields: [supportGroupMainContent, meeting] },
      ],
    },
  ],
};
