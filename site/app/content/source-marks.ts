import type { Block } from "@pcf/contract/content/blocks";
import type { Page } from "@pcf/contract/content/page";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { withBlockHtml } from "./block-html";
import { contentCopy } from "./content-copy";
import { editedHtml } from "./safe-html";
import { sourceMark } from "./without-source-marks";

type Source = NonNullable<Page["clinical"]>["sources"][number];
/** A link from a source back to a sentence that it carries. */
export type WayBack = { href: string; text: string; label?: string };

/**
 * The blocks of a page with each link to `#source-2` drawn as the mark of the second source, and for each source the
 * ways back to its marks. A mark of a source that the page does not have is left out: it would lead nowhere.
 */
export function withSourceMarks(
  blocks: Block[],
  sources: readonly Source[],
): { blocks: Block[]; cited: WayBack[][] } {
  const cited: WayBack[][] = sources.map(() => []);
  const draw = (html: string) =>
    html.replace(sourceMark, (_, digits: string) => {
      const number = Number(digits);
      const source = sources[number - 1];
      const ways = cited[number - 1];
      if (!source || !ways) return "";
      const place = ways.length + 1;
      const id = `cited-${number}-${place}`;
      ways.push({ href: `#${id}`, ...contentCopy.wayBack(place) });
      const name = escapedMarkup(contentCopy.source(number, source));
      return `<a class="source-mark" id="${id}" href="#source-${number}" aria-label="${name}">${number}</a>`;
    });
  const drawn = blocks.map((block) => withBlockHtml(block, (html) => editedHtml(html, draw)));
  return { blocks: drawn, cited };
}
