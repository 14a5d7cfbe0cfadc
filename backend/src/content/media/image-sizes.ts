import type { ImageSize } from "payload";

export const imageWidths = [400, 800, 1200, 1600] as const;
export const imageFormats = ["jpeg", "webp"] as const;

type Width = (typeof imageWidths)[number];
type Format = (typeof imageFormats)[number];

export const sizeName = (width: Width, format: Format): string => `${format}${width}`;

/** Encoders set for quality at a fair speed: all seeded pictures take seconds, not minutes. */
const formatOptions = {
  jpeg: { format: "jpeg", options: { quality: 78, progressive: true } },
  webp: { format: "webp", options: { quality: 76, effort: 2 } },
} as const;

/** Whole pictures at each width; none is cropped and none enlarged. */
export const imageSizes: ImageSize[] = imageWidths.flatMap((width) =>
  imageFormats.map((format) => ({
    name: sizeName(width, format),
    width,
    formatOptions: formatOptions[format],
    withoutEnlargement: undefined,
    admin: { disableListColumn: true, disableListFilter: true },
  })),
);
