import text from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "~/styles/fonts/fraunces-latin-600.woff2?url";

const script = `if(!document.documentElement.dataset.line)for(let href of ${JSON.stringify([text, headings])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

/**
 * Preloads the two fonts of every page, unless the line is slow (`intent/slow-line.ts`): by a script at the end of the head,
 * because a link is followed on every line. The picture at the top has been asked for before.
 */
export function preloadFonts(html: string): string {
  return html.replace("</head>", () => `<script>${script}</script></head>`);
}
