import type { MetaDescriptor } from "react-router";
import type { SiteIdentity } from "~/content/site";

export type PageMeta = {
  /** Human title of the page, without the foundation's name. */
  title: string;
  description: string;
  /** Path of the page, for the canonical link. */
  path: string;
  /** Path or URL of the sharing picture; the site's own when left out. */
  image?: string;
  type?: "website" | "article";
  noindex?: boolean;
};

/** Title template of every page: `{page} | {foundation}`. */
export function pageTitle(title: string, foundation: string): string {
  return `${title} | ${foundation}`;
}

/** The head of a page: title, description, canonical link, Open Graph, robots. */
export function pageMeta(page: PageMeta, site: SiteIdentity): MetaDescriptor[] {
  const url = new URL(page.path, site.origin).href;
  const image = new URL(page.image ?? "/images/share.jpg", site.origin).href;
  const title = pageTitle(page.title, site.foundation);
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:title", content: page.title },
    { property: "og:description", content: page.description },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:site_name", content: site.foundation },
    { property: "og:locale", content: "en_CA" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
