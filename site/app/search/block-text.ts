import type { Block } from "@pcf/contract/content/blocks";
import { plainText } from "./plain-text";

/** What people read of a block, in sentences, so that an excerpt does not run one cell or title into the next. */
export function blockText(block: Block): string {
  switch (block.blockType) {
    case "richText":
      return plainText(block.html);
    case "accordion":
      return sentences(block.title, ...block.items.map((item) => headed(item.title, plainText(item.html))));
    case "definitionList":
      return sentences(block.title, ...block.items.map((item) => headed(item.term, plainText(item.html))));
    case "table":
      return sentences(
        block.caption,
        block.columns.map((column) => column.text).join(", "),
        ...block.rows.map((row) => row.cells.map((cell) => cell.text).join(" – ")),
      );
    case "cardGrid":
      return sentences(block.title, ...block.cards.map((card) => headed(card.title, card.text)));
    case "callToAction":
      return sentences(block.title, block.text);
    case "quote":
      return block.text;
    case "downloads":
      return sentences(block.title, ...block.files.map((file) => file.label));
    case "contactBlocks":
      return sentences(...block.contacts.map((contact) => headed(contact.title, contact.text)));
    default:
      return "";
  }
}

const sentenceEnd = /[.?!:;…]["”’)]*$/;

function sentences(...parts: readonly (string | null | undefined)[]): string {
  return parts.flatMap((part) => (part ? [sentenceEnd.test(part) ? part : `${part}.`] : [])).join(" ");
}

function headed(title: string, text: string | null | undefined): string {
  if (!text) return title;
  return sentenceEnd.test(title) ? `${title} ${text}` : `${title}: ${text}`;
}
