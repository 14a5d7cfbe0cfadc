import type { SiteEnv } from "../env.ts";
import type { AskBackend } from "./media-cache.ts";
import { mediaFileSize, mediaName, sharedFolder } from "./media-files.ts";

const askedWithinMs = 5_000;
const mostAtOnce = 4;
/** Files whose size stands beside the links to them (`fileNote`); pictures are far more. */
const documents = /\/media\/[^\s"'\\<>?#,()]+\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|ics|mp3|epub)/gi;

/**
 * Sizes of the files that texts link to. Where this machine does not have them the backend is asked, once for each: a name is used
 * for one content. A size that is not known in time is left out.
 */
export function mediaSizes(env: SiteEnv, ask: AskBackend) {
  const known = new Map<string, number>();

  async function learn(href: string) {
    const answer = await ask(href, {
      method: "HEAD",
      headers: { "accept-encoding": "identity" },
      signal: AbortSignal.timeout(askedWithinMs),
    }).catch(() => undefined);
    const bytes = Number(answer?.headers.get("content-length"));
    if (answer?.ok && bytes > 0) known.set(href, bytes);
  }

  return {
    sizeOf: (href: string): number | undefined =>
      mediaFileSize(env, href) ?? known.get(href.replace(/[?#].*$/, "")),

    async learnSizes(text: string): Promise<void> {
      if (sharedFolder(env)) return;
      const named = new Set(text.match(documents));
      const waiting = [...named].filter((href) => mediaName(href) && !known.has(href));
      const work = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) await learn(next);
      };
      await Promise.all(Array.from({ length: mostAtOnce }, work));
    },
  };
}
