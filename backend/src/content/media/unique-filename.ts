import { randomBytes } from "node:crypto";
import path from "node:path";
import type { CollectionBeforeOperationHook, TextField } from "payload";
import { anyStaff, nobody } from "../../access/staff.ts";
import { slugify } from "../../fields/slug.ts";

/** The name that a file had before `uniqueFilename` gave it its own. It may name people, so readers are not shown it. */
export const originalName: TextField = {
  name: "originalName",
  label: "Name when uploaded",
  type: "text",
  index: true,
  access: { read: anyStaff, create: nobody, update: nobody },
  admin: { readOnly: true, description: "Name the file was uploaded under." },
  hooks: {
    beforeChange: [
      ({ value, req }) => (typeof req.context.originalName === "string" ? req.context.originalName : value),
    ],
  },
};

/** What is read off the file itself. */
export const factsOfFile: ReadonlySet<string> = new Set([
  "filename",
  "mimeType",
  "filesize",
  "width",
  "height",
  "url",
  "thumbnailURL",
  "sizes",
]);

/**
 * Gives every upload a name of its own. Two people may upload `photo.jpg` at once, and the files are served as never
 * changing, so a name is used for one content only. What the sender says of the file is left out: a document that names the
 * file of another would take it along when it goes.
 */
export const uniqueFilename: CollectionBeforeOperationHook = ({ args, req, operation }) => {
  if (operation !== "create" && operation !== "update") return;
  const { file } = req;
  if (file) {
    const { name, ext } = path.parse(file.name);
    req.context.originalName = file.name;
    file.name = `${slugify(name).slice(0, 60) || "file"}-${randomBytes(5).toString("hex")}${ext.toLowerCase()}`;
  }
  if (!("data" in args) || !args.data) return;
  const data = Object.fromEntries(Object.entries(args.data).filter(([name]) => !factsOfFile.has(name)));
  return { ...args, data };
};
