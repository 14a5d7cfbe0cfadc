/**
 * What the body of a page is made of, as its HTML has it: each kind of element with its classes, and of a field its type. Numbers
 * within classes are all alike.
 */
export function partsOfPage(html: string): Set<string> {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const parts = new Set<string>();
  for (const [, tag = "", attributes = ""] of main.matchAll(/<([a-z][\w-]*)((?:\s[^<>]*)?)>/g)) {
    const value = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "";
    const classes = value("class").replace(/\d+/g, "N").split(" ").filter(Boolean).sort();
    parts.add([tag, ...classes, value("type")].filter(Boolean).join("."));
  }
  return parts;
}
