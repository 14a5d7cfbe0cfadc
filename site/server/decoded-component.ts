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
