import { documentUrl, listedCollections } from "@pcf/contract/urls";
import { breadcrumb, pageByUri } from "~/content/page-view";
import type { SiteContent } from "~/content/site-content";
import type { Subject, Thing } from "./thing";

const home = { label: "Home", href: "/" };

/** The way from the home page to this one, for every page that shows it: those below a section's own page. */
export function breadcrumbList({ content, origin, uri, slug }: Subject): Thing | undefined {
  const above = breadcrumb(content, uri);
  const title = pageByUri(content, uri)?.title ?? titleOfDetail(content, uri, slug);
  if (above.length === 0 || !title) return undefined;
  const trail = [home, ...above, { label: title, href: uri }];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: new URL(href, origin).href,
    })),
  };
}

function titleOfDetail(content: SiteContent, uri: string, slug: string): string | undefined {
  const list = listedCollections.find((collection) => uri === documentUrl(collection, slug));
  return list && content[list].find((document) => document.slug === slug)?.title;
}
