import { newsListUrl, notFoundUrl, postUrl } from "@pcf/contract/everywhere-urls";
/**
 * Where an address with `?post=` leads when it is not the news page's own: to the viewer, which lies over that page, or to
 * page 404 where the value is no number. Undefined for any other address. Files and feeds are no pages.
 */
export function postViewerAddress({ pathname, searchParams }: URL): string | undefined {
  const post = searchParams.get("post");
  if (post === null || pathname === newsListUrl || /\.\w+$/.test(pathname)) return undefined;
  return /^\d+$/.test(post) ? postUrl(post) : notFoundUrl;
}
