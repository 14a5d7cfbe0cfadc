import { randomBytes } from "node:crypto";
import path from "node:path";
import type { CollectionBeforeOperationHook } from "payload";
import { slugify } from "../fields/slug.ts";

/**
 * Gives every upload a name of its own. Two people may upload `photo.jpg` at once, and the files are served as never
 * changing, so a name is used for one content only.
 */
export const uniqueFilename: CollectionBeforeOperationHook = ({ req, operation }) => {
  const file = req.file;
  if (!file || (operation !== "create" && operation !== "update")) return;
  const { name, ext } = path.parse(file.name);
  req.context.originalName = file.name;
  file.name = `${slugify(name).slice(0, 60) || "file"}-${randomBytes(5).toString("hex")}${ext.toLowerCase()}`;
};
