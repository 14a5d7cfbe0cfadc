/*
 * The addresses that the script of every page knows: it leads there from any page. All others are in `urls.ts`, which a page
 * loads when it writes one.
 */

export const notFoundUrl = "/page404";
export const newsListUrl = "/news";
/** A post opens over the list of news. */
export const postUrl = (postId: string): string => `${newsListUrl}?post=${postId}`;
