import type { UploadField } from "payload";

type ImageOptions = Partial<Pick<UploadField, "label" | "required">> & { description?: string };

/** One picture from the media library. */
export function image(name: string, options: ImageOptions = {}): UploadField {
  const { description, ...field } = options;
  return {
    name,
    type: "upload",
    relationTo: "media",
    filterOptions: { mimeType: { contains: "image/" } },
    admin: { description },
    ...field,
  };
}

/** Pictures in the order in which they are shown. */
export function images(name: string, options: ImageOptions = {}): UploadField {
  const { description, ...field } = options;
  return {
    name,
    type: "upload",
    relationTo: "media",
    hasMany: true,
    filterOptions: { mimeType: { contains: "image/" } },
    admin: { description },
    ...field,
  };
}

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
