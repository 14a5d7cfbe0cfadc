/** Whether a link leaves the site's pages: another host, mail, telephone, a file or an endpoint of ours. */
export function isExternal(href: string): boolean {
  return !href.startsWith("/") || href.startsWith("//") || /^\/(media|api|documents)\//.test(href);
}

/** Whether a link leads to another website (not mail, telephone or a place on this page). */
export function isOtherSite(href: string): boolean {
  return /^(https?:)?\/\//.test(href);
}
