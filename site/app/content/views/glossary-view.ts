import type { SafeHtml } from "@pcf/contract/content/html";
import { type TermView, wordExplainer } from "~/content/html/explained-words";
import type { HeadedBlock } from "~/content/html/headings";
import { withBlockHtml } from "~/content/html/safe-html";
import { perContent } from "~/content/per-content";
import type { SiteContent } from "~/content/site-content";
import { type PageView, pageByUri } from "./page-view";

const copy = { more: (page: string) => `More: ${page}`, moreSomewhere: "Read more" };

function toTermView(content: SiteContent, document: SiteContent["glossaryTerms"][number]): TermView {
  const { slug, term, alsoCalled, definition, readMore: href } = document;
  const page = href && pageByUri(content, href.replace(/[?#].*$/, ""));
  const more = href ? { href, label: page ? copy.more(page.title) : copy.moreSomewhere } : undefined;
  return { slug, term, alsoCalled, definition, more };
}

/** All words that are explained, from A to Z, by their slugs. */
const glossary = perContent(
  (content) =>
    new Map(
      content.glossaryTerms
        .map((document) => toTermView(content, document))
        .sort((a, b) => a.term.localeCompare(b.term, "en-CA"))
        .map((term) => [term.slug, term] as const),
    ),
);

export const termsInOrder = (content: SiteContent): TermView[] => [...glossary(content).values()];

/** The words under each letter that has some; what begins with no letter stands under its sign. */
export function termsByLetter(content: SiteContent): { letter: string; terms: TermView[] }[] {
  const letterOf = ({ term }: TermView) => term.normalize("NFD").charAt(0).toUpperCase();
  return [...Map.groupBy(termsInOrder(content), letterOf)].map(([letter, terms]) => ({ letter, terms }));
}

/** A text of a page at `on` whose marked words open in place, and the meanings for the end of the page. */
export function explainedText<Item extends { href: string; html: SafeHtml }>(
  content: SiteContent,
  item: Item,
) {
  const { explain, meanings } = wordExplainer(glossary(content), item.href);
  return { item: { ...item, html: explain(item.html) }, meanings: meanings() };
}

/** A page of the CMS whose marked words open in place. Its `meanings` are read last, when further texts of it are explained, too. */
export function explainedPage(content: SiteContent, page: PageView) {
  const { explain, meanings } = wordExplainer(glossary(content), page.uri);
  const blocks = page.blocks.map((block): HeadedBlock => ({ ...block, ...withBlockHtml(block, explain) }));
  return { page: { ...page, blocks }, explain, meanings };
}
