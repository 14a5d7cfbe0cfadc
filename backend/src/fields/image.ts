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
