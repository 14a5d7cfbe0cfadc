import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Files, fileFolders } from "../storage/file-store.ts";
import type { S3Settings } from "../storage/s3-faults.ts";

/** Loaded only where files lie on S3. */
async function open(s3: S3Settings): Promise<Files> {
  const { filesOnS3 } = await import("../storage/files-on-s3.ts");
  return filesOnS3(s3);
}

/** Reads all files of the bucket into a folder, under the names that they would have in the data folder. */
export async function filesFromS3(s3: S3Settings, folder: string): Promise<void> {
  const files = await open(s3);
  for (const each of fileFolders) {
    for await (const { key } of files.list(each)) {
      const bytes = await files.read(key);
      // What has gone meanwhile was deleted.
      if (!bytes) continue;
      const file = path.join(folder, key);
      if (path.relative(folder, file).startsWith("..")) throw new Error(`the bucket has a file ${key}`);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(file, bytes, { mode: 0o600 });
    }
  }
}

/** @throws Error of one line when the bucket has files of a site. */
export async function requireEmptyS3(s3: S3Settings): Promise<void> {
  const files = await open(s3);
  for (const folder of fileFolders)
    for await (const { key } of files.list(folder))
      throw new Error(`The bucket ${s3.bucket} is not empty (${key}): name an empty one in S3_BUCKET`);
}

/** Puts what lies in a folder into the bucket and takes it out of the folder. Answers how to remove it from the bucket again. */
export async function filesToS3(s3: S3Settings, folder: string): Promise<() => Promise<void>> {
  const files = await open(s3);
  const put: string[] = [];
  const remove = async () => {
    for (const key of put) await files.remove(key);
  };
  try {
    for (const each of fileFolders) {
      const place = path.join(folder, each);
      const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries.filter((one) => one.isFile() && !one.name.startsWith("."))) {
        const file = path.join(entry.parentPath, entry.name);
        const key = path.relative(folder, file).split(path.sep).join("/");
        put.push(key);
        await files.put(key, await readFile(file));
      }
      await rm(place, { recursive: true, force: true });
    }
    return remove;
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
}
