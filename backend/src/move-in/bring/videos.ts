import { slugify } from "../../fields/slug.ts";
import type { Library } from "../media/library.ts";
import { videoAddress } from "../texts/videos.ts";
import { type Writing, writeItem } from "../write/write-item.ts";
import type { About } from "./plan.ts";

/** The id of a video on YouTube in any of its addresses; undefined for other ones. */
export function youtubeId(address: string): string | undefined {
  const watched = URL.parse(videoAddress(address) ?? "");
  return watched?.hostname === "www.youtube.com" ? (watched.searchParams.get("v") ?? undefined) : undefined;
}

/** The videos that texts and galleries show: those of the video site by their id, files from the library. */
export class Videos {
  readonly #writing: Writing;
  readonly #library: Library;
  readonly #now: Date;

  constructor(writing: Writing, library: Library, now: Date) {
    this.#writing = writing;
    this.#library = library;
    this.#now = now;
  }

  /** The document of the video at an address; undefined for one that this site cannot play. */
  async at(url: string, about: About): Promise<number | undefined> {
    const videoId = youtubeId(url);
    if (videoId) return this.#ofSite(videoId, url, about);
    const file = await this.#library.at(url);
    return file === undefined ? undefined : this.#ofFile(file, url, about);
  }

  async #ofSite(videoId: string, url: string, about: About): Promise<number | undefined> {
    const known = this.#writing.ledger.get(`videos:${videoId}`);
    if (known) return known.document;
    const { docs } = await this.#writing.payload.find({
      collection: "videos",
      where: { videoId: { equals: videoId } },
      limit: 1,
      depth: 0,
    });
    if (docs[0]) return docs[0].id;
    return this.#make(`videos:${videoId}`, url, about, { videoId, slug: slugify(`video-${videoId}`) });
  }

  async #ofFile(file: number, url: string, about: About): Promise<number | undefined> {
    const key = `videos:file-${file}`;
    const known = this.#writing.ledger.get(key);
    return known ? known.document : this.#make(key, url, about, { file, slug: `video-${file}` });
  }

  /** Old texts show a video without its name and day: staff are asked for both. */
  async #make(key: string, there: string, about: About, facts: object): Promise<number | undefined> {
    const title = `Video in “${about.title}”`;
    const data = { title, ...facts, videoPublishedAt: this.#now.toISOString() };
    const { document } = await writeItem(this.#writing, {
      key,
      kind: "videos",
      title,
      there,
      collection: "videos",
      data,
    });
    const words = "Give this video its own title and day: the old text names neither.";
    await this.#writing.note({
      item: key,
      kind: "videos",
      title,
      there,
      sort: "guess",
      words,
      collection: "videos",
      document,
    });
    return document;
  }
}
