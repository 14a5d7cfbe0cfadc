/** Words of one look. A line break inside a part is `\n`. */
export type Run = { text: string; bold: boolean; italic: boolean; link?: string };

export type ListItem = { runs: Run[]; lists: ListPart[] };
export type ListPart = {
  kind: "list";
  ordered: boolean;
  start: number;
  items: ListItem[];
  /** Items stood in no list: those that follow one another are one. */
  loose?: boolean;
};

/** A paragraph that Word meant as an item of a list: how deep, from one. */
export type ParagraphPart = { kind: "paragraph"; runs: Run[]; wordLevel?: number };
export type HeadingPart = { kind: "heading"; level: number; runs: Run[] };
export type FigurePart = { kind: "figure"; image: number; address: string; caption?: string };
export type VideoPart = { kind: "video"; video: number; address: string; caption?: string };
export type TablePart = { kind: "table"; caption?: string; columns: string[]; rows: string[][] };
export type GalleryPart = { kind: "gallery"; title?: string; images: FigurePart[] };
export type AccordionPart = { kind: "accordion"; items: { title: string; parts: Part[] }[] };

/** What a text of the old site is made of, before it is put into the editor's form or into blocks of a page. */
export type Part =
  | ParagraphPart
  | HeadingPart
  | ListPart
  | { kind: "quote"; runs: Run[] }
  | { kind: "rule" }
  | FigurePart
  | VideoPart
  | TablePart
  | GalleryPart
  | AccordionPart;

export const plainRun = (text: string): Run => ({ text, bold: false, italic: false });

export const textOfRuns = (runs: Run[]): string => runs.map(({ text }) => text).join("");
