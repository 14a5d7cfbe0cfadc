import { env } from "../../env.ts";
import type { Files } from "./file-store.ts";
import { filesOnDisk } from "./files-on-disk.ts";

let chosen: Promise<Files> | undefined;

/** The files of this installation: on S3 when a bucket is set, else in the data folder. The client of S3 is loaded by who needs it. */
export function files(): Promise<Files> {
  const s3 = env.S3;
  chosen ??= s3
    ? import("./files-on-s3.ts").then(({ filesOnS3 }) => filesOnS3(s3))
    : Promise.resolve(filesOnDisk(env.DATA_DIR));
  return chosen;
}
