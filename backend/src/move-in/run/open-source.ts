import { withMediaFolder } from "../media/media-folder.ts";
import type { Source } from "../source/old-items.ts";
import { recordingsSource } from "../source/recordings.ts";
import { type UnreadableItem, wordpressSource } from "../source/wordpress.ts";

/** What the old site did not know or told in a form that cannot be used. */
export type Heard = { notices: string[]; unreadable: UnreadableItem[] };

type Wanted = {
  from?: string | undefined;
  recordings?: string | undefined;
  /** A copy of `wp-content/uploads`. */
  media?: string | undefined;
  user?: string | undefined;
  password?: string | undefined;
};
type Opened = { source: Source; heard: Heard; close: () => unknown };

/** The old site as it was asked for: a server, or a folder of recordings; what it is heard to say is gathered for the report. */
export async function openSource(wanted: Wanted): Promise<Opened> {
  const heard: Heard = { notices: [], unreadable: [] };
  const { source, close } = await openBare(wanted, heard);
  const { media } = wanted;
  return { source: media === undefined ? source : await withMediaFolder(source, media), heard, close };
}

async function openBare({ from, recordings, user, password }: Wanted, heard: Heard) {
  const told = {
    notice: (words: string) => {
      if (!heard.notices.includes(words)) heard.notices.push(words);
    },
    unreadable: (item: UnreadableItem) => {
      heard.unreadable.push(item);
    },
  };
  if (recordings !== undefined) return recordingsSource(recordings, told);
  if (from === undefined) throw new Error("Say where the content comes from.");
  const signIn = user !== undefined && password !== undefined && { user, password };
  return { source: wordpressSource({ endpoint: from, ...signIn, ...told }), close: () => undefined };
}
