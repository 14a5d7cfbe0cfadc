import { anyPath } from "./current-page";
import { frameTag } from "./frame-part";

/**
 * What surrounds every page, by the name of its part. It is some two hundred links, the same on every page but for the marks
 * of the page one is on, so it is drawn once per content and put into each page as text.
 */
export type Frame = ReadonlyMap<string, readonly Piece[]>;
/** HTML, or what depends on the page's path, which is given as it stands in HTML. */
type Piece = string | ((path: string) => string);

const part = new RegExp(`<${frameTag} id="(\\w+)">([\\s\\S]*?)</${frameTag}>`, "g");
const ofPath = new RegExp(`( [\\w-]+)="${anyPath}\\?(is|below)=([^"]*)"|${anyPath}`, "g");

/** The frame of a page that was drawn at `anyPath`; undefined where the page has none, because it failed. */
export function cutFrame(html: string): Frame | undefined {
  const parts = [...html.matchAll(part)].map(
    ([, name = "", inside = ""]) => [name, piecesOf(inside)] as const,
  );
  return parts.length > 0 ? new Map(parts) : undefined;
}

function piecesOf(html: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of html.matchAll(ofPath)) {
    const [all, attribute, kind, href] = match;
    pieces.push(html.slice(from, match.index));
    from = match.index + all.length;
    if (!attribute) pieces.push((path) => path);
    else if (kind === "is") pieces.push((path) => (path === href ? `${attribute}="page"` : ""));
    else pieces.push((path) => (path === href || path.startsWith(`${href}/`) ? `${attribute}=""` : ""));
  }
  return [...pieces, html.slice(from)];
}

/** Puts the frame of the page `pathname` where a page has empty marks for it. */
export function fillFrame(html: string, frame: Frame, pathname: string): string {
  const path = pathname.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
  return html.replace(part, (mark, name: string) => {
    const pieces = frame.get(name);
    return pieces ? pieces.map((piece) => (typeof piece === "string" ? piece : piece(path))).join("") : mark;
  });
}

/** As React writes them. */
const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
