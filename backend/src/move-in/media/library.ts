import { createHash } from "node:crypto";
import path from "node:path";
import { wholeUpload } from "@pcf/contract/content/wordpress-upload";
import { ValidationError } from "payload";
import sharp from "sharp";
import { fileType } from "../../content/media/file-type.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { largestFileBytes } from "../../platform/storage/file-copy.ts";
import { noteChange, noteMoved } from "../ledger/moved-items.ts";
import type { OldFile, Source } from "../source/old-items.ts";
import { uploadPath } from "../source/upload-path.ts";
import { fingerprint, storedDocument } from "../write/fingerprint.ts";
import type { Writing } from "../write/write-item.ts";

type Bytes = { data: Buffer; url: string; isSmaller: boolean };
/** How a file ended: it is here, or the reason why not in words. */
export type FileEnd = "made" | "changed" | "same" | "left out";

/** At which WordPress answers for a file of its library, and by which galleries name theirs. */
const attachment = /^\/\?attachment_id=(\d+)$/;

const keyOfFile = (sourceId: number) => `media:${sourceId}`;

/** A name as people give files, out of an address. */
function nameIn(url: string): string {
  const last = path.posix.basename(uploadPath(url) ?? url.replace(/[?#].*$/, ""));
  return last.replaceAll(/[/\\]/g, "-") || "file";
}

/**
 * The files of the old library that are here: each once by its content. The library's own list comes first (`bring`); what a text
 * shows beside it is looked for when it is asked for (`at`).
 */
export class Library {
  readonly #writing: Writing;
  readonly #source: Source;
  /** Keys of files by their own paths, and by those of their copies: a file that is called as a copy of another is itself. */
  readonly #own = new Map<string, string>();
  readonly #copies = new Map<string, string>();
  readonly #listed = new Map<string, OldFile>();
  readonly #names = new Map<number, string>();
  /** Documents by what is in their files, also those that are being made. */
  readonly #byContent = new Map<string, Promise<number | undefined>>();
  readonly #tried = new Map<string, Promise<number | undefined>>();

  constructor(writing: Writing, source: Source) {
    this.#writing = writing;
    this.#source = source;
    for (const { key, document, brought, there } of writing.ledger.values()) {
      if (!key.startsWith("media:")) continue;
      this.#byContent.set(brought.split(" ")[0] ?? "", Promise.resolve(document));
      this.#name(key, there ?? "", []);
    }
  }

  #name(key: string, url: string, copies: readonly string[]): void {
    const own = uploadPath(url);
    if (own) this.#own.set(own, key);
    for (const path of [url, ...copies].flatMap((each) => uploadPath(each) ?? []))
      for (const name of [path, wholeUpload(path)]) if (!this.#copies.has(name)) this.#copies.set(name, key);
  }

  #keyAt(path: string): string | undefined {
    const whole = wholeUpload(path);
    return this.#own.get(path) ?? this.#copies.get(path) ?? this.#own.get(whole) ?? this.#copies.get(whole);
  }

  /** Names a file of the library before any is read, so that texts find it. */
  know(file: OldFile): void {
    const key = keyOfFile(file.sourceId);
    this.#listed.set(key, file);
    this.#name(key, file.url, file.otherUrls);
  }

  /** Where a file is served here. */
  async addressOf(document: number): Promise<string | undefined> {
    if (!this.#names.has(document)) {
      const stored = await storedDocument(this.#writing.payload, "media", document);
      if (typeof stored?.filename === "string") this.#names.set(document, stored.filename);
    }
    const name = this.#names.get(document);
    return name && `/media/${name}`;
  }

  /** Whether the file was brought, by this run or an earlier one. */
  has({ sourceId }: OldFile): boolean {
    return this.#writing.ledger.has(keyOfFile(sourceId));
  }

  /** Brings one file of the library, or what has changed of it. */
  async bring(file: OldFile): Promise<FileEnd> {
    const { ledger, isDry } = this.#writing;
    const key = keyOfFile(file.sourceId);
    const known = ledger.get(key);
    const stamp = fingerprint([file.url, file.modified, file.alt, file.title]);
    if (known?.brought.endsWith(` ${stamp}`)) {
      if (known.facts.remark) await this.#line(key, file, "guess", known.facts.remark);
      return "same";
    }
    if (isDry) return known ? "changed" : "made";
    const at = uploadPath(file.url) ?? file.url;
    this.#tried.set(at, Promise.resolve(undefined));
    const bytes = await this.#read(key, file);
    return bytes ? this.#keep(key, file, bytes, stamp) : "left out";
  }

  /** The document of the file at an address of the old site; undefined where there is none any more. */
  async at(url: string): Promise<number | undefined> {
    if (attachment.test(url)) {
      const listed = this.#numbered(url);
      return listed && this.at(listed.url);
    }
    const at = uploadPath(url);
    const address = this.#atOrigin(url);
    if (!at || !address) return undefined;
    const key = this.#keyAt(at);
    const known = key && this.#writing.ledger.get(key);
    if (known) return known.document;
    if (this.#writing.isDry) return undefined;
    const listed = key && this.#listed.get(key);
    const isElsewhere = new URL(url, this.#source.origin).host !== new URL(this.#source.origin).host;
    if (!listed && isElsewhere) return undefined;
    const tried =
      this.#tried.get(at) ?? (listed ? this.#bringListed(key, listed) : this.#bringLoose(at, address));
    this.#tried.set(at, tried);
    return tried;
  }

  /** What the old library has as the words under a picture that is named by its number, `/?attachment_id=12`: HTML. */
  captionOf(url: string): string | undefined {
    return this.#numbered(url)?.caption;
  }

  #numbered(url: string): OldFile | undefined {
    return this.#listed.get(keyOfFile(Number(attachment.exec(url)?.[1])));
  }

  /** Former names of the old site stand in its texts; the file is where the site is now. */
  #atOrigin(url: string): string | undefined {
    const { origin } = this.#source;
    return URL.canParse(url, origin) ? new URL(new URL(url, origin).pathname, origin).href : undefined;
  }

  /** A file of the list that something shows, when not all of the list is brought. */
  async #bringListed(key: string, file: OldFile): Promise<number | undefined> {
    await this.bring(file);
    return this.#writing.ledger.get(key)?.document;
  }

  /** A file that lies beside the others and is in no list, such as a picture that was deleted from it. */
  async #bringLoose(at: string, url: string): Promise<number | undefined> {
    const key = `media:${at}`;
    // What shows it tells that it is missing, whatever the old site answered.
    const data = await this.#source.download(url).catch(() => undefined);
    if (!data) return undefined;
    const file: OldFile = { sourceId: 0, url, otherUrls: [] };
    await this.#keep(key, file, { data, url, isSmaller: false }, fingerprint([url]));
    return this.#writing.ledger.get(key)?.document;
  }

  async #read(key: string, file: OldFile): Promise<Bytes | undefined> {
    let why = "The file is not on the old site any more.";
    for (const [index, address] of [file.url, ...file.otherUrls].entries()) {
      const url = this.#atOrigin(address);
      if (!url) {
        why = "Its address cannot be read.";
        continue;
      }
      try {
        const data = await this.#source.download(url);
        if (data && data.length <= largestFileBytes) return { data, url, isSmaller: index > 0 };
        if (data) why = `The file is larger than ${largestFileBytes / 1_000_000} MB.`;
      } catch (error) {
        why = error instanceof Error ? error.message : String(error);
      }
    }
    await this.#line(key, file, "missing", why);
    return undefined;
  }

  async #keep(key: string, file: OldFile, bytes: Bytes, stamp: string): Promise<FileEnd> {
    const { payload, ledger } = this.#writing;
    const content = createHash("sha256").update(bytes.data).digest("hex").slice(0, 32);
    const known = ledger.get(key);
    const brought = `${content} ${stamp}`;
    const row = {
      key,
      title: file.title ?? nameIn(file.url),
      there: file.url,
      collection: "media" as const,
      brought,
    };
    if (known && !(await this.#mayChange(key, file))) return "left out";
    const twin = known ? undefined : await this.#byContent.get(content);
    const left = twin === undefined ? undefined : await storedDocument(payload, "media", twin);
    if (twin !== undefined && left) {
      const same = { ...row, document: twin, left: fingerprint(left), before: undefined, facts: {} };
      ledger.set(key, await inOneSave(payload, (req) => noteMoved(req, same)));
      return "same";
    }
    const saving = this.#save(row, file, bytes, content);
    this.#byContent.set(
      content,
      saving.then(
        ({ document }) => document,
        () => undefined,
      ),
    );
    try {
      ledger.set(key, await saving);
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      await this.#line(key, file, "missing", error.data.errors.map(({ message }) => message).join(" "));
      return "left out";
    }
    if (bytes.isSmaller) await this.#line(key, file, "guess", smallerCopy(bytes));
    return known ? "changed" : "made";
  }

  async #mayChange(key: string, file: OldFile): Promise<boolean> {
    const known = this.#writing.ledger.get(key);
    const here = known && (await storedDocument(this.#writing.payload, "media", known.document));
    if (here && !here.deletedAt && fingerprint(here) === known.left) return true;
    const words =
      here && !here.deletedAt
        ? "It was changed there, and somebody has changed it here."
        : "It was deleted here, so it is not brought again.";
    await this.#line(key, file, "conflict", words);
    return false;
  }

  async #save(
    row: { key: string; title: string; there: string; collection: "media"; brought: string },
    file: OldFile,
    bytes: Bytes,
    content: string,
  ) {
    const { payload, ledger } = this.#writing;
    const known = ledger.get(row.key);
    const isSame = known?.brought.startsWith(`${content} `);
    const data = { alt: altOf(file) };
    const upload = isSame ? undefined : await uploadOf(bytes);
    const facts = bytes.isSmaller ? { remark: smallerCopy(bytes) } : {};
    return inOneSave(payload, async (req) => {
      const options = {
        collection: "media",
        data,
        depth: 0,
        context: { seeding: true },
        req,
        ...(upload && { file: upload }),
      } as const;
      const saved = known
        ? await payload.update({ ...options, id: known.document })
        : await payload.create(options as never);
      const document = Number((saved as { id: number }).id);
      const left = fingerprint(await storedDocument(payload, "media", document, req));
      return known
        ? noteChange(req, known, { ...row, left, facts })
        : noteMoved(req, { ...row, document, left, before: undefined, facts });
    });
  }

  #line(key: string, file: OldFile, sort: "missing" | "guess" | "conflict", words: string) {
    const { note, ledger } = this.#writing;
    const document = ledger.get(key)?.document;
    const title = file.title ?? nameIn(file.url);
    return note({
      item: key,
      kind: "media",
      title,
      there: file.url,
      sort,
      words,
      collection: "media",
      document,
    });
  }
}

const smallerCopy = ({ url }: Bytes) => `Only a smaller copy of it is on the old site: ${nameIn(url)}.`;

/** Without a text of its own a picture carries the name of its file, by which the list of missing texts finds it. */
const altOf = ({ alt, url, title, mimeType }: OldFile): string =>
  alt || (mimeType?.startsWith("image/") === false && title) || nameIn(url);

/** Kinds of pictures that the library does not take, made into one that it does. */
async function uploadOf({
  data,
  url,
}: Bytes): Promise<{ data: Buffer; name: string; mimetype: string; size: number }> {
  const type = fileType(data);
  const name = nameIn(url);
  if (type !== "picture" && type !== "drawing") return { data, name, mimetype: "", size: data.length };
  const png = await sharp(data, { density: 200, limitInputPixels: 64_000_000 }).png().toBuffer();
  return { data: png, name: `${path.parse(name).name}.png`, mimetype: "image/png", size: png.length };
}
