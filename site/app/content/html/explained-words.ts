import type { SafeHtml } from "@pcf/contract/content/html";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { glossaryTermUrl, glossaryUrl } from "@pcf/contract/urls";
import { plainText } from "./plain-text.ts";
import { editedHtml, noHtml } from "./safe-html.ts";

/** Words that the server puts into a page's texts: they reach readers with it and cost them no script. */
const copy = {
  /** Name of the sign behind a word, such as “What Gleason score means”. */
  opens: (words: string) => `What “${words}” means`,
  sign: "?",
  also: (names: readonly string[]) => `Also called: ${names.join(", ")}.`,
  all: "All words explained",
  close: "Close",
};

/** A word that the glossary explains, as pages show it. */
export type TermView = {
  slug: string;
  term: string;
  alsoCalled: string[];
  definition: string;
  /** The page that says more. */
  more: { label: string; href: string } | undefined;
};

/** In HTML, a link to a place of the glossary: so texts mark the words that it explains. */
const markedWord = new RegExp(`<a\\b[^>]*\\shref="${glossaryUrl}#([^"]*)"[^>]*>([\\s\\S]*?)</a>`, "g");

/** HTML in which only words that are explained stay marked; without a meaning to lead to, words are words. */
export const withKnownWords = (html: SafeHtml, slugs: ReadonlySet<string>): SafeHtml =>
  editedHtml(html, (text) =>
    text.replace(markedWord, (mark, slug: string, words: string) => (slugs.has(slug) ? mark : words)),
  );

/**
 * A marked word with a sign behind it that opens the meaning in place. The word stays text, for reader views and for whoever
 * copies it; pressed, it presses the sign, whose label it is. An older browser knows no popover: there the styles show a link in
 * place of the sign, which has no words of its own that anything else could show.
 */
function openedInPlace(words: string, { slug }: TermView): string {
  const name = escapedMarkup(copy.opens(plainText(words)));
  const [, before = "", end = words] = /^(.*\s)?([^\s<>]+)$/s.exec(words) ?? [];
  return (
    `<label class="word">${before}<span class="word-end">${end}` +
    `<button type="button" class="word-sign" popovertarget="word-${slug}" aria-label="${name}">${copy.sign}</button>` +
    `<a class="word-sign" href="${glossaryTermUrl(slug)}" aria-label="${name}"></a></span></label>`
  );
}

const cross =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M18 6 6 18M6 6l12 12"/></svg>';

/** What opens beside a word. As a dialog it takes the focus, so that a screen reader reads it, and gives it back when it is closed. */
function meaning({ slug, term, alsoCalled, definition, more }: TermView, on: string): string {
  const id = `word-${slug}`;
  const link = (href: string, words: string) =>
    `<li><a href="${escapedMarkup(href)}" data-page-link="">${escapedMarkup(words)}</a></li>`;
  const further = more && more.href.split("#")[0] !== on ? link(more.href, more.label) : "";
  return (
    `<dialog class="word-meaning" id="${id}" popover="auto" aria-labelledby="${id}-term" aria-describedby="${id}-says">` +
    `<p class="word-term" id="${id}-term">${escapedMarkup(term)}</p>` +
    `<button type="button" class="icon-button" popovertarget="${id}" popovertargetaction="hide" aria-label="${copy.close}">${cross}</button>` +
    `<p id="${id}-says">${escapedMarkup(definition)}</p>` +
    (alsoCalled.length > 0 ? `<p class="word-also">${escapedMarkup(copy.also(alsoCalled))}</p>` : "") +
    `<ul>${further}${link(glossaryTermUrl(slug), copy.all)}</ul></dialog>`
  );
}

/**
 * Explains the words of one page, whose address is `on`: `explain` makes each mark open in place, `meanings` has what they open,
 * each once, for the end of the page. A part that is closed when a word is pressed would hide what stands in it.
 */
export function wordExplainer(terms: ReadonlyMap<string, TermView>, on: string) {
  const explained = new Set<TermView>();
  return {
    explain: (html: SafeHtml): SafeHtml =>
      editedHtml(html, (text) =>
        text.replace(markedWord, (mark, slug: string, words: string) => {
          const term = terms.get(slug);
          if (!term) return mark;
          explained.add(term);
          return openedInPlace(words, term);
        }),
      ),
    meanings: (): SafeHtml =>
      editedHtml(noHtml, () => [...explained].map((term) => meaning(term, on)).join("")),
  };
}
