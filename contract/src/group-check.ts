import * as z from "zod/mini";

/** Where the site's server asks what the leader's page shows (GET), and passes on what a leader sends (POST). */
export const groupCheckApi = "/api/group-check";

/** Search parameters of the page: the link of the mail, and what has just been done. */
export const groupCheckParameters = ["link", "done"] as const;

/** Name of the button that was pressed. */
export const checkActField = "act";
export const checkActs = ["confirm", "correct", "stop-mails"] as const;
/** Field with what a leader wants corrected. */
export const correctionField = "correction";

export const checkNotices = ["confirmed", "sent", "mails-stopped", "empty", "too-long", "not-sent"] as const;
export type CheckNotice = (typeof checkNotices)[number];

const ended = z.object({ show: z.literal("ended") });
const check = z.object({
  show: z.literal("check"),
  link: z.string(),
  /** Slug of the group. */
  group: z.string(),
  leader: z.string(),
  notice: z.nullable(z.enum(checkNotices)),
  mailsStopped: z.boolean(),
});

/** What the page shows to the holder of a leader's link. */
export const groupCheckSchema = z.discriminatedUnion("show", [ended, check]);
export type GroupCheck = z.output<typeof groupCheckSchema>;
