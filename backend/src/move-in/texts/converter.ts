import { cleanLine, cleanText } from "./clean-text.ts";
import type { HtmlElement } from "./html-tree.ts";
import { attribute } from "./html-tree.ts";
import { isFileAddress, safeAddress, wholeAddress } from "./links.ts";
import { type Mark, PartBuilder } from "./part-builder.ts";
import { type Part, plainRun, textOfRuns } from "./parts.ts";
import { emojiOf, isPictureAddress, isTrackingPixel, pictureAddresses, sameUpload } from "./pictures.ts";
import { closedNames, withShortcodes } from "./shortcodes.ts";
import { beginningOf, type TextNotes } from "./text-notes.ts";
import { urlOf, videoAddress } from "./videos.ts";

/** What is known of the new site while a text is converted. */
export type TextContext = {
  /** The new address of a link (a path, `https:`, `mailto:`, `tel:`); undefined when the link must go, and its words stay. */
  linkTo: (href: string) => string | undefined;
  /** The picture in the new library, by an address of the old one in whatever size; undefined where it did not come over. */
  picture: (url: string) => number | undefined;
  /** What readers saw under a picture that is named by its number, `/?attachment_id=12`. */
  caption?: (url: string) => string | undefined;
  /** The video, by the address at which it is watched, as `referencesIn` names it. */
  video: (url: string) => number | undefined;
};

/** Titles of frames that say nothing. */
const emptyTitle =
  /^(?:|video|youtube video player|youtube video|vimeo video player|vimeo|embedded? (?:video|content)|iframe|untitled)$/i;

/** Puts the media and links of one text into its parts; what cannot come is told of. */
export class Converter {
  readonly builder = new PartBuilder();
  /** Shortcodes that are closed somewhere in the text. */
  readonly closed: ReadonlySet<string>;
  readonly context: TextContext;
  readonly notes: TextNotes;
  #lastPicture: string | undefined;

  constructor(html: string, context: TextContext, notes: TextNotes) {
    this.closed = closedNames(html);
    this.context = context;
    this.notes = notes;
  }

  /** Words without the shortcodes among them, each told of. */
  readonly wording = (text: string): string =>
    withShortcodes(text, this.closed)
      .map((piece) => {
        if (typeof piece === "string") return piece;
        if (!piece.closes) this.notes.add("shortcode", `A shortcode was left out: ${beginningOf(piece.raw)}`);
        return "";
      })
      .join("");

  /** The new address of a link; undefined where only its words stay. */
  link(address: string | undefined): string | undefined {
    if (!address) return undefined;
    const target = safeAddress(this.context.linkTo(address));
    if (!target && !address.startsWith("#"))
      this.notes.add("link", `A link was taken away, its words stay: ${beginningOf(address)}`);
    return target;
  }

  /** Words on a line of their own that lead somewhere. */
  linkLine(words: string, address: string): void {
    const { builder } = this;
    builder.endLine();
    const before = builder.now;
    builder.now = { bold: false, italic: false, link: this.link(address) };
    builder.append(cleanText(words));
    builder.endLine();
    builder.now = before;
  }

  /** A picture as a figure. */
  picture(image: HtmlElement): void {
    const emoji = emojiOf(image);
    if (emoji !== undefined) this.builder.append(cleanText(emoji));
    else if (!isTrackingPixel(image)) this.#shownPicture(image);
  }

