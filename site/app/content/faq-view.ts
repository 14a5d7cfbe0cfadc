import type { SiteContent } from "./site-content";

/** A question about support groups, and its answer as HTML. */
export type FaqView = ReturnType<typeof toFaqView>;

export function toFaqView({ id, title, content }: SiteContent["faqs"][number]) {
  return { id, title, html: content };
}
