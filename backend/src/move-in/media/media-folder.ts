import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { Source } from "../source/old-items.ts";
import { uploadPath } from "../source/upload-path.ts";

/** The same source, which takes a file from a copy of the folder `wp-content/uploads` where that holds it. */
export async function withMediaFolder(source: Source, folder: string): Promise<Source> {
  const root = await realpath(folder).catch(() => {
    throw new Error(`--media: there is no folder ${folder}`);
  });
  return { ...source, download: async (url) => (await fromFolder(root, url)) ?? source.download(url) };
}

async function fromFolder(root: string, url: string): Promise<Buffer | undefined> {
  const inFolder = uploadPath(url);
  if (inFolder === undefined) return undefined;
  const file = await realpath(path.join(root, inFolder)).catch(() => undefined);
  // A link or `..` in an address leads nowhere else on this machine.
  if (!file?.startsWith(root + path.sep) || !(await stat(file)).isFile()) return undefined;
  return readFile(file);
}
