import { z } from "zod";
import type { Files } from "./file-store.ts";

/** How to reach a bucket, of whichever company. Without keys the machine's own are used, as Amazon's tools find them. */
export type S3Settings = {
  bucket: string;
  region: string;
  endpoint?: string | undefined;
  keys?: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** The files on S3 cannot be reached, or not written: no fault of what asked for them, which is to try again. */
export class FilesAway extends Error {
  override name = "FilesAway";
}

export const isFilesAway = (error: unknown): boolean =>
  error instanceof Error && (error.name === "FilesAway" || isFilesAway(error.cause));

const answered = z.object({ name: z.string(), $metadata: z.object({ httpStatusCode: z.number() }) });

/** What S3 has against a call, in words; undefined when it only has no such file. */
export function s3Fault(error: unknown, bucket: string): string | undefined {
  const answer = answered.safeParse(error);
  if (!answer.success) return "does not answer";
  const { name, $metadata } = answer.data;
  const said = `${$metadata.httpStatusCode} ${name}`;
  if (name === "NoSuchBucket") return `has no bucket “${bucket}”`;
  if (name === "NoSuchKey" || $metadata.httpStatusCode === 404) return undefined;
  if (/SignatureDoesNotMatch|InvalidAccessKeyId/.test(name)) return `refuses the keys (${said})`;
  if (/AuthorizationHeaderMalformed|PermanentRedirect/.test(name))
    return `has the bucket in another region than S3_REGION says (${said})`;
  if ($metadata.httpStatusCode === 403) return `refuses what is asked of it (${said})`;
  if (/Quota|TooLarge/.test(name) || $metadata.httpStatusCode === 507) return `has no more room (${said})`;
  return `answers with an error (${said})`;
}

/** Where buckets keep all versions, each write stays: so rarely is one tried while all is well. */
const writeEveryMs = 5 * 60_000;
const healthKey = ".health-check";

/** Says what keeps files from being written or read, in words for whoever runs the system. Reads each time, writes now and then. */
export function createS3Check(files: () => Promise<Files>, now = () => performance.now()) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async (): Promise<string[]> => {
    try {
      const store = await files();
      if (now() - writtenAt < writeEveryMs && (await store.facts(healthKey))) return [];
      await store.put(healthKey, new Uint8Array());
      writtenAt = now();
      return [];
    } catch (error) {
      writtenAt = Number.NEGATIVE_INFINITY;
      return [error instanceof Error && isFilesAway(error) ? error.message : "S3 cannot be asked"];
    }
  };
}