  #shownPicture(image: HtmlElement): void {
    const addresses = pictureAddresses(image);
    const around = linkAround(image);
    const larger =
      around && isPictureAddress(around) && addresses.some((one) => sameUpload(one, around))
        ? around
        : undefined;
    const placed = this.pictureAt(larger ? [larger, ...addresses] : addresses);
    if (placed && around && !larger) this.#linkOfPicture(image, around);
  }

  /** The picture at the first of several addresses that is known; says whether there is one at all. */
  pictureAt(addresses: string[], caption?: string): boolean {
    const [first] = addresses;
    if (!first) return false;
    this.#lastPicture = first;
    for (const address of addresses) {
      const image = this.context.picture(address);
      if (image === undefined) continue;
      this.builder.emit({ kind: "figure", image, address, caption });
      return true;
    }
    this.notes.add("picture", `A picture was not there any more: ${beginningOf(first, 300)}`);
    return true;
  }

  /** A picture for browsers without scripts, unless it repeats the one before. */
  pictureWithoutScript(image: HtmlElement): void {
    const [address] = pictureAddresses(image);
    if (address && this.#lastPicture !== undefined && sameUpload(address, this.#lastPicture)) return;
    this.picture(image);
  }

  /** Where a picture led, said in words, since pictures here lead nowhere. */
  #linkOfPicture(image: HtmlElement, address: string): void {
    if (isPictureAddress(address) || address.startsWith("#")) return;
    const words = cleanLine(attribute(image, "alt") ?? attribute(image, "title") ?? "");
    if (words) this.linkLine(words, address);
    this.notes.add(
      "picture-link",
      words
        ? `A picture led to ${beginningOf(address)}; a link with its words now stands under it`
        : `A picture led to ${beginningOf(address)}; the picture has no words, so the link was left out`,
    );
  }

  /** A video, or a link to it where it is not among ours. Nothing happens at an address that is no video's. */
  video(address: string | undefined, title = "", caption?: string): boolean {
    const watched = address && videoAddress(address);
    if (!watched) return false;
    const video = this.context.video(watched);
    if (video !== undefined) this.builder.emit({ kind: "video", video, address: watched, caption });
    else {
      this.linkLine(wordsOfFrame(title, watched), watched);
      if (caption) this.linklessLine(caption);
      this.notes.add("video", `A video became a link, since it is not among the videos: ${watched}`);
    }
    return true;
  }

  linklessLine(words: string): void {
    this.builder.emit({ kind: "paragraph", runs: [plainRun(words)] });
  }

  /** What stood in a frame: a video, or else a link. */
  frame(frame: HtmlElement): void {
    const names = ["src", "data-src", "data-lazy-src", "data-litespeed-src", "data", "href"];
    this.frameAt(
      names.map((name) => wholeAddress(attribute(frame, name))).find(Boolean),
      attribute(frame, "title") ?? "",
    );
  }

  frameAt(address: string | undefined, title: string): void {
    if (this.video(address, title)) return;
    const url = address && urlOf(address);
    if (!address || !url || !/^https?:$/.test(url.protocol)) {
      this.notes.add("frame", "A frame without an address was left out");
      return;
    }
    this.linkLine(wordsOfFrame(title, address), address);
    this.notes.add("frame", `A frame became a link: ${beginningOf(address, 300)}`);
  }

  /** A film or a recording that the text plays itself. */
  recording(element: HtmlElement): void {
    const own = attribute(element, "src") ?? attribute(element, "data-src");
    const sources = element.childNodes.flatMap((node) =>
      "tagName" in node && node.tagName === "source" ? [attribute(node, "src")] : [],
    );
    this.recordingAt([own, ...sources].map(wholeAddress).find(Boolean));
  }

  recordingAt(address: string | undefined): void {
    if (!address) this.notes.add("recording", "A film or recording without an address was left out");
    else if (!this.video(address)) {
      this.linkLine(nameOfFile(address), address);
      this.notes.add("recording", `A recording became a link: ${beginningOf(address, 300)}`);
    }
  }

  /** The parts since a mark, with what readers took for their caption. */
  figureSince(mark: Mark, caption: string): void {
    const parts = this.builder.takeSince(mark);
    this.builder.putBack(mark, withCaption(parts, caption));
  }

  /** Pictures by their numbers in the old library as one gallery. */
  numberedGallery(addresses: string[], title = ""): void {
    const mark = this.builder.mark();
    for (const address of addresses) {
      const image = this.context.picture(address);
      const number = address.replace(/.*=/, "");
      if (image === undefined)
        this.notes.add(
          "picture",
          `A picture of a gallery is not in the old library any more: number ${number}`,
        );
      else this.builder.emit({ kind: "figure", image, address, caption: this.context.caption?.(address) });
    }
    this.gallerySince(mark, cleanLine(title));
  }

  /** The pictures since a mark as one gallery. */
  gallerySince(mark: Mark, title: string): void {
    const parts = this.builder.takeSince(mark);
    const images = parts.flatMap((part) =>
      part.kind === "figure" ? [part] : part.kind === "gallery" ? part.images : [],
    );
    const others = parts.filter(({ kind }) => kind !== "figure" && kind !== "gallery");
    const gallery: Part = { kind: "gallery", title: title || undefined, images };
    this.builder.putBack(mark, images.length < 2 ? withCaption(parts, title) : [gallery, ...others]);
  }
}

const wordsOfFrame = (title: string, address: string): string => {
  const words = cleanLine(title);
  return words === "" || emptyTitle.test(words) ? nameOfFile(address) : words;
};

const nameOfFile = (address: string): string => {
  const name = urlOf(address)?.pathname.split("/").at(-1) ?? "";
  return isFileAddress(name) ? name : address;
};

/** Where the link around a picture leads, with nothing but looks between them. */
function linkAround(image: HtmlElement): string | undefined {
  let outer = image.parentNode;
  for (let steps = 0; outer && "tagName" in outer && steps < 6; steps += 1) {
    if (outer.tagName === "a") return wholeAddress(attribute(outer, "href"));
    outer = outer.parentNode;
  }
  return undefined;
}

/** Gives a caption to what it belongs to; without a picture, video or table it is a paragraph. */
export function withCaption(parts: Part[], caption: string): Part[] {
  if (caption === "") return parts;
  const hasRoom = (part: Part) =>
    ((part.kind === "figure" || part.kind === "video" || part.kind === "table") && !part.caption) ||
    (part.kind === "gallery" && !part.title);
  const table = parts.findIndex((part) => part.kind === "table" && !part.caption);
  const place = table >= 0 ? table : parts.findLastIndex(hasRoom);
  const part = parts[place];
  if (!part) return [...parts, { kind: "paragraph", runs: [plainRun(caption)] }];
  const named: Part = part.kind === "gallery" ? { ...part, title: caption } : ({ ...part, caption } as Part);
  return parts.with(place, named);
}

/** The words of paragraphs, as a caption has them. */
export const captionOf = (parts: Part[]): string =>
  parts.flatMap((part) => ("runs" in part ? [textOfRuns(part.runs).replace(/\n+/g, " ")] : [])).join(" ");
