import type { Block, StaffBlock } from "@pcf/contract/content/blocks";
import type { SafeHtml, StaffHtml } from "@pcf/contract/content/html";

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
      return { ...block, html: changed(block.html) };
    case "accordion":
      return { ...block, items: block.items.map((item) => ({ ...item, html: changed(item.html) })) };
    case "definitionList":
      return { ...block, items: block.items.map((item) => ({ ...item, html: changed(item.html) })) };
    default:
      return block;
  }
}
