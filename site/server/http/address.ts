/** A part of an address without its percent signs; undefined where they stand for nothing. */
export const decodedComponent = (text: string): string | undefined => decoded(text, decodeURIComponent);

/** A path without its percent signs, those apart that stand for what divides it; undefined where they stand for nothing. */
export const decodedPath = (path: string): string | undefined => decoded(path, decodeURI);

function decoded(text: string, decode: (text: string) => string): string | undefined {
  try {
    return decode(text);
  } catch {
    return undefined;
  }
}

/**
 * What a request asks for. A path is a path, also one of slashes alone, which would be a host without a name.
 *
 * @throws TypeError "ERR_INVALID_URL" where a whole address was sent that is none.
 */
export const askedAddress = (asked: string, siteUrl: string): URL =>
  new URL(
    asked.startsWith("/") && !URL.canParse(asked, siteUrl) ? asked.replace(/^\/+/, "/") : asked,
    siteUrl,
  );

/** An address as a header can carry it. A path never leads to another host: one that starts with two slashes would. */
export function addressInHeader(address: string): string {
  if (/^https?:\/\//i.test(address)) return new URL(address).href;
  const { pathname, search, hash } = new URL(address.replace(/^[/\\]*/, "/"), "https://site.invalid");
  return pathname.replace(/^\/+/, "/") + search + hash;
}
