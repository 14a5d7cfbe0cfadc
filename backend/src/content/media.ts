import path from "node:path";
import { openContent } from "../access/collection-access.ts";
import { env } from "../env.ts";
import { checkedFile } from "./media/checked-file.ts";
import { acceptedTypes } from "./media/file-type.ts";
import { keepsFilesUntilSaved } from "./media/keeps-files-until-saved.ts";
import { answer, imageSizes, mediaPath, sourceSet, sourceUrl } from "./media/source-set.ts";
import { originalName, uniqueFilename } from "./media/unique-filename.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

export const media = keepsFilesUntilSaved({
  slug: "media",
  labels: { singular: "File", plural: "Media" },
  graphQL: { singularName: "Media", pluralName: "MediaFiles" },
  access: openContent,
  admin: {
    group: "Settings",
    description:
      "Pictures (JPEG, PNG, WebP, AVIF), PDF documents, videos (MP4, WebM) and captions (VTT) of up to 20 MB. Where and by whom a picture was taken is removed from it.",
    useAsTitle: "alt",
    defaultColumns: ["filename", "alt", "mimeType", "updatedAt"],
    listSearchableFields: ["alt", "originalName"],
  },
  upload: {
    staticDir: path.join(env.DATA_DIR, "media"),
    mimeTypes: acceptedTypes.map(({ mimeType }) => mimeType),
    imageSizes,
    focalPoint: true,
    crop: false,
    adminThumbnail: ({ doc }) => {
      const name = sourceSet(doc, "webp")?.split(" ")[0];
      return name ?? (typeof doc.filename === "string" ? mediaPath(doc.filename) : null);
    },
  },
  hooks: { beforeOperation: [checkedFile, uniqueFilename], beforeDelete: [keptWhileUsed] },
  fields: [
    {
      name: "fileNotice",
      type: "ui",
      admin: { components: { Field: "/content/media/admin/file-notice.tsx#FileNotice" } },
    },
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
      name: "cropPreview",
      type: "ui",
      admin: { components: { Field: "/content/media/admin/crop-preview.tsx#CropPreview" } },
    },
    {
      name: "mimeType",
      type: "text",
      label: "Kind of file",
      admin: { components: { Cell: "/content/media/admin/file-kind-cell.tsx#FileKindCell" } },
    },
    originalName,
    sourceUrl,
    answer("srcSet", (stored) => sourceSet(stored, "jpeg")),
    answer("srcSetWebp", (stored) => sourceSet(stored, "webp")),
  ],
});
