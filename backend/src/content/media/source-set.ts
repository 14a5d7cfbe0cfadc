import { type imageFormats, imageWidths, sizeName } from "./image-sizes.ts";

type StoredSize = { filename?: string | null; width?: number | null } | null | undefined;
type Stored = {
  filename?: string | null;
  width?: number | null;
  mimeType?: string | null;
  sizes?: Partial<Record<string, StoredSize>> | null;
};

/** Path of a stored file on the site's origin. */
export const mediaPath = (filename: string): string => `/media/${encodeURIComponent(filename)}`;

/** The widths of a picture in one format, as the `srcset` attribute takes them; undefined when there are none. */
export function sourceSet(stored: Stored, format: (typeof imageFormats)[number]): string | undefined {
  const entries = imageWidths.flatMap((width) => {
    const size = stored.sizes?.[sizeName(width, format)];
    return size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : [];
  });
  const widest = entries.at(-1)?.width ?? 0;
  if (format === "jpeg" && stored.filename && stored.width && stored.width > widest) {
    entries.push({ filename: stored.filename, width: stored.width });
  }
  const set = entries.map(({ filename, width }) => `${mediaPath(filename)} ${width}w`).join(", ");
  return set === "" ? undefined : set;
}
