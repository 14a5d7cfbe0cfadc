import { writableText } from "./writable-text.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Any text as it stands in HTML and in XML, in an attribute too. */
export const escapedMarkup = (text: string): string =>
  writableText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
