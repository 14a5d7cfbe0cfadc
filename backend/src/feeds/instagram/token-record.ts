import { z } from "zod";

const dayMs = 24 * 60 * 60_000;
/** How long the service lets a token last. */
const lastsMs = 60 * dayMs;
/** So long before the end of a token staff hear of it. */
export const warnBeforeMs = 14 * dayMs;

/** Under which key of the store the token is kept. */
export const tokenKey = "feed-token:instagram";

/** The token as it is kept. Times are ISO 8601. */
export const tokenRecordSchema = z.object({
  /** Of the token in the settings that this one descends from. */
  origin: z.string(),
  sealed: z.string(),
  firstSeenAt: z.iso.datetime(),
  refreshedAt: z.string().optional(),
  /** When a refresh was last refused. */
  refusedAt: z.string().optional(),
  expiresAt: z.iso.datetime().optional(),
});
export type TokenRecord = z.output<typeof tokenRecordSchema>;

/** When the token ends; of one that was never refreshed, when it ends at the latest. */
export const endOfToken = ({
  expiresAt,
  firstSeenAt,
}: Pick<TokenRecord, "expiresAt" | "firstSeenAt">): Date =>
  expiresAt ? new Date(expiresAt) : new Date(Date.parse(firstSeenAt) + lastsMs);
