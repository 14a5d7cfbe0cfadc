import { withMediaFolder } from "../media/media-folder.ts";
import type { Source } from "../source/old-items.ts";
import { recordingsSource } from "../source/recordings.ts";
import { wordpressSource } from "../source/wordpress.ts";
import type { MoveInRequest } from "./move-in-arguments.ts";

type Opened = { source: Source; close: () => unknown };

/** The old site as it was asked for; a run that takes everything back needs none. */
export async function openSource({
  from,
  recordings,
  media,
  user,
  password,
}: MoveInRequest): Promise<Opened> {
  const opened = await openBare(from, recordings, user, password);
  return media === undefined ? opened : { ...opened, source: await withMediaFolder(opened.source, media) };
}

async function openBare(
  from: string | undefined,
  recordings: string | undefined,
  user: string | undefined,
  password: string | undefined,
): Promise<Opened> {
  if (recordings !== undefined) return recordingsSource(recordings);
  if (from === undefined) throw new Error("Nothing to read from");
  const signIn = user !== undefined && password !== undefined && { user, password };
  return { source: wordpressSource({ endpoint: from, ...signIn }), close: () => undefined };
}
