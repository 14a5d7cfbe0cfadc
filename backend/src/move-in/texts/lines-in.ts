import { cleanLine } from "./clean-text.ts";
import { attribute, blockTags, type HtmlElement, unreadTags, visit } from "./html-tree.ts";
import { hiddenMail } from "./links.ts";
import { emojiOf } from "./pictures.ts";

/** Takes out of a text what is no words, such as shortcodes. */
export type Wording = (text: string) => string;

/** The words of an element without their looks, such as a caption or a cell, line by line. */
export function linesIn(element: HtmlElement, wording: Wording): string[] {
  const pieces: string[] = [];
  visit(element.childNodes, {
    enter: (one) => {
      if (one.tagName === "br" || blockTags.has(one.tagName)) pieces.push("\n");
      if (one.tagName === "img") pieces.push(emojiOf(one) ?? "");
      const mail = attribute(one, "data-cfemail");
      if (mail) pieces.push(hiddenMail(mail));
      return !mail && one.tagName !== "noscript" && !unreadTags.has(one.tagName);
    },
    leave: (one) => {
      if (blockTags.has(one.tagName)) pieces.push("\n");
    },
    text: (text) => pieces.push(wording(text).replace(/\s+/g, " ")),
  });
  return pieces.join("").split("\n").map(cleanLine).filter(Boolean);
}
