import { arrangedParts, opened } from "./arranged-parts.ts";
import { cleanText } from "./clean-text.ts";
import type { TextContext } from "./converter.ts";
import { Converter } from "./converter.ts";
import {
  headingLevelOf,
  isAccordionItem,
  isAccordionTitle,
  isCaption,
  isFigure,
  isGallery,
  isGalleryList,
  isHidden,
  lookOf,
  wordLevelOf,
} from "./element-kinds.ts";
import {
  attribute,
  blockTags,
  findIn,
  type HtmlElement,
  hasClass,
  nodesOf,
  textIn,
  visit,
} from "./html-tree.ts";
import { linesIn } from "./lines-in.ts";
import { hiddenMail, namedAddress } from "./links.ts";
import type { Part } from "./parts.ts";
import { raisedOrLowered, type Script, scriptOf } from "./raised-digits.ts";
import { ShortcodeEffects } from "./shortcode-effects.ts";
import { withShortcodes } from "./shortcodes.ts";
import { isLayout, readTable } from "./tables.ts";
import { beginningOf, type TextNotes } from "./text-notes.ts";

/** A form longer than this is a passage of text with fields in it. */
const longForm = 400;
/** What opens deeper inside what opens is read as any text. */
const deepestItem = 5;
const fileButton: ReadonlySet<string> = new Set(["wp-block-file__button"]);
const leftOut: Partial<Record<string, [code: string, words: string]>> = {
  script: ["script", "A script was left out"],
  svg: ["drawing", "A drawing in the text (SVG) was left out"],
  math: ["formula", "A formula (MathML) was left out"],
  canvas: ["script", "A script was left out"],
  applet: ["script", "A script was left out"],
  input: ["form", "A form was left out"],
  select: ["form", "A form was left out"],
  textarea: ["form", "A form was left out"],
};
const silent =
  /^(?:style|template|xml|head|title|link|meta|base|noframes|noembed|param|track|source|datalist|map|area|colgroup|col|optgroup|option)$/;

/** What to do when an element ends. */
type Open = {
  now: Converter["builder"]["now"];
  leave?: () => void;
  /** Whether line breaks and blanks stand as they were typed. */
  pre: boolean;
  script?: Script;
};

class Reader {
  readonly #converter: Converter;
  readonly #effects: ShortcodeEffects;
  readonly #open: Open[] = [];
  /** Titles of the items that open and close, innermost last. */
  readonly #titles: { title: string | undefined }[] = [];
  readonly #captions: string[][] = [];

  constructor(converter: Converter) {
    this.#converter = converter;
    this.#effects = new ShortcodeEffects(converter);
  }

  readonly text = (text: string): void => {
    const { builder, closed } = this.#converter;
    for (const piece of withShortcodes(cleanText(text), closed)) {
      if (typeof piece !== "string") this.#effects.read(piece);
      else if (!this.#effects.skips) this.#words(piece, builder);
    }
  };

  #words(text: string, builder: Converter["builder"]): void {
    const open = this.#open.at(-1);
    const words = open?.script ? raisedOrLowered(text, open.script) : text;
    const lines = open?.pre ? words.split("\n") : [words];
    lines.forEach((line, place) => {
      if (place > 0) builder.break();
      builder.append(line);
    });
  }

