import path from "node:path";
import { openContent } from "../access/collection-access.ts";
import { anyStaff } from "../access/staff.ts";
import { env } from "../env.ts";
import { checkedSvg } from "./drawings/checked-svg.ts";
import { review, reviewGoesWithPicture } from "./drawings/review.ts";
import { keepsFilesUntilSaved } from "./media/keeps-files-until-saved.ts";
import { mediaPath, sourceUrl } from "./media/source-set.ts";
import { originalName, uniqueFilename } from "./media/unique-filename.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

/** Medical drawings with numbered parts. The words stand here and not in the file, so that they can be read and searched. */
export const drawings = keepsFilesUntilSaved({
  slug: "drawings",
  access: openContent,
  admin: {
    group: "Settings",
    useAsTitle: "title",
    defaultColumns: ["filename", "title", "review.reviewer", "updatedAt"],
    listSearchableFields: ["title", "originalName"],
  },
  defaultSort: "title",
  upload: {
    staticDir: path.join(env.DATA_DIR, "media"),
    mimeTypes: ["image/svg+xml"],
    focalPoint: false,
    crop: false,
    adminThumbnail: ({ doc }) => (typeof doc.filename === "string" ? mediaPath(doc.filename) : null),
  },
  hooks: {
    beforeOperation: [checkedSvg, uniqueFilename],
    beforeChange: [reviewGoesWithPicture],
    beforeDelete: [keptWhileUsed],
  },
  fields: [
    { name: "title", type: "text", required: true },
    {
      name: "alt",
      type: "textarea",
      required: true,
      label: "Description",
      admin: { description: "What the drawing shows, for people who do not see it." },
    },
    {
      name: "legend",
      type: "array",
      required: true,
      minRows: 1,
      labels: { singular: "Part", plural: "Parts" },
      admin: {
        description: "The first row names the part with the number 1, the second the part with 2, and so on.",
      },
      fields: [{ name: "text", type: "text", required: true }],
    },
    {
      name: "caption",
      type: "textarea",
      admin: { description: "One sentence over the drawing, below its title." },
    },
    {
      name: "checkedAgainst",
      type: "textarea",
      label: "For the medical reviewer",
      access: { read: anyStaff },
      admin: {
        description: "What it was drawn from, and what is left out or simplified. Not shown to readers.",
      },
    },
    review,
    originalName,
    sourceUrl,
  ],
});
