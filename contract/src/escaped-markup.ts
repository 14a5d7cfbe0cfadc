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

/** Any data as JSON within a `<script>` of HTML. Without `<` no text of theirs ends the element, or begins a comment in it. */
export const jsonInScript = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");
