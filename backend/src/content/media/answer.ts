import type { TextField } from "payload";
import { mediaPath } from "./source-set.ts";

/** A text that is worked out from the stored document when it is read, and not stored. */
export const answer = (
  name: string,
  read: (stored: Record<string, unknown>) => string | undefined,
): TextField => ({
  name,
  type: "text",
  virtual: true,
  admin: { disabled: true },
  hooks: { afterRead: [({ siblingData }) => read(siblingData ?? {})] },
});

/** Address of an uploaded file on the site's origin. */
export const sourceUrl: TextField = answer("sourceUrl", ({ filename }) =>
  typeof filename === "string" ? mediaPath(filename) : undefined,
);
