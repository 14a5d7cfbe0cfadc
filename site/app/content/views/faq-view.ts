import { faqCategories } from "@pcf/contract/choices";
import type { SiteContent } from "~/content/site-content";

/** A question about support groups, and its answer as HTML. */
export type FaqView = ReturnType<typeof toFaqView>;

export function toFaqView({ id, title, content }: SiteContent["faqs"][number]) {
  return { id, title, html: content };
}

/** The questions under one heading of the page. */
type FaqCategory = { id: number; title: string; faqs: FaqView[] };

/** The questions by category, in each in the editors' order; a category without questions is left out. */
export function faqsByCategory(content: SiteContent): FaqCategory[] {
  return faqCategories
    .map(({ id, title }) => ({
      id,
      title,
      faqs: content.faqs
        .filter(({ category }) => category === id)
        .sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
        .map(toFaqView),
    }))
    .filter(({ faqs }) => faqs.length > 0);
}
