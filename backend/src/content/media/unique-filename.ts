import { randomBytes } from "node:crypto";
import path from "node:path";
import type { CollectionBeforeOperationHook } from "payload";
import { slugify } from "../../fields/slug.ts";

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
