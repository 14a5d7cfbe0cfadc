import type { Block } from "@pcf/contract/content/blocks";
import type { Page } from "@pcf/contract/content/page";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { editedHtml, withBlockHtml } from "./safe-html.ts";

/** Words that the server puts into a page's texts: they reach readers with it and cost them no script. */
const copy = {
  /** Name of a source's mark, such as "Source 1: Canadian Urological Association, 2022". */
  source: (number: number, source: { title: string; publisher?: string; year?: number | null }) =>
    `Source ${number}: ${[source.publisher ?? source.title, source.year].filter(Boolean).join(", ")}`,
  backlink: (place: number) =>
    place === 1
      ? { text: "Back to the text" }
      : { text: String(place), label: `Back to the text, place ${place}` },
};

/** In HTML, a link to one of the page's sources: the number behind a sentence. */
const sourceMark = /<a\b[^>]*\shref="#source-(\d+)"[^>]*>[\s\S]*?<\/a>/g;

type Source = NonNullable<Page["clinical"]>["sources"][number];
/** A link from a source back to a sentence that it carries. */
export type Backlink = { href: string; text: string; label?: string };

/**
 * The blocks of a page with each link to `#source-2` rendered as the mark of the second source, and for each source the
 * backlinks to its marks. A mark of a source that the page does not have is left out: it would lead nowhere.
 */
export function withSourceMarks(
  blocks: Block[],
  sources: readonly Source[],
): { blocks: Block[]; cited: Backlink[][] } {
  const cited: Backlink[][] = sources.map(() => []);
  const withMarks = (html: string) =>
    html.replace(sourceMark, (_, digits: string) => {
      const number = Number(digits);
      const source = sources[number - 1];
      const backlinks = cited[number - 1];
      if (!source || !backlinks) return "";
      const place = backlinks.length + 1;
      const id = `cited-${number}-${place}`;
      backlinks.push({ href: `#${id}`, ...copy.backlink(place) });
      const name = escapedMarkup(copy.source(number, source));
      return `<a class="source-mark" id="${id}" href="#source-${number}" aria-label="${name}">${number}</a>`;
    });
  const marked = blocks.map((block) => withBlockHtml(block, (html) => editedHtml(html, withMarks)));
  return { blocks: marked, cited };
}

/** HTML without the numbers of its sources, for places that list or search its words. */
export function withoutSourceMarks(html: string): string {
  return html.replace(sourceMark, "");
}
