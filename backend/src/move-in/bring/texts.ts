import type { FindingSort } from "../ledger/findings.ts";
import type { Library } from "../media/library.ts";
import type { TextContext } from "../texts/converter.ts";
import { pageBlocksOf } from "../texts/page-blocks-of.ts";
import { plainTextOf } from "../texts/plain-text-of.ts";
import { referencesIn } from "../texts/references-in.ts";
import { richTextOf } from "../texts/rich-text-of.ts";
import type { TextNote } from "../texts/text-notes.ts";
import type { AddressBook } from "../words/old-address.ts";
import type { Writing } from "../write/write-item.ts";
import { ofFormerHost } from "./former-hosts.ts";
import type { About } from "./plan.ts";
import type { Videos } from "./videos.ts";

type Kept = {
  origin: string;
  library: Library;
  videos: Videos;
  book: AddressBook;
  writing: Pick<Writing, "isDry" | "note">;
};

/** Notes of these kinds tell of what did not come over; all others of what was worked out. */
const sortOf: Record<string, FindingSort> = {
  picture: "missing",
  link: "left-out",
  form: "left-out",
  shortcode: "left-out",
  gallery: "left-out",
  "no-room": "left-out",
};

/** A trial brings no file, so it cannot say which are missing. */
const ofFiles: ReadonlySet<string> = new Set(["picture", "video"]);

/** Makes the HTML of the old site ours: what it shows is brought first, and what was left out or guessed is told. */
export class Texts {
  readonly #kept: Kept;

  constructor(kept: Kept) {
    this.#kept = kept;
  }

  /** A text of the editor; undefined when there is nothing to read. `blocks`: whether pictures and tables may stand in it. */
  async body(
    html: string,
    about: About,
    { blocks }: { blocks: boolean },
  ): Promise<ReturnType<typeof richTextOf>["body"]> {
    const { body, notes } = richTextOf(html, await this.#context(html, about), { blocks });
    await this.#tell(notes, about);
    return body;
  }

  /** The body of a page. */
  async pageBlocks(html: string, about: About): Promise<object[]> {
    const { blocks, notes } = pageBlocksOf(html, await this.#context(html, about));
    await this.#tell(notes, about);
    return blocks;
  }

  async #context(html: string, about: About): Promise<TextContext> {
    const { library, videos, book, origin } = this.#kept;
    const { pictures, files, videos: films } = referencesIn(html);
    const shown = new Map<string, number>();
    for (const url of [...pictures, ...files]) {
      const document = await library.at(url);
      if (document !== undefined) shown.set(url, document);
    }
    const played = new Map<string, number>();
    for (const url of films) {
      const document = await videos.at(url, about);
      if (document !== undefined) played.set(url, document);
    }
    const served = new Map<string, string>();
    for (const [url, document] of shown) {
      const address = await library.addressOf(document);
      if (address) served.set(url, address);
    }
    return {
      linkTo: (href) => served.get(href) ?? ofFormerHost(href, origin, book) ?? book.newAddressOf(href),
      picture: (url) => shown.get(url),
      caption: (url) => plainTextOf(library.captionOf(url) ?? "") || undefined,
      video: (url) => played.get(url),
    };
  }

  async #tell(notes: readonly TextNote[], { key, kind, title, there }: About): Promise<void> {
    const { note, isDry } = this.#kept.writing;
    for (const { code, words } of notes) {
      if (isDry && ofFiles.has(code)) continue;
      await note({ item: key, kind, title, there, sort: sortOf[code] ?? "guess", words });
    }
  }
}
