import type { SiteContent } from "~/content/site-content";

type Faq = SiteContent["faqs"][number];

/** A question about support groups, and its answer as HTML. */
export type FaqView = ReturnType<typeof toFaqView>;

export function toFaqView({ id, title, content }: Faq) {
  return { id, title, html: content };
}

/** The questions under one heading of the page. */
type FaqCategory = { id: string; title: string; faqs: FaqView[] };

type Placed = { order?: number | null | undefined };
const byOrder = (a: Placed, b: Placed) => (a.order ?? Infinity) - (b.order ?? Infinity);

/** The questions by category, both in the editors' order; a category without questions is left out. */
export function faqsByCategory(content: SiteContent): FaqCategory[] {
  const categories = Map.groupBy(content.faqs, ({ category }) => category.id);
  return [...categories.values()]
    .flatMap(([first, ...others]) => (first ? [{ ...first.category, faqs: [first, ...others] }] : []))
    .sort(byOrder)
    .map(({ id, title, faqs }) => ({ id, title, faqs: faqs.sort(byOrder).map(toFaqView) }));
}
