import type { CollectionConfig } from "payload";
import { openContent } from "../access/collection-access.ts";
import { order } from "../fields/order.ts";
import { slug } from "../fields/slug.ts";

export const playlists: CollectionConfig = {
  slug: "playlists",
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
