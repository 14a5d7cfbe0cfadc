/** A stretch of words that look alike. `to` is where they lead: an address, or `#` and the path of a page in the booklet. */
export type Run = { text: string; bold?: boolean; raised?: boolean; to?: string };

export type Heading = { kind: "heading"; level: 1 | 2 | 3 | 4; runs: Run[] };
export type Table = { kind: "table"; caption: Run[]; columns: Run[][]; rows: Run[][][]; note: Run[] };
/** `file` is its name among the media; `wide` that it may fill the page. */
export type Picture = { kind: "picture"; file: string; alt: string; wide: boolean };

/** What a booklet is made of, in the order in which it is read. */
export type Part =
  | Heading
  | { kind: "paragraph"; runs: Run[]; look?: "intro" | "small" }
  /** `room` leaves lines to write on below each item. */
  | { kind: "list"; first: number | undefined; items: Part[][]; room?: boolean }
  | { kind: "box"; urgent: boolean; parts: Part[] }
  /** What stays on one page where that can be, such as a drawing with its title and the names of its parts. */
  | { kind: "whole"; parts: Part[] }
  | Table
  | Picture;

/** A page of the site: it begins on a page of its own, and stands in the contents. */
export type Chapter = { uri: string; title: string; parts: Part[] };

export type Booklet = {
  section: string;
  title: string;
  description: string;
  chapters: Chapter[];
};

export const paragraph = (text: string, look?: "intro" | "small"): Part => ({
  kind: "paragraph",
  runs: [{ text }],
  ...(look && { look }),
});

export const heading = (level: Heading["level"], text: string): Heading => ({
  kind: "heading",
  level,
  runs: [{ text }],
});
