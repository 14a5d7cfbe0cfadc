import type { Picture } from "../text/parts.ts";
import type { Look } from "./looks.ts";

/** A picture as it is put on the page, with its size in its own points. */
export type Printed = { bytes: Buffer; width: number; height: number };

/** What everything is set on: the document, how it looks, how far a line goes, and its pictures by their files. */
export type Sheet = {
  pdf: PDFKit.PDFDocument;
  look: Look;
  left: number;
  width: number;
  /** Height of a page's text. */
  height: number;
  pictures: ReadonlyMap<Picture["file"], Printed>;
};

/**
 * An element of the structure that screen readers go by. It comes to be when something of it is first drawn, so that all
 * stand in the order of the pages, and what goes on overleaf stays one.
 */
export type Tag = {
  type: string;
  parent?: Tag;
  alt?: string;
  scope?: "Column" | "Row";
  element?: PDFKit.PDFStructureElement;
};

export function elementOf(pdf: PDFKit.PDFDocument, tag: Tag): PDFKit.PDFStructureElement {
  if (tag.element) return tag.element;
  const { type, parent, alt, scope } = tag;
  const element = pdf.struct(type, { ...(alt && { alt }), ...(scope && { scope }) } as object);
  tag.element = element;
  if (parent) elementOf(pdf, parent).add(element);
  else pdf.addStructure(element);
  return element;
}

/** Draws what belongs to an element. */
export function drawAs(pdf: PDFKit.PDFDocument, tag: Tag, draw: () => void): void {
  const element = elementOf(pdf, tag);
  const content = pdf.markStructureContent(tag.type);
  draw();
  pdf.endMarkedContent();
  element.add(content);
}

/** Draws what only pleases the eye, or stands on every page: screen readers are not told. */
export function drawAside(pdf: PDFKit.PDFDocument, type: "Layout" | "Pagination", draw: () => void): void {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
}