  readonly enter = (element: HtmlElement): boolean => {
    const { builder } = this.#converter;
    const around = this.#open.at(-1);
    const script = scriptOf(element.tagName) ?? around?.script;
    const open: Open = { now: builder.now, pre: around?.pre ?? false, script };
    this.#open.push(open);
    if (this.#effects.skips) return true;
    if (isHidden(element) && this.#titles.length === 0) return this.#hidden(element);
    if (this.#media(element)) return false;
    if (blockTags.has(element.tagName)) builder.endLine();
    const goesOn = this.#block(element, open);
    if (goesOn) this.#look(element);
    return goesOn;
  };

  readonly leave = (element: HtmlElement): void => {
    const open = this.#open.pop();
    const { builder } = this.#converter;
    if (blockTags.has(element.tagName) || headingLevelOf(element) !== undefined) builder.endLine();
    open?.leave?.();
    if (open) builder.now = open.now;
  };

  #hidden(element: HtmlElement): false {
    const words = textIn(element).trim();
    if (words)
      this.#converter.notes.add(
        "hidden",
        `A text that was hidden was left out: ${beginningOf(cleanText(words))}`,
      );
    return false;
  }

  /** Whether an element is one that stands for something else than its words. */
  #media(element: HtmlElement): boolean {
    const converter = this.#converter;
    const { tagName } = element;
    const mail = attribute(element, "data-cfemail");
    if (mail) {
      const { builder } = converter;
      builder.now = { ...builder.now, link: builder.now.link ?? converter.link(namedAddress(element)) };
      builder.append(hiddenMail(mail));
    } else if (tagName === "br") converter.builder.break();
    else if (tagName === "img") converter.picture(element);
    else if (/^(?:iframe|embed|object|frame)$/.test(tagName)) this.#frame(element);
    else if (/^(?:video|audio)$/.test(tagName)) converter.recording(element);
    else if (tagName === "hr") converter.builder.emit({ kind: "rule" });
    else if (tagName === "noscript") this.#noscript(element);
    else if (leftOut[tagName]) converter.notes.add(...leftOut[tagName]);
    else return silent.test(tagName);
    return true;
  }

