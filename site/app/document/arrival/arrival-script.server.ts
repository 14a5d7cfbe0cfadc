import type { PageParts } from "~/document/draw/page-parts.server";
import text from "~/styles/fonts/atkinson-next-latin-400-700.woff2?url";
import headings from "~/styles/fonts/fraunces-latin-600.woff2?url";
import arrivalScript from "./arrival.ts?inline-script";

const preloadFonts = `if(!document.documentElement.dataset.line)for(let href of ${JSON.stringify([text, headings])})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href}))`;

const script = `<script>${arrivalScript}${preloadFonts}</script>`;

/**
 * Puts the arrival script at the end of the head and has it preload the two fonts of every page, unless the line is slow
 * (`slow-line.ts`): by a script, because a link is followed on every line. The picture at the top has been asked for
 * before. One script for all of it: each costs a slow phone some milliseconds before its first frame.
 */
export function addArrivalScript(page: PageParts): PageParts {
  return { ...page, head: page.head + script };
}
