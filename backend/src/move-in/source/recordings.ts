import type { Source } from "./old-items.ts";
import { startRecordings } from "./recordings/start-recordings.ts";
import { type WordpressSettings, wordpressSource } from "./wordpress.ts";

/**
 * The old site as a folder holds its recordings: `answers/`, `media.json` and `media/`. It is read through a server of our own that
 * answers as the site did, with its limits, and to be closed. Of files elsewhere than on the recorded site there are none: nothing
 * is asked of the network.
 *
 * @throws OldSiteError when the folder holds no recordings, or one of its files is broken.
 */
export async function recordingsSource(
  folder: string,
  settings: Omit<WordpressSettings, "endpoint" | "user" | "password" | "origin"> = {},
): Promise<{ source: Source; close: () => void }> {
  const { endpoint, origin = new URL(endpoint).origin, close } = await startRecordings(folder);
  const politeness = { pauseMs: 0, ...settings.politeness };
  const source = wordpressSource({ ...settings, endpoint, origin, politeness });
  const { host } = new URL(origin);

  async function download(address: string): Promise<Buffer | undefined> {
    const url = URL.parse(address, origin);
    if (url?.host !== host || !/^https?:$/.test(url.protocol)) return undefined;
    return source.download(new URL(url.pathname + url.search, endpoint).href);
  }

  return { source: { ...source, download }, close };
}
