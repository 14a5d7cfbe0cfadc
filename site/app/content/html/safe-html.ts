import type { Block, StaffBlock } from "@pcf/contract/content/blocks";
import type { SafeHtml, StaffHtml, WithSafeHtml } from "@pcf/contract/content/html";
import { escapedMarkup } from "@pcf/contract/escaped-markup";

/*
 * The sanitiser makes safe HTML out of the HTML of staff. What follows does so of our own words, and keeps safe what already
 * is: no other place declares a text to be safe.
 */

export const noHtml = "" as SafeHtml;

/** HTML written in our own code; the values put into it are escaped. */
export const ownHtml = (html: TemplateStringsArray, ...values: string[]): SafeHtml =>
  html.map((piece, at) => piece + escapedMarkup(values[at] ?? "")).join("") as SafeHtml;

/** Safe HTML in which our own code changes ids, levels or links. What `edit` brings in from elsewhere it escapes. */
export const editedHtml = (html: SafeHtml, edit: (html: string) => string): SafeHtml =>
  edit(html) as SafeHtml;

/** Content that was safe when it was stored, in a file that this site alone writes. */
export const trustStoredContent = <Content>(content: Content) => content as WithSafeHtml<Content>;

/**
 * A block with each HTML in it changed: that of staff sanitised, or safe HTML edited. A new block with HTML does not
 * compile here until it has its case.
 */
export function withBlockHtml(block: StaffBlock, change: (html: StaffHtml) => SafeHtml): Block;
export function withBlockHtml(block: Block, change: (html: SafeHtml) => SafeHtml): Block;
export function withBlockHtml(block: StaffBlock | Block, change: (html: never) => SafeHtml): Block {
  const changed = change as (html: string) => SafeHtml;
  switch (block.blockType) {
    case "richText":
    case "special":
      return { ...block, html: changed(block.html) };
    case "accordion":
      return { ...block, items: block.items.map((item) => ({ ...item, html: changed(item.html) })) };
    case "definitionList":
      return { ...block, items: block.items.map((item) => ({ ...item, html: changed(item.html) })) };
    default:
      return block;
  }
}
