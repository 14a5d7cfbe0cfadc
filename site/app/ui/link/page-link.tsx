import type { ComponentProps } from "react";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link to another page of the site. What follows it stands once for all of them (`document/page-links.tsx`). */
export function PageLink({ to, ...rest }: PageLinkProps) {
  return <a data-page-link="" href={to} {...rest} />;
}

/** Whether a link leaves the site's pages: another host, mail, telephone, a file or an endpoint of ours. */
export function isExternal(href: string): boolean {
  return !href.startsWith("/") || href.startsWith("//") || /^\/(media|api|documents|booklets)\//.test(href);
}

/** Whether a link leads to another website (not mail, telephone or a place on this page). */
export function isOtherSite(href: string): boolean {
  return /^(https?:)?\/\//.test(href);
}

type Press = Record<"altKey" | "ctrlKey" | "metaKey" | "shiftKey", boolean> & { button: number };

/** Whether a press on a link is for the browser: it opens a tab or a window or saves the page, and this one stays. */
export function opensElsewhere({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
}
