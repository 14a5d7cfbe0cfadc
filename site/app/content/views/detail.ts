import type { SafeHtml } from "@pcf/contract/content/html";
import type { Image } from "@pcf/contract/content/media";
import { notFoundUrl } from "@pcf/contract/everywhere-urls";
import { redirect } from "react-router";
import type { SiteContent } from "~/content/site-content";
import { explainedText } from "./glossary-view";
import { breadcrumb, type Link } from "./page-view";

type LinkedView = { slug: string; href: string; title: string; html: SafeHtml };

/**
 * What the page of one document among all of its kind is made from, with the documents before and after it, going round
 * at the ends.
 *
 * @throws the way to page 404 when none has the slug.
 */
export function detailOf<View extends LinkedView>(content: SiteContent, all: readonly View[], slug: string) {
  const at = all.findIndex((view) => view.slug === slug);
  const item = all[at];
  if (!item) throw redirect(notFoundUrl);
  const neighbour = (by: number): Link => {
    const { href, title } = all[(at + by + all.length) % all.length] ?? item;
    return { href, label: title };
  };
  return {
    ...explainedText(content, item),
    previous: neighbour(-1),
    next: neighbour(1),
    above: breadcrumb(content, item.href),
  };
}

type DocumentWithMeta = {
  title: string;
  meta?: { title?: string; description?: string; image?: Image } | undefined;
};

/** What the head of a document's page says: what staff wrote for it, else the document's own title, text and picture. */
export function detailMeta(
  { title, meta }: DocumentWithMeta,
  own: { path: string; excerpt: string | undefined; image: Image | undefined; type?: "article" },
) {
  return {
    title: meta?.title ?? title,
    description: meta?.description ?? own.excerpt ?? title,
    path: own.path,
    image: (meta?.image ?? own.image)?.sourceUrl,
    ...(own.type && { type: own.type }),
  };
}
