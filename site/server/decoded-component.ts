/** A part of an address without its percent signs; undefined where they stand for nothing. */
export function decodedComponent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
