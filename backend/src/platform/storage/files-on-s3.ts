import { Readable } from "node:stream";
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import type { FileFacts, Files } from "./file-store.ts";
import { FilesAway, type S3Settings, s3Fault } from "./s3-faults.ts";

const connectWithinMs = 3_000;
const answerWithinMs = 20_000;

export function createClient({ region, endpoint, keys }: S3Settings, more: S3ClientConfig = {}): S3Client {
  return new S3Client({
    region,
    // Only Amazon gives each bucket a host name of its own for certain.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(keys && { credentials: keys }),
    // What is sent is signed with its SHA-256; the newer checksums in trailers are unknown to many stores.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: connectWithinMs,
      requestTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
    },
    ...more,
  });
}

/** Names are taken apart at slashes by every store; everything else in them is to stay. */
const inAddress = (key: string) => key.split("/").map(encodeURIComponent).join("/");

/**
 * Files in a bucket, under the names that they have in the data folder. Nothing is made public: whoever may see a file is
 * asked by this system, which reads it for them.
 */
export function filesOnS3(settings: S3Settings): Files {
  const client = createClient(settings);
  const Bucket = settings.bucket;

  /** Undefined for what is not there. */
  async function asked<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await call();
    } catch (error) {
      const fault = s3Fault(error, Bucket);
      if (fault) throw new FilesAway(`S3 ${fault}`, { cause: error });
      return undefined;
    }
  }

  async function facts(key: string): Promise<FileFacts | undefined> {
    const head = await asked(() => client.send(new HeadObjectCommand({ Bucket, Key: key })));
    return head && { bytes: head.ContentLength ?? 0, changedAt: head.LastModified ?? new Date(0) };
  }

  async function remove(key: string): Promise<void> {
    await asked(() => client.send(new DeleteObjectCommand({ Bucket, Key: key })));
  }

  return {
    facts,
    remove,
    async put(key, bytes) {
      const put = new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentLength: bytes.byteLength });
      if (!(await asked(() => client.send(put)))) throw new FilesAway(`S3 has no bucket “${Bucket}”`);
    },
    read: (key) =>
      // Whole within the call: a connection that breaks off in the middle is an answer that did not come.
      asked(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: key }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : undefined;
      }),
    async stream(key, { start, end }) {
      const get = new GetObjectCommand({ Bucket, Key: key, Range: `bytes=${start}-${end}` });
      const { Body } = (await asked(() => client.send(get))) ?? {};
      if (!(Body instanceof Readable)) throw new FilesAway(`S3 has no more the file ${key}`);
      return Body;
    },
    async move(from, to) {
      const copy = new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${inAddress(from)}` });
      if (await asked(() => client.send(copy))) await remove(from);
    },
    async removeIfOlder(key, than) {
      const found = await facts(key);
      if (found && found.changedAt > than) return false;
      if (found) await remove(key);
      return true;
    },
    async *list(folder) {
      let token: string | undefined;
      do {
        const page = new ListObjectsV2Command({ Bucket, Prefix: `${folder}/`, ContinuationToken: token });
        const answer = await asked(() => client.send(page));
        for (const { Key, Size = 0, LastModified = new Date(0) } of answer?.Contents ?? [])
          if (Key && !/\/(\.[^/]*)?$/.test(Key)) yield { key: Key, bytes: Size, changedAt: LastModified };
        token = answer?.IsTruncated ? answer.NextContinuationToken : undefined;
      } while (token);
    },
  };
}
