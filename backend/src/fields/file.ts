import type { UploadField } from "payload";

/** A file from the media library whose type starts as given, such as `application/pdf` or `video/`. */
export function file(name: string, mimeType: string, options: { label?: string; required?: boolean } = {}) {
  return {
    name,
    type: "upload",
    relationTo: "media",
    filterOptions: { mimeType: { contains: mimeType } },
    ...options,
  } satisfies UploadField;
}
