/**
 * `npm run files -- --to s3` or `--to disk`, on the server: copies all files between the data folder and the bucket of the
 * settings, checks each, and says how to switch. The system may be running meanwhile. Run again it goes on, or checks.
 */
import { parseArgs } from "node:util";
import { env } from "../env.ts";
import { listAll } from "../platform/storage/file-store.ts";
import { files } from "../platform/storage/files.ts";
import { filesOnDisk } from "../platform/storage/files-on-disk.ts";
import { type Moved, moveFiles, type Progress } from "../platform/storage/move-files.ts";

const usage = "Usage: npm run files -- --to s3, or npm run files -- --to disk";
const sayEveryMs = 5_000;

function fail(line: string): never {
  console.error(line);
  process.exit(1);
}

function askedFor(): "s3" | "disk" {
  try {
    const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
    if (to === "s3" || to === "disk") return to;
  } catch {
    // Other words than these are answered as none are.
  }
  return fail(usage);
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
const count = (number: number) => `${number.toLocaleString("en-CA")} ${number === 1 ? "file" : "files"}`;

function sayProgress() {
  const begun = performance.now();
  let said = begun;
  return ({ files: done, ofFiles, bytes, ofBytes }: Progress) => {
    const now = performance.now();
    if (now - said < sayEveryMs) return;
    said = now;
    const left = Math.ceil(((now - begun) * (ofBytes - bytes)) / Math.max(bytes, 1) / 60_000);
    console.error(
      `${done.toLocaleString("en-CA")} of ${count(ofFiles)}, ${megabytes(bytes)} of ${megabytes(ofBytes)}; about ${left} min left`,
    );
  };
}

function lineOf({ folder, files: number, bytes, copied, mended, onlyThere }: Moved): string {
  const parts = [`${copied} copied`, `${number - copied - mended.length} there before or not copied`];
  if (mended.length > 0) parts.push(`${mended.length} with other bytes written again`);
  if (onlyThere > 0) parts.push(`${onlyThere} more lie only there and stay`);
  return `${folder}: ${count(number)}, ${megabytes(bytes)} (${parts.join(", ")})`;
}

const to = askedFor();
if (!env.S3) fail("S3_BUCKET: name the bucket, with the other settings of S3, also to move away from it");
const disk = filesOnDisk(env.DATA_DIR);
const s3 = await files();
const [first] = to === "s3" ? await listAll(disk, "media") : [];
// On S3 nothing is looked through any more (`cleanStoredFiles`).
if (first && !(await disk.facts("media/.without-metadata")))
  fail("The files in media were not yet freed of metadata: start this version once, then run this again");
const moved = await moveFiles(
  to === "s3" ? { from: disk, to: s3 } : { from: s3, to: disk },
  sayProgress(),
).catch((error: unknown) =>
  fail(`Nothing was copied: ${error instanceof Error ? error.message : String(error)}`),
);
for (const folder of moved) console.log(lineOf(folder));
const mended = moved.flatMap((folder) => folder.mended);
if (mended.length > 0) console.log(`Written again, since other bytes were there:\n  ${mended.join("\n  ")}`);
const failed = moved.flatMap((folder) => folder.failed);
if (failed.length > 0)
  fail(`${count(failed.length)} could not be copied; run this again:\n  ${failed.join("\n  ")}`);
const number = moved.reduce((sum, folder) => sum + folder.files, 0);
console.log(
  `All ${count(number)} are ${to === "s3" ? `in the bucket ${env.S3.bucket}` : `in ${env.DATA_DIR}`}, each read back and compared.\n` +
    (to === "s3"
      ? "To switch: stop, run this once more for what was saved meanwhile, and start with the settings of S3."
      : "To switch: stop, run this once more for what was saved meanwhile, and start without S3_BUCKET."),
);
process.exit(0);
