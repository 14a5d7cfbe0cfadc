import { z } from "zod";

/** How what a preview shows stands to what visitors see. */
const previewStates = ["never-published", "published", "changed", "unpublished"] as const;

/**
 * The state, and the times (ISO) at which the document is published, or taken off the site, by itself; null where nothing is
 * scheduled.
 */
export const previewStatusSchema = z.object({
  state: z.enum(previewStates),
  publishesAt: z.string().nullable(),
  unpublishesAt: z.string().nullable(),
});

export type PreviewStatus = z.output<typeof previewStatusSchema>;
