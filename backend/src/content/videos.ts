import { secondsOfFilmTime } from "@pcf/contract/content/film-time";
import type { ArrayField, CollectionConfig, TextField } from "payload";
import { draftedContent, openContent } from "../access/collection-access.ts";
import { file, image } from "../fields/image.ts";
import { loadRelated } from "../fields/load-related.ts";
import { order } from "../fields/order.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { namedBy } from "../fields/rows/named-rows.ts";
import { slug } from "../fields/slug.ts";
import { zonedDate } from "../fields/zoned-date.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

export const playlists: CollectionConfig = {
  slug: "playlists",
  custom: { help: "Videos and posts that come by themselves" },
  access: openContent,
  admin: { group: "Videos and posts", useAsTitle: "title", defaultColumns: ["title", "playListId", "order"] },
  defaultSort: "order",
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    { name: "playListId", type: "text", label: "Id on the video site" },
    order,
  ],
};

/** Address of the file that another field points to. */
const addressOf = (name: string, from: string): TextField => ({
  name,
  type: "text",
  virtual: true,
  admin: { disabled: true },
  hooks: {
    afterRead: [
      async ({ siblingData, req }) => (await loadRelated(req, "media", siblingData?.[from]))?.sourceUrl,
    ],
  },
});

type Validated = { siblingData: { seconds?: number | null } };

/** The parts of a film of our own, to which a reader can jump. The video site's player shows its own. */
const chapters: ArrayField = {
  name: "chapters",
  type: "array",
  labels: { singular: "Chapter", plural: "Chapters" },
  ...namedBy("start", "title"),
  admin: {
    condition: (data) => !data.videoId,
    description: "Shown below the film, in this order. Whoever presses one begins there.",
  },
  validate: (rows: unknown, { siblingData }: Validated) => {
    const starts = Array.isArray(rows) ? rows.map(({ start }) => secondsOfFilmTime(String(start)) ?? 0) : [];
    if (starts.some((start, at) => start <= (starts[at - 1] ?? -1)))
      return "Each chapter begins after the one before it.";
    return siblingData.seconds && starts.some((start) => start >= (siblingData.seconds ?? 0))
      ? "A chapter begins after the film has ended."
      : true;
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "start",
          type: "text",
          required: true,
          label: "Begins at",
          admin: { description: "Minutes and seconds, such as 0:42.", width: "30%" },
          validate: (value: unknown) =>
            secondsOfFilmTime(String(value)) !== undefined || "Write minutes and seconds, such as 0:42.",
        },
        { name: "title", type: "text", required: true, admin: { width: "70%" } },
      ],
    },
  ],
};

export const videos: CollectionConfig = {
  slug: "videos",
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "Videos and posts",
    useAsTitle: "title",
    defaultColumns: ["title", "playlists", "videoPublishedAt", "_status"],
  },
  defaultSort: "-videoPublishedAt",
  hooks: { beforeDelete: [keptWhileUsed] },
  fields: [
    { name: "title", type: "text", required: true },
    slug(),
    { name: "description", type: "textarea" },
    { name: "playlists", type: "relationship", relationTo: "playlists", hasMany: true },
    {
      name: "videoId",
      label: "Id on the video site",
      type: "text",
      index: true,
      admin: {
        description:
          "Such as the letters after “v=” in its address there. Left empty, the file below is played.",
      },
    },
    file("file", "video/"),
    file("captions", "text/"),
    image("poster"),
    { name: "seconds", type: "number", min: 0, label: "Length in seconds" },
    chapters,
    ...richText("transcriptBody", { html: "transcript", label: "Transcript" }),
    zonedDate("videoPublishedAt", { label: "Came out on", required: true, index: true, sidebar: true }),
    addressOf("fileUrl", "file"),
    addressOf("captionsUrl", "captions"),
  ],
};
