/** The page that may load the script of the maps service says so in its address; the server widens its policy for it alone. */
export const mapParameter = "map";
export const servicesWord = "google";

export const asksForService = (search: URLSearchParams): boolean => search.get(mapParameter) === servicesWord;

/** Where the map stands in the page. */
export const mapPlace = "group-map";

/** The same page, with that policy, opened at its map. */
export function serviceAddress(href: string): string {
  const url = new URL(href);
  url.searchParams.set(mapParameter, servicesWord);
  return `${url.pathname}${url.search}#${mapPlace}`;
}
