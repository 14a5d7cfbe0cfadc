import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { XMLParser, XMLValidator } from "fast-xml-parser";

/**
 * A document to write: text, children in their order, or several elements of one name. What is empty or undefined is left
 * out; `null` is an element that is to be empty.
 */
export type XmlContent = string | undefined | null | XmlContent[] | { [name: string]: XmlContent };

const escapeText = (text: string) => escapedMarkup(text.replace(/[\p{Cc}\p{Cs}]/gu, " "));

/** XML of one element, or nothing when it would be empty: the gateway refuses empty elements. */
export function writeXml(name: string, content: XmlContent): string {
  if (content === null) return `<${name}></${name}>`;
  if (Array.isArray(content)) return content.map((each) => writeXml(name, each)).join("");
  const inner =
    typeof content === "object"
      ? Object.entries(content)
          .map(([child, value]) => writeXml(child, value))
          .join("")
      : escapeText(content ?? "").trim();
  return inner === "" ? "" : `<${name}>${inner}</${name}>`;
}

const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: true, ignoreDeclaration: true });

/** The parsed document, every value as text, or `null` when the text is not whole, well-formed XML. */
export function readXml(text: string): unknown {
  if (!text.trimStart().startsWith("<") || XMLValidator.validate(text) !== true) return null;
  try {
    return parser.parse(text);
  } catch {
    return null;
  }
}
