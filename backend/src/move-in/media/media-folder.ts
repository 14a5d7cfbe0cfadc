import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import type { Source } from "../source/old-items.ts";

const uploads = "/wp-content/uploads/";

/** The same source, which takes a file from a copy of the folder `wp-content/uploads` where that holds it. */
export async function withMediaFolder(source: Source, folder: string): Promise<Source> {
  const root = await realpath(folder).catch(() => {
    throw new Error(`--media: there is no folder ${folder}`);
  });
  return { ...source, download: async (url) => (await fromFolder(root, url)) ?? source.download(url) };
}

async function fromFolder(root: string, url: string): Promise<Buffer | undefined> {
  const { pathname } = new URL(url);
  const at = pathname.indexOf(uploads);
  if (at < 0) return undefined;
  const name = path.join(root, decodeURIComponent(pathname.slice(at + uploads.length)));
  const file = await realpath(name).catch(() => undefined);
  // A link or `..` in an address leads nowhere else on this machine.
  if (!file?.startsWith(root + path.sep)) return undefined;
  return readFile(file).catch(() => undefined);
}
