import type { TextField } from "payload";

/** The name that a file had before `uniqueFilename` gave it its own. */
export const originalName: TextField = {
  name: "originalName",
  type: "text",
  index: true,
  admin: { readOnly: true, description: "Name the file was uploaded under." },
  hooks: {
    beforeChange: [
      ({ value, req }) => (typeof req.context.originalName === "string" ? req.context.originalName : value),
    ],
  },
};
