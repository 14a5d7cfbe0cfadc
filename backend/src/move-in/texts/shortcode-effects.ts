import { cleanLine } from "./clean-text.ts";
import { type Converter, captionOf, withCaption } from "./converter.ts";
import { wholeAddress } from "./links.ts";
import type { Mark } from "./part-builder.ts";
import { isPictureAddress } from "./pictures.ts";
import { addressIn, isWrapper, numberedPictures, type Shortcode, wordsIn } from "./shortcodes.ts";
import { beginningOf } from "./text-notes.ts";
import { videoAddress } from "./videos.ts";

const form = /form|gravity|mc4wp|newsletter|subscribe|survey|give(?:wp)?_|donat/;
const button = /button|btn/;
/** What names its passage by a title. */
const titled = /toggle|section|tab|accordion|spoiler|heading|title|panel|cta|blurb|text_block|box/;
/** What holds an address between its brackets. */
const playing = /^(?:embed|youtube|vimeo|video|audio)$/;
const inline = /dropcap|highlight/;
const encoded = /^vc_raw_(?:html|js)$|^raw_html$/;

/** What the shortcodes of one text do to what is read. */
export class ShortcodeEffects {
  readonly #converter: Converter;
  #captions: { mark: Mark; given: string }[] = [];
  #buttons: (string | undefined)[] = [];
  #skipped: string | undefined;

  constructor(converter: Converter) {
    this.#converter = converter;
  }

  /** Whether what comes belongs to a shortcode that shows none of it. */
  get skips(): boolean {
    return this.#skipped !== undefined;
  }

  read(code: Shortcode): void {
    if (this.#skipped !== undefined) {
      if (code.closes && code.name === this.#skipped) this.#skipped = undefined;
    } else if (code.closes) this.#close(code);
    else this.#open(code);
  }

  #open(code: Shortcode): void {
    const { builder, closed, notes } = this.#converter;
    const { name } = code;
    const closes = closed.has(name);
    const pictures = numberedPictures(code);
    if (/^(?:wp_)?caption$/.test(name)) this.#openCaption(code, closes);
    else if (name === "embed") {
      builder.endLine();
      if (!closes) this.#converter.frameAt(wholeAddress(addressIn(code)), "");
    } else if (encoded.test(name)) {
      notes.add("shortcode", `Code in a shortcode was left out: [${name}]`);
      if (closes) this.#skipped = name;
    } else if (button.test(name)) this.#openButton(code, closes);
    else if (form.test(name)) notes.add("form", `A form was left out: ${beginningOf(code.raw)}`);
    else if (pictures.length > 0) this.#converter.numberedGallery(pictures, wordsIn(code));
    else if (/gallery|slider|slideshow/.test(name)) {
      notes.add("gallery", `A gallery named only by numbers was left out: ${beginningOf(code.raw)}`);
    } else {
      const address = wholeAddress(addressIn(code));
      if (address && videoAddress(address)) this.#converter.video(address, wordsIn(code));
      else if (address && isPictureAddress(address)) this.#converter.pictureAt([address]);
      else if (/^audio$|_audio$/.test(name) && address) this.#converter.recordingAt(address);
      else if (isWrapper(code)) this.#wrapper(code, closes);
      else if (playing.test(name) && closes) builder.endLine();
      else notes.add("shortcode", `A shortcode was left out: ${beginningOf(code.raw)}`);
    }
  }

  #wrapper(code: Shortcode, closes: boolean): void {
    const { builder, notes } = this.#converter;
    if (!inline.test(code.name)) builder.endLine();
    const title = titled.test(code.name) ? cleanLine(wordsIn(code) ?? "") : "";
    if (title) {
      const before = builder.now;
      builder.now = { bold: false, italic: false, link: undefined, heading: 3 };
      builder.append(title);
      builder.endLine();
      builder.now = before;
    }
    if (addressIn(code) || (!closes && !title && code.attributes.size > 0))
      notes.add("shortcode", `A shortcode was left out: ${beginningOf(code.raw)}`);
  }

  #openCaption(code: Shortcode, closes: boolean): void {
    const given = cleanLine(code.attributes.get("caption") ?? "");
    if (closes) this.#captions.push({ mark: this.#converter.builder.mark(), given });
    else if (given) this.#converter.linklessLine(given);
  }

  #openButton(code: Shortcode, closes: boolean): void {
    const { builder } = this.#converter;
    builder.endLine();
    const address = wholeAddress(addressIn(code));
    const words = wordsIn(code);
    if (!closes) {
      if (words && address) this.#converter.linkLine(words, address);
      else if (words) this.#converter.linklessLine(cleanLine(words));
      else this.#converter.notes.add("shortcode", `A shortcode was left out: ${beginningOf(code.raw)}`);
      return;
    }
    this.#buttons.push(builder.now.link);
    builder.now = { ...builder.now, link: this.#converter.link(address) };
  }

  #close(code: Shortcode): void {
    const { builder } = this.#converter;
    const { name } = code;
    if (/^(?:wp_)?caption$/.test(name)) {
      const caption = this.#captions.pop();
      if (!caption) return;
      const parts = builder.takeSince(caption.mark);
      const shown = parts.filter(({ kind }) => kind !== "paragraph");
      const words = captionOf(parts.filter(({ kind }) => kind === "paragraph")) || caption.given;
      builder.putBack(caption.mark, withCaption(shown, words));
    } else if (button.test(name)) {
      builder.endLine();
      builder.now = { ...builder.now, link: this.#buttons.pop() };
    } else if (playing.test(name) || (isWrapper(code) && !inline.test(name))) builder.endLine();
  }
}
