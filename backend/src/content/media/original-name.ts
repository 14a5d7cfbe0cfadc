import type { TextField } from "payload";
import { anyStaff, nobody } from "../../access/staff.ts";

/** The name that a file had before `uniqueFilename` gave it its own. It may name people, so readers are not shown it. */
export const originalName: TextField = {
  name: "originalName",
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
