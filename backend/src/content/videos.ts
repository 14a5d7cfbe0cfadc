import type { CollectionConfig, TextField } from "payload";
import { draftedContent, openContent } from "../access/collection-access.ts";
import { file, image } from "../fields/image.ts";
import { loadRelated } from "../fields/load-related.ts";
import { order } from "../fields/order.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
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
      type: "text",
      index: true,
      admin: { description: "Id on the video site. Left empty, the file below is played." },
    },
    file("file", "video/"),
    file("captions", "text/"),
    image("poster"),
    { name: "seconds", type: "number", min: 0, label: "Length in seconds" },
    ...richText("transcriptBody", { html: "transcript", label: "Transcript" }),
    zonedDate("videoPublishedAt", { required: true, index: true, sidebar: true }),
    addressOf("fileUrl", "file"),
    addressOf("captionsUrl", "captions"),
  ],
};
