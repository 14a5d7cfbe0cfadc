import * as z from "zod/mini";

/** How a run of a feed went, as it is kept and as staff are told of it. Times are ISO 8601. */
export const pastRunSchema = z.object({
  startedAt: z.string(),
  endedAt: z.string(),
  /** `copying`: there was no time for all copies, and the next run goes on. `broken off`: the process died. */
  outcome: z.enum(["done", "unchanged", "copying", "failed", "broken off"]),
  words: z.string(),
  notes: z.array(z.string()),
});
export type PastRun = z.output<typeof pastRunSchema>;
