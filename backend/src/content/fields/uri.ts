import type { TextField } from "payload";

/** The path of a page on the site: unique, lower case, without a slash at the end. */
export const uri: TextField = {
  name: "uri",
  type: "text",
  label: "Address",
  required: true,
  unique: true,
  index: true,
  admin: {
    position: "sidebar",
    description: "Path on the site, such as /get-support/peer-support. Add a redirect when you change it.",
  },
  validate: (value: string | null | undefined) =>
    /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(value ?? "") ||
    "Write a path of lower-case words, such as /get-support/peer-support.",
};
