import { startRecordings } from "../recordings/start-recordings.ts";
import { type UnreadableItem, type WordpressSettings, wordpressSource } from "../wordpress.ts";

type Habits = Parameters<typeof startRecordings>[1];

/** A source that reads a folder of recordings as if it were a site, without waiting, and what it told meanwhile. */
export async function quickSource(
  folder: string,
  habits: Habits = {},
  settings: Partial<WordpressSettings> = {},
) {
  const { endpoint, close } = await startRecordings(folder, habits);
  const notices: string[] = [];
  const unreadable: UnreadableItem[] = [];
  const slept: number[] = [];
  const sleep = async (ms: number) => void slept.push(ms);
  const source = wordpressSource({
    endpoint,
    notice: (words) => notices.push(words),
    unreadable: (item) => unreadable.push(item),
    now: () => new Date("2026-06-01T12:00:00Z"),
    ...settings,
    politeness: { pauseMs: 0, sleep, ...settings.politeness },
  });
  return { source, endpoint, notices, unreadable, slept, close };
}
