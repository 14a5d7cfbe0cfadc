import * as z from "zod/mini";
import { pastRunSchema } from "../sync/past-run.ts";

const reportSchema = z.object({
  name: z.enum(["youtube", "instagram"]),
  isOn: z.boolean(),
  /** Staff have asked for a run that has not begun. */
  isWanted: z.boolean(),
  /** The time of its next run has come. */
  isDue: z.boolean(),
  runningSince: z.optional(z.string()),
  nextRunAt: z.optional(z.string()),
  readAt: z.optional(z.string()),
  /** The newest first. */
  runs: z.array(pastRunSchema),
  /** Until when the service lets us in, where that ends. */
  access: z.optional(z.object({ until: z.string(), ends: z.enum(["later", "soon", "ended"]) })),
  /** Posts that are not shown before somebody has written their alternative text. */
  waiting: z.number(),
});
/** What staff are told of a feed. Times are ISO 8601. */
export type FeedReport = z.output<typeof reportSchema>;

/** The answer of `GET /api/feeds`. */
export const feedReportsSchema = z.object({ feeds: z.array(reportSchema) });

/** Whether something is about to change by itself, so that it is worth looking again. */
export const isUnderWay = ({ isOn, isWanted, isDue, runningSince }: FeedReport): boolean =>
  isOn && (isWanted || isDue || runningSince !== undefined);
