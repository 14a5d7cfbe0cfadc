import { z } from "zod";
import { type CollectionName, collectionNames, type GlobalName, globalNames } from "./site-data.ts";

/** A part of the site's data that is read by itself: a collection or a global. */
export type SitePart = CollectionName | GlobalName;
export const siteParts: readonly SitePart[] = [...collectionNames, ...globalNames];

export const isSitePart = (name: string): name is SitePart => siteParts.some((part) => part === name);

/**
 * What the backend tells the site of a publication (`POST /hooks/content`): the parts in which something may have changed;
 * without them it may be anything. `id` makes each message another, since a signature counts once.
 */
export const publicationSchema = z.object({
  id: z.string(),
  parts: z.array(z.enum(siteParts)).min(1).optional(),
});
export type Publication = z.output<typeof publicationSchema>;
