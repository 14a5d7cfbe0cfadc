import * as z from "zod/mini";
import { feedPanelCopy as copy } from "./feed-panel-copy.ts";
import { type FeedReport, feedReportsSchema } from "./feed-report.ts";

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

/** How the feeds stand; `undefined` when that could not be read. `path` is that of `GET /api/feeds`. */
export async function askFeeds(path: string, left: AbortSignal): Promise<FeedReport[] | undefined> {
  const response = await fetch(path, { signal: left }).catch(() => undefined);
  if (!response?.ok) return undefined;
  return feedReportsSchema.safeParse(await response.json().catch(() => undefined)).data?.feeds;
}

/** Asks for a run. The words say why there will be none; `undefined` when there will. */
export async function askForRun(path: string, name: FeedReport["name"]): Promise<string | undefined> {
  const response = await fetch(`${path}/${name}/run`, { method: "POST" }).catch(() => undefined);
  if (response?.ok) return undefined;
  const refusal = refusalSchema.safeParse(await response?.json().catch(() => undefined));
  return refusal.data?.errors[0]?.message || copy.failed;
}
