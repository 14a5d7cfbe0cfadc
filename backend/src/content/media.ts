import path from "node:path";
import type { CollectionConfig, TextField } from "payload";
import { env } from "../env.ts";
import { openContent } from "./access/open-content.ts";
import { imageSizes } from "./media/image-sizes.ts";
import { mediaPath, sourceSet } from "./media/source-set.ts";
import { uniqueFilename } from "./media/unique-filename.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

const answer = (name: string, read: (stored: Record<string, unknown>) => string | undefined): TextField => ({
  name,
  type: "text",
  virtual: true,
  admin: { disabled: true },
  hooks: { afterRead: [({ siblingData }) => read(siblingData ?? {})] },
});

export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "File", plural: "Media" },
  graphQL: { singularName: "Media", pluralName: "MediaFiles" },
  access: openContent,
  admin: {
    group: "Settings",
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "mimeType", "updatedAt"],
    listSearchableFields: ["alt", "originalName"],
  },
  upload: {
    staticDir: path.join(env.DATA_DIR, "media"),
    mimeTypes: [
      "image/jpeg",
      "image/png",
      "image/webp",
      "image/avif",
      "application/pdf",
      "video/webm",
      "video/mp4",
      "text/vtt",
    ],
    imageSizes,
    focalPoint: true,
    crop: false,
    adminThumbnail: ({ doc }) => {
      const name = sourceSet(doc, "webp")?.split(" ")[0];
      return name ?? (typeof doc.filename === "string" ? mediaPath(doc.filename) : null);
    },
  },
  hooks: { beforeOperation: [uniqueFilename], beforeDelete: [keptWhileUsed] },
  fields: [
    {
      name: "alt",
      type: "text",
      required: true,
      label: "Alternative text",
      admin: {
        description: "What the picture shows, for people who do not see it. For other files: what it is.",
      },
    },
    { name: "credit", type: "text", admin: { description: "Only where one is owed." } },
    {
      name: "originalName",
      type: "text",
      index: true,
      admin: { readOnly: true, description: "Name the file was uploaded under." },
      hooks: {
        beforeChange: [
          ({ value, req }) =>
            typeof req.context.originalName === "string" ? req.context.originalName : value,
        ],
      },
    },
    answer("sourceUrl", (stored) =>
      typeof stored.filename === "string" ? mediaPath(stored.filename) : undefined,
    ),
    answer("srcSet", (stored) => sourceSet(stored, "jpeg")),
    answer("srcSetWebp", (stored) => sourceSet(stored, "webp")),
  ],
};
