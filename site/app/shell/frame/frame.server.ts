import { anyPath } from "./current-page";
import { frameTag } from "./frame-part";

/**
 * What surrounds every page, by the name of its part. It is some two hundred links, the same on every page but for the marks
 * of the page one is on, so it is drawn once per content and put into each page as text: 2.5 ms less for each page.
 */
export type Frame = ReadonlyMap<string, Part>;
/** HTML without what depends on the page, and where that belongs: the marks of links by what they lead to, the page's path. */
type Part = { html: string; is: Places; below: Places; path: number[] };
type Places = Map<string, Insertion[]>;
type Insertion = { at: number; text: string };

const part = new RegExp(`<${frameTag} id="(\\w+)">([\\s\\S]*?)</${frameTag}>`, "g");
const ofPath = new RegExp(`( [\\w-]+)="${anyPath}\\?(is|below)=([^"]*)"|${anyPath}`, "g");

/** The frame of a page that was drawn at `anyPath`; undefined where the page has none, because it failed. */
export function cutFrame(html: string): Frame | undefined {
  const parts = [...html.matchAll(part)].map(([, name = "", inside = ""]) => [name, partOf(inside)] as const);
  return parts.length > 0 ? new Map(parts) : undefined;
}

function partOf(drawn: string): Part {
  const made: Part = { html: "", is: new Map(), below: new Map(), path: [] };
  let left = 0;
  made.html = drawn.replace(
    ofPath,
    (all, attribute: string | undefined, kind: "is" | "below", href: string, at: number) => {
      if (attribute) {
        const text = kind === "is" ? `${attribute}="page"` : `${attribute}=""`;
        made[kind].set(href, [...(made[kind].get(href) ?? []), { at: at - left, text }]);
      } else made.path.push(at - left);
      left += all.length;
      return "";
    },
  );
  return made;
}

/** Puts the frame of the page `pathname` where a page has empty marks for it. */
export function fillFrame(html: string, frame: Frame, pathname: string): string {
  const path = pathname.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
  return html.replace(part, (mark, name: string) => {
    const found = frame.get(name);
    return found ? filled(found, path) : mark;
  });
}

function filled({ html, is, below, path: places }: Part, path: string): string {
  const insertions = [...places.map((at) => ({ at, text: path })), ...(is.get(path) ?? [])];
  for (let end = path.length; end > 0; end = path.lastIndexOf("/", end - 1)) {
    insertions.push(...(below.get(path.slice(0, end)) ?? []));
  }
  insertions.sort((a, b) => a.at - b.at);
  let text = "";
  let from = 0;
  for (const insertion of insertions) {
    text += html.slice(from, insertion.at) + insertion.text;
    from = insertion.at;
  }
  return text + html.slice(from);
}

/** As React writes them. */
const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
