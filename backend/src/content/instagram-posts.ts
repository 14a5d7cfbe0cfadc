import type { Access, CollectionBeforeChangeHook, CollectionConfig, Field, Where } from "payload";
import { openContent } from "../access/collection-access.ts";
import { activeStaff } from "../access/staff.ts";
import { file, image } from "../fields/image.ts";
import { zonedDate } from "../fields/zoned-date.ts";

type Texts = {
  media_type?: string | null;
  alt?: string | null;
  children?: { alt?: string | null }[] | null;
};

/** Whether each picture of a post has a text of its own: the only one by that of the post, those of an album by that of each item. */
export function hasEveryText({ media_type, alt, children }: Texts): boolean {
  const texts = media_type === "CAROUSEL_ALBUM" ? (children ?? []).map((item) => item.alt) : [alt];
  return texts.every((text) => text?.trim());
}

/** A post waits no longer once the last text is written. */
const endsWaiting: CollectionBeforeChangeHook = ({ data, originalDoc }) =>
  data.waiting && hasEveryText({ ...originalDoc, ...data }) ? { ...data, waiting: false } : data;

const kinds = [
  { value: "IMAGE", label: "Picture" },
  { value: "VIDEO", label: "Video" },
];

/** What a picture shows, for people who do not see it. */
const alt: Field = { name: "alt", type: "text", label: "Alternative text" };

const copies: Field[] = [
  image("image", { description: "Our own copy; for a video its still picture." }),
  file("video", "video/"),
];

/** Posts that a visitor may see; `/api/ig` asks by it too. */
export const shownPosts: Where = { waiting: { not_equals: true } };

const visitorsReadWhatIsShown: Access = ({ req }) => (activeStaff(req) ? true : shownPosts);

export const instagramPosts: CollectionConfig = {
  slug: "instagramPosts",
  labels: { singular: "Instagram post", plural: "Instagram posts" },
  access: { ...openContent, read: visitorsReadWhatIsShown },
  admin: {
    group: "Videos and posts",
    useAsTitle: "caption",
    defaultColumns: ["caption", "media_type", "timestamp", "waiting"],
  },
  defaultSort: "-timestamp",
  hooks: { beforeChange: [endsWaiting] },
  fields: [
    {
      name: "postId",
      type: "text",
      required: true,
      unique: true,
      label: "Id of the post",
      admin: { position: "sidebar", description: "Digits, kept as text: too long for a number." },
      validate: (value: string | null | undefined) => /^\d+$/.test(value ?? "") || "The id is digits only.",
    },
    {
      name: "media_type",
      type: "select",
      required: true,
      label: "Kind",
      options: [...kinds, { value: "CAROUSEL_ALBUM", label: "Album" }],
    },
    zonedDate("timestamp", { required: true, index: true, label: "Posted" }),
    { name: "caption", type: "textarea" },
    alt,
    {
      name: "waiting",
      type: "checkbox",
      label: "Waits for its alternative text",
      defaultValue: false,
      admin: {
        position: "sidebar",
        components: { Cell: "/content/waiting-cell.tsx#WaitingCell" },
        description:
          "Visitors do not see the post yet. Write what its picture shows under “Alternative text” (in an album, at each item) and save: then it is shown. To show it without, take the tick away.",
      },
    },
    { name: "permalink", type: "text", label: "Link to the post" },
    ...copies,
    {
      name: "children",
      type: "array",
      label: "Album",
      labels: { singular: "Item", plural: "Items" },
      admin: { condition: (data) => data.media_type === "CAROUSEL_ALBUM" },
      fields: [
        {
          name: "media_type",
          type: "select",
          required: true,
          label: "Kind",
          options: kinds,
          enumName: "ig_child_kind",
        },
        alt,
        ...copies,
      ],
    },
  ],
};
