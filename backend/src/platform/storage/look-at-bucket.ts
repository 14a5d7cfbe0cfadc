import { randomUUID } from "node:crypto";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { type Finding, good, wrong } from "../doctor/finding.ts";
import { createClient } from "./files-on-s3.ts";
import type { S3Settings } from "./s3-faults.ts";

const about = "Files on S3";

/** What a refusal means, by the service's names and the codes of the network. */
const meanings: Readonly<Record<string, [words: string, mend: string]>> = {
  NoSuchBucket: ["there is no such bucket", "Make it at the service, or look at S3_BUCKET."],
  InvalidAccessKeyId: ["the service does not know our key", "Look at S3_ACCESS_KEY_ID."],
  SignatureDoesNotMatch: ["the service does not accept our secret key", "Look at S3_SECRET_ACCESS_KEY."],
  CredentialsProviderError: ["no key is set", "Set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  AccessDenied: ["our key may not use it", "Let the key read, write and delete in this bucket."],
  PermanentRedirect: ["the bucket is in another region", "Look at S3_REGION and S3_ENDPOINT."],
  AuthorizationHeaderMalformed: ["the bucket is in another region", "Look at S3_REGION."],
  RequestTimeTooSkewed: ["this machine's clock is wrong", "Have it set by the network."],
  ECONNREFUSED: ["nobody answers there", "Look at S3_ENDPOINT."],
  ENOTFOUND: ["there is no machine of that name", "Look at S3_ENDPOINT."],
};

function fault(error: unknown, step: string): Finding {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const name = error instanceof Error ? error.name : "";
  const [words, mend] = meanings[name] ??
    meanings[code] ?? [`the service answers ${name || code}`, "Look at the settings that begin with S3_."];
  return wrong(about, `a file cannot be ${step}: ${words}`, mend);
}

const within = () => ({ abortSignal: AbortSignal.timeout(8_000) });

const clientOf = (bucket: S3Settings, isStranger = false) =>
  createClient(bucket, {
    maxAttempts: 1,
    ...(isStranger && { signer: { sign: async (request) => request } }),
  });

/** Whether a stranger was refused: anything else that went wrong says nothing of how the bucket is to the world. */
const isRefusal = (error: unknown) =>
  error instanceof S3ServiceException && [401, 403].includes(error.$metadata.httpStatusCode ?? 0);

/**
 * Whether somebody without a key reads the object too, as in a bucket that is open to the world.
 *
 * @throws what keeps that from being known.
 */
async function isReadByAnybody(
  bucket: S3Settings,
  object: { Bucket: string; Key: string },
): Promise<boolean> {
  const stranger = clientOf(bucket, true);
  try {
    await stranger.send(new GetObjectCommand(object), within());
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  } finally {
    stranger.destroy();
  }
}

/** Writes a small object, reads it with our key and without one, and deletes it. What fails is said by its step. */
export async function askBucket(bucket: S3Settings): Promise<Finding[]> {
  const client = clientOf(bucket);
  const object = { Bucket: bucket.bucket, Key: `doctor/${randomUUID()}.txt` };
  const text = "Written by npm run doctor, which deletes it at once.\n";
  let step = "written";
  try {
    await client.send(new PutObjectCommand({ ...object, Body: text, ContentType: "text/plain" }), within());
    let isSame = false;
    let isPublic = false;
    try {
      step = "read";
      const { Body } = await client.send(new GetObjectCommand(object), within());
      isSame = (await Body?.transformToString()) === text;
      step = "asked for as a stranger would";
      isPublic = await isReadByAnybody(bucket, object);
      step = "deleted";
    } finally {
      await client.send(new DeleteObjectCommand(object), within());
    }
    if (!isSame)
      return [wrong(about, "what is read is not what was written", "Ask whoever runs the service.")];
    return isPublic
      ? [
          wrong(
            about,
            `strangers can read the bucket “${bucket.bucket}”, with the receipts in it`,
            "Close it at the service: no public access, and no policy that lets everybody read.",
          ),
        ]
      : [
          good(
            about,
            `the bucket “${bucket.bucket}” takes, gives and deletes a file, and strangers cannot read it`,
          ),
        ];
  } catch (error) {
    return [fault(error, step)];
  } finally {
    client.destroy();
  }
}
