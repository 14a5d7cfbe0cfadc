import type { Snapshot } from "../../app/content/read/snapshot.server.ts";

const everyMs = 1_000;

export type ContentWatch = {
  /** Looks at once; resolves when what is there now has been read, or could not be. */
  look(): Promise<void>;
  stop(): void;
};

/**
 * Asks every second for the version of the content, and has the content read when it is another one than was read last: so a publication
 * is seen within two seconds by every site, also by one that was not told of it, has just been started, or has no readers.
 */
export function watchContent(
  askVersion: () => Promise<string | undefined>,
  snapshot: Pick<Snapshot, "refresh" | "state">,
): ContentWatch {
  let known: string | undefined;
  let last: Promise<void> = Promise.resolve();
  let underWay = 0;

  async function lookNow({ isTold }: { isTold: boolean }): Promise<void> {
    const version = await askVersion();
    if (version === undefined ? !isTold : version === known) return;
    await snapshot.refresh();
    // Asked before the read, so what came after it is another version still.
    if (!snapshot.state().failing) known = version;
  }

  function look(how: { isTold: boolean }): Promise<void> {
    underWay += 1;
    // One that is under way may have asked before the publication that this one is about.
    last = last
      .then(() => lookNow(how))
      .finally(() => {
        underWay -= 1;
      });
    return last;
  }

  const timer = setInterval(() => {
    if (underWay === 0) void look({ isTold: false });
  }, everyMs).unref();
  return { look: () => look({ isTold: true }), stop: () => clearInterval(timer) };
}
