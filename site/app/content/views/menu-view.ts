import type { SiteContent } from "~/content/site-content";
import type { Link } from "./page-view";

/** A section of the menu: where it leads, its pages, and the pages below each of them. */
export type MenuSectionView = Link & {
  description: string | undefined;
  children: (Link & { children: Link[] })[];
};

const link = ({ label, href }: Link): Link => ({ label, href });

export function toMenuView({ menu }: SiteContent["navigation"]): MenuSectionView[] {
  return menu.map((section) => ({
    ...link(section),
    description: section.description,
    children: section.children.map((page) => ({ ...link(page), children: page.children.map(link) })),
  }));
}
