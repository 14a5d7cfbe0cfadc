import { type Document, Window } from "happy-dom";

// One for all pages: making it takes longer than reading a page.
const { DOMParser } = new Window({
  settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
});

/** A page as it stands in its HTML, without any script. */
export const parsePage = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

type Head = {
  title: string;
  description: string;
  heading: string;
  /** What every page has and this one lacks. */
  faults: string[];
};

/** What a page without JavaScript says of itself in its HTML, and what it lacks of what every page has. */
export function readHead(html: string): Head {
  const page = parsePage(html);
  const count = (selector: string) => page.querySelectorAll(selector).length;
  const content = (selector: string) => page.querySelector(selector)?.getAttribute("content") ?? "";
  const title = page.querySelector("title")?.textContent ?? "";
  const heading = page.querySelector("h1")?.textContent ?? "";
  const description = content('meta[name="description"]');
  const words = page.querySelector("main")?.textContent?.split(/\s+/).length ?? 0;
  const wanted: [holds: boolean, fault: string][] = [
    [/^<!doctype html>/i.test(html), "no doctype, so that browsers show it as pages of the nineties"],
    [count("h1") === 1, `${count("h1")} headings of the first level`],
    [count("main") === 1, `${count("main")} main landmarks`],
    [count("body header:not(main *)") >= 1, "no banner"],
    [count("body footer:not(main *)") >= 1, "no footer"],
    [count("nav") >= 1, "no navigation"],
    [count('link[rel="canonical"]') === 1, "no canonical address"],
    [content('meta[property="og:title"]') !== "", "no title for shared links"],
    [/ \| /.test(title), `the title "${title}" without the foundation`],
    [description.length > 20, `the description "${description}"`],
    [words > 15, `${words} words to read`],
  ];
  const faults = wanted.filter(([holds]) => !holds).map(([, fault]) => fault);
  return { title, description, heading, faults };
}

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