  #frame(frame: HtmlElement): void {
    // A file that is shown in the page has a link beside it.
    if (hasClass(frame, new Set(["wp-block-file__embed"]))) return;
    const inner =
      frame.tagName === "object" && findIn(frame, ({ tagName }) => /^(?:iframe|embed)$/.test(tagName));
    this.#converter.frame(inner || frame);
  }

  #noscript(element: HtmlElement): void {
    const image = findIn(element, ({ tagName }) => tagName === "img");
    if (image) this.#converter.pictureWithoutScript(image);
  }

  /** What a part of the text is; says whether its words are read one by one. */
  #block(element: HtmlElement, open: Open): boolean {
    const { builder } = this.#converter;
    const { tagName } = element;
    if (this.#titled(element, open)) return false;
    if (isGalleryList(element) || isFigure(element) || isGallery(element)) this.#figure(element, open);
    else if (tagName === "table") return this.#table(element);
    else if (tagName === "form") return this.#form(element);
    else if (tagName === "ul" || tagName === "ol" || tagName === "menu" || tagName === "dir") {
      const start = Number.parseInt(attribute(element, "start") ?? "1", 10);
      builder.openList({ ordered: tagName === "ol", start: start >= 0 && start < 1e6 ? start : 1 });
      open.leave = () => builder.closeList();
    } else if (tagName === "q") {
      builder.append("“");
      open.leave = () => builder.append("”");
    } else if (tagName === "li") this.#item(open);
    else if (tagName === "blockquote") {
      builder.openQuote();
      open.leave = () => builder.closeQuote();
    } else if (/^(?:pre|listing|xmp|plaintext)$/.test(tagName)) open.pre = true;
    return true;
  }

  #item(open: Open): void {
    const { builder } = this.#converter;
    if (builder.inList) builder.openItem();
    else {
      builder.openList({ ordered: false, start: 1, loose: true });
      builder.openItem();
      open.leave = () => builder.closeList();
    }
  }

  /** Captions, and items that open: what has its words by itself. Says whether they have been read. */
  #titled(element: HtmlElement, open: Open): boolean {
    const { builder, wording } = this.#converter;
    const item = this.#titles.at(-1);
    const captions = this.#captions.at(-1);
    if (captions && isCaption(element)) {
      captions.push(...linesIn(element, wording));
      return true;
    }
    if (item && item.title === undefined && isAccordionTitle(element)) {
      item.title = linesIn(element, wording).join(" ");
      return true;
    }
    if (isAccordionItem(element) && !builder.inList && this.#titles.length < deepestItem)
      this.#accordion(open);
    return false;
  }

  #accordion(open: Open): void {
    const { builder } = this.#converter;
    const mark = builder.mark();
    const item: { title: string | undefined } = { title: undefined };
    this.#titles.push(item);
    open.leave = () => {
      this.#titles.pop();
      const parts = builder.takeSince(mark);
      const { title } = item;
      // What opens inside what opens is a heading with its text.
      const within = parts.flatMap((part) => (part.kind === "accordion" ? opened(part, () => true) : [part]));
      builder.putBack(mark, title ? [{ kind: "accordion", items: [{ title, parts: within }] }] : parts);
    };
  }

  #figure(element: HtmlElement, open: Open): void {
    const { builder } = this.#converter;
    if (isGalleryList(element) && !isFigure(element)) return;
    const mark = builder.mark();
    const captions: string[] = [];
    this.#captions.push(captions);
    open.leave = () => {
      this.#captions.pop();
      const words = captions.join(" ");
      if (isGallery(element)) this.#converter.gallerySince(mark, words);
      else this.#converter.figureSince(mark, words);
    };
  }

  #table(element: HtmlElement): boolean {
    const { builder, notes, wording } = this.#converter;
    if (isLayout(element)) return true;
    const table = readTable(element, wording);
    if (table) {
      if (table.guessedHeads)
        notes.add("table-heads", "A table did not say which row names its columns; the first one was taken");
      const { guessedHeads: _, ...part } = table;
      builder.emit(part);
    }
    this.#picturesIn(element);
    return false;
  }

  /** The pictures of a table of words come after it. */
  #picturesIn(table: HtmlElement): void {
    visit(table.childNodes, {
      enter: (one) => {
        if (one.tagName === "img" && !/\b(?:emoji|wp-smiley)\b/.test(attribute(one, "class") ?? ""))
          this.#converter.picture(one);
        return true;
      },
      leave: () => undefined,
      text: () => undefined,
    });
  }

  #form(element: HtmlElement): boolean {
    const words = linesIn(element, this.#converter.wording).join(" ");
    const name = /wpcf7/.test(JSON.stringify(element.attrs))
      ? " (Contact Form 7)"
      : /gform/.test(JSON.stringify(element.attrs))
        ? " (Gravity Forms)"
        : "";
    const isPassage = words.length > longForm;
    this.#converter.notes.add(
      "form",
      isPassage || !words
        ? `A form${name} was left out`
        : `A form${name} was left out: ${beginningOf(words)}`,
    );
    return isPassage;
  }

  /** Looks and links, for the words that come. */
  #look(element: HtmlElement): void {
    const { builder } = this.#converter;
    const around = builder.now;
    const now = { ...around, ...lookOf(element, around) };
    const heading = headingLevelOf(element);
    if (heading !== undefined) {
      builder.endLine();
      Object.assign(now, { heading });
    }
    const wordLevel = wordLevelOf(element);
    if (wordLevel !== undefined) Object.assign(now, { wordLevel });
    if (element.tagName === "dt") now.bold = true;
    if (element.tagName === "a" && attribute(element, "href")) this.#link(element, now);
    builder.now = now;
  }

  #link(element: HtmlElement, now: Converter["builder"]["now"]): void {
    const { builder } = this.#converter;
    const address = namedAddress(element);
    const holdsOnlyPictures = textIn(element).trim() === "";
    if (holdsOnlyPictures) return;
    if (hasClass(element, fileButton)) builder.append(" ");
    now.link = address === undefined ? undefined : this.#converter.link(address);
    if (address === undefined)
      this.#converter.notes.add(
        "link",
        `A link was taken away, its words stay: ${beginningOf(attribute(element, "href") ?? "")}`,
      );
  }
}

/** Whether a text was typed without any markup of its lines, which then are what its line breaks say. */
const asTyped = (html: string): string =>
  /<(?:p|div|br|h[1-6]|[uo]l|li|table|blockquote|section|article|pre|figure)\b/i.test(html)
    ? html
    : html
        .replace(/\r\n?/g, "\n")
        .replace(/\n[ \t]*\n\s*/g, "<p>")
        .replace(/\n/g, "<br>");

/** What a text of the old site is made of. */
export function readParts(html: string, context: TextContext, notes: TextNotes): Part[] {
  const converter = new Converter(html, context, notes);
  visit(nodesOf(asTyped(html)), new Reader(converter));
  return arrangedParts(converter.builder.finish(), converter);
}
