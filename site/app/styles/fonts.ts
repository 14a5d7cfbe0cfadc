import text from "./fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "./fonts/fraunces-latin-600.woff2?url";

/** The two font files every page needs; the document preloads them. */
export const fontPreloads = [text, headings].map((href) => ({
  rel: "preload" as const,
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
