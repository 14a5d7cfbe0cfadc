import { env } from "../../env.ts";
import { notice } from "../doctor/finding.ts";
import type { Question } from "../doctor/question.ts";

const about = "Files on S3";

/** What the doctor asks of the bucket. Amazon's library is loaded only where there is one. */
export const bucketQuestion: Question = {
  about,
  ask: async () => {
    if (!env.S3) return [notice(about, "S3_BUCKET is not set: files lie in DATA_DIR, for one backend alone")];
    const { askBucket } = await import("./look-at-bucket.ts");
    return askBucket(env.S3);
  },
};
