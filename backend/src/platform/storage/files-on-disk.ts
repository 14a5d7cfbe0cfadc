import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { FileFacts, Files } from "./file-store.ts";

const unlessMissing = (error: unknown): undefined => {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
};

async function factsOf(file: string): Promise<FileFacts | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { bytes: stats.size, changedAt: stats.mtime } : undefined;
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = path.join(/* turbopackIgnore: true */ path.dirname(file), `.${randomUUID()}`);
  try {
    const handle = await open(/* turbopackIgnore: true */ draft, "w", 0o600);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    // A full disk is not to be filled further by what was not written whole.
    await rm(draft, { force: true });
    throw error;
  }
}

async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await rename(from, to).catch(unlessMissing);
}

/** Put aside before it is looked at, so that nothing that is written at this moment is lost. */
async function removeIfOlder(file: string, than: Date): Promise<boolean> {
  const aside = path.join(path.dirname(file), `.${path.basename(file)}.leaving`);
  await rename(file, aside).catch(unlessMissing);
  const facts = await factsOf(aside);
  if (facts && facts.changedAt > than) {
    await rename(aside, file);
    return false;
  }
  await rm(aside, { force: true });
  return true;
}

async function* list(root: string, folder: string): AsyncGenerator<FileFacts & { key: string }> {
  const names = (await readdir(path.join(root, folder)).catch(unlessMissing)) ?? [];
  for (const name of names.sort()) {
    if (name.startsWith(".")) continue;
    const key = `${folder}/${name}`;
    const stats = await stat(path.join(root, key)).catch(unlessMissing);
    if (stats?.isDirectory()) yield* list(root, key);
    if (stats?.isFile()) yield { key, bytes: stats.size, changedAt: stats.mtime };
  }
}

/** Files in the data folder. When a write has ended they are on the disk. */
export function filesOnDisk(folder: string): Files {
  const at = (key: string) => path.join(folder, key);
  return {
    put: (key, bytes) => write(at(key), bytes),
    read: (key) => readFile(at(key)).catch(unlessMissing),
    facts: (key) => factsOf(at(key)),
    stream: async (key, range) => createReadStream(at(key), range),
    move: (from, to) => move(at(from), at(to)),
    remove: (key) => rm(at(key), { force: true }),
    removeIfOlder: (key, than) => removeIfOlder(at(key), than),
    list: (name) => list(folder, name),
  };
}
