import text from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "~/styles/fonts/fraunces-latin-600.woff2?url";

const links = [text, headings]
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="anonymous"/>`)
  .join("");

/**
 * Asks for the two fonts of every page, at its end: in its head they would share a slow line with the picture that the
 * reader waits for, while words are shown in fonts of the device with the same measures.
 */
export function preloadFonts(html: string): string {
  return html.replace("</body>", () => `${links}</body>`);
}
