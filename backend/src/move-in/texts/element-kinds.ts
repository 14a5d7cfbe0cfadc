import { attribute, classesOf, type HtmlElement, has, hasClass } from "./html-tree.ts";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const galleryClasses = words(
  "gallery wp-block-gallery tiled-gallery wp-block-jetpack-tiled-gallery envira-gallery-wrap foogallery ngg-galleryoverview",
);
const figureClasses = words("wp-caption gallery-item blocks-gallery-item");
const captionClasses = words("wp-caption-text gallery-caption wp-element-caption blocks-gallery-caption");
const galleryListClasses = words("blocks-gallery-grid blocks-gallery-item");
const accordionClasses = words(
  "wp-block-accordion-item kt-accordion-pane elementor-accordion-item elementor-toggle-item et_pb_toggle su-spoiler vc_tta-panel accordion-item fusion-panel schema-faq-section",
);
const accordionTitleClasses = words(
  "wp-block-accordion-heading kt-accordion-header-wrap elementor-tab-title et_pb_toggle_title su-spoiler-title vc_tta-panel-heading accordion-header accordion-title panel-heading schema-faq-question",
);

/** An item that opens when its title is pressed. */
export const isAccordionItem = (element: HtmlElement): boolean =>
  element.tagName === "details" || hasClass(element, accordionClasses);

export const isAccordionTitle = (element: HtmlElement): boolean =>
  element.tagName === "summary" || hasClass(element, accordionTitleClasses);

export const isGallery = (element: HtmlElement): boolean => hasClass(element, galleryClasses);

export const isFigure = (element: HtmlElement): boolean =>
  element.tagName === "figure" || hasClass(element, figureClasses);

export const isCaption = (element: HtmlElement): boolean =>
  element.tagName === "figcaption" || hasClass(element, captionClasses);

/** A list that only sets pictures beside one another. */
export const isGalleryList = (element: HtmlElement): boolean => hasClass(element, galleryListClasses);

/** What browsers do not show. Word writes `mso-hide` at what it shows elsewhere. */
export function isHidden(element: HtmlElement): boolean {
  const style = attribute(element, "style") ?? "";
  return (
    has(element, "hidden") ||
    /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(style)
  );
}

/** How the words in an element look, of those looks that stay: bold and italic. */
export function lookOf(
  element: HtmlElement,
  around: { bold: boolean; italic: boolean },
): { bold: boolean; italic: boolean } {
  const style = attribute(element, "style")?.toLowerCase() ?? "";
  const weight = /(?:^|[;\s])font-weight\s*:\s*(\w+)/.exec(style)?.[1];
  const slant = /(?:^|[;\s])font-style\s*:\s*(\w+)/.exec(style)?.[1];
  const tag = element.tagName;
  const bold = /^(?:b|strong)$/.test(tag) || around.bold;
  const italic = /^(?:i|em|cite|dfn|var)$/.test(tag) || around.italic;
  return {
    // A text of Google Docs stands in one `b` that is not bold.
    bold: weight === undefined ? bold : /^(?:bold|bolder|[6-9]00)$/.test(weight),
    italic: slant === undefined ? italic : /^(?:italic|oblique)$/.test(slant),
  };
}

/** How deep a paragraph of Word lies in a list, from one; undefined for other paragraphs. */
export function wordLevelOf(element: HtmlElement): number | undefined {
  const level = /mso-list\s*:[^;]*\blevel(\d)/i.exec(attribute(element, "style") ?? "")?.[1];
  if (level) return Number(level);
  return classesOf(element).some(
    (name) => name.startsWith("msolistparagraph") || /^msolist(?:bullet|number)/.test(name),
  )
    ? 1
    : undefined;
}

/** The level of a heading, also of one that only says so to screen readers. */
export function headingLevelOf(element: HtmlElement): number | undefined {
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level) return Number(level);
  if (attribute(element, "role") !== "heading") return undefined;
  return Math.min(Math.max(Number(attribute(element, "aria-level")) || 2, 1), 6);
}
