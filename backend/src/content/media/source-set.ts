import type { ImageSize, TextField } from "payload";

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

const imageWidths = [400, 800, 1200, 1600] as const;
const imageFormats = ["jpeg", "webp"] as const;

type Width = (typeof imageWidths)[number];
type Format = (typeof imageFormats)[number];

const sizeName = (width: Width, format: Format): string => `${format}${width}`;

/** Encoders set for quality at a fair speed: all seeded pictures take seconds, not minutes. */
const formatOptions = {
  jpeg: { format: "jpeg", options: { quality: 78, progressive: true } },
  webp: { format: "webp", options: { quality: 76, effort: 2 } },
} as const;

/** Whole pictures at each width; none is cropped and none enlarged. Without `fit` the CMS draws each twice, to cut it around its focal point. */
export const imageSizes: ImageSize[] = imageWidths.flatMap((width) =>
  imageFormats.map((format) => ({
    name: sizeName(width, format),
    width,
    fit: "inside",
    formatOptions: formatOptions[format],
    withoutEnlargement: undefined,
    admin: { disableListColumn: true, disableListFilter: true },
  })),
);

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
