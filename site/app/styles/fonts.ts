import text from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import headings from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url";

/** The two font files every page needs; the document preloads them. */
export const fontPreloads = [text, headings].map((href) => ({
  rel: "preload" as const,
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
