import { type FileFolder, type Files, fileFolders, listAll } from "./file-store.ts";
import { sha256 } from "./stored-files.ts";

/** Reading and writing are waited for, not computed: this many files are on their way at once. */
const atOnce = 8;
/** These are named by what is in them. */
const namedByContent: readonly FileFolder[] = ["receipts", "signatures", "mail-attachments"];

export type Moved = {
  folder: FileFolder;
  files: number;
  bytes: number;
  /** Of these files. */
  copied: number;
  /** Files that were on the other side with other bytes, and were written again. */
  mended: string[];
  /** Files that could not be copied, and why. */
  failed: string[];
  /** How many lie on the other side alone; they are left there. */
  onlyThere: number;
};
export type Progress = { files: number; ofFiles: number; bytes: number; ofBytes: number };

/** Copies one file and reads it back; one that is there already is only read. */
async function moveOne(
  from: Files,
  to: Files,
  { key, named }: { key: string; named: boolean },
): Promise<"copied" | "was there" | "mended" | "gone"> {
  const bytes = await from.read(key);
  // Deleted meanwhile.
  if (!bytes) return "gone";
  const hash = sha256(bytes);
  if (named && !key.endsWith(`/${hash}`)) throw new Error("its bytes have been altered");
  const there = await to.read(key);
  if (there && sha256(there) === hash) return "was there";
  await to.put(key, bytes);
  const written = await to.read(key);
  if (!written || sha256(written) !== hash) throw new Error("it was read back with other bytes");
  return there ? "mended" : "copied";
}

/**
 * Copies all files from one place to another. Each is read back and compared by its SHA-256, also those that were there before, so a run
 * that was cut off goes on where it was, and one more is a check. Nothing is removed. What fails is named, and the others go on.
 */
export async function moveFiles(
  { from, to }: { from: Files; to: Files },
  told: (progress: Progress) => void = () => {},
): Promise<Moved[]> {
  const lists = new Map<FileFolder, { key: string; bytes: number }[]>();
  for (const folder of fileFolders) lists.set(folder, await listAll(from, folder));
  const listed = [...lists.values()].flat();
  const total = { ofFiles: listed.length, ofBytes: listed.reduce((sum, { bytes }) => sum + bytes, 0) };
  const done = { files: 0, bytes: 0 };
  const moved: Moved[] = [];
  for (const [folder, list] of lists) {
    const named = namedByContent.includes(folder);
    const there = (await listAll(to, folder)).map(({ key }) => key);
    const keys = new Set(list.map(({ key }) => key));
    const outcome: Moved = {
      ...{ folder, files: list.length, bytes: list.reduce((sum, { bytes }) => sum + bytes, 0), copied: 0 },
      ...{ mended: [], failed: [], onlyThere: there.filter((key) => !keys.has(key)).length },
    };
    const waiting = [...list];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const { key, bytes } = next;
        try {
          const what = await moveOne(from, to, { key, named });
          if (what === "copied") outcome.copied += 1;
          if (what === "mended") outcome.mended.push(key);
        } catch (error) {
          outcome.failed.push(`${key}: ${error instanceof Error ? error.message : String(error)}`);
        }
        done.files += 1;
        done.bytes += bytes;
        told({ ...done, ...total });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    moved.push(outcome);
  }
  return moved;
}
