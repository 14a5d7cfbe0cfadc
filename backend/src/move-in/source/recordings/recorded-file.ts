import { readFile, realpath } from "node:fs/promises";
import path from "node:path";
import { decoded } from "../answers/addresses.ts";

const uploads = /\/wp-content\/uploads\/(.+)$/;

/** Whether a file lies in a folder, also when links on the way are followed. */
async function isWithin(folder: string, file: string): Promise<boolean> {
  const way = path.relative(await realpath(folder), await realpath(file));
  return way !== "" && !way.startsWith("..") && !path.isAbsolute(way);
}

/**
 * A file of the recorded library, by the path in its address, percent-encoded or not; undefined for one that was not recorded, or
 * lies outside of the folder.
 */
export async function recordedFile(folder: string, pathname: string): Promise<Buffer | undefined> {
  const [, name] = uploads.exec(pathname) ?? [];
  if (!name) return undefined;
  const root = path.join(folder, "media");
  for (const form of new Set([
    name,
    decoded(name),
    decoded(name).normalize("NFC"),
    decoded(name).normalize("NFD"),
  ])) {
    if (form.includes("\0") || form.split(/[\\/]/).includes("..")) continue;
    const file = path.join(root, form);
    try {
      if (await isWithin(root, file)) return await readFile(file);
    } catch {
      // Not there, or a folder.
    }
  }
  return undefined;
}
