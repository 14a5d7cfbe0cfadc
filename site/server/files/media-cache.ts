import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SiteEnv } from "../env.ts";

/** For so long a file is served without asking again whether staff have taken it off the site. */
const trustedMs = 60_000;
const askedWithinMs = 20_000;

/** Asks a backend for an address of its own, as `fetch` does. */
export type AskBackend = (path: string, asked: RequestInit) => Promise<Response>;

type Kept = { bytes: number; askedAt: number };

/**
 * Copies of files that lie where this machine has no disk of, fetched from the backend when they are first asked for. The most
 * recently used stay, up to a size. While the backend is away, what is there is served.
 */
export type MediaCache = {
  /** The copy on this disk; undefined when there is none to be had, and the backend is to answer itself. */
  file(name: string): Promise<string | undefined>;
};

export function createMediaCache(
  { DATA_DIR, MEDIA_CACHE_MB }: Pick<SiteEnv, "DATA_DIR" | "MEDIA_CACHE_MB">,
  askBackend: AskBackend,
  now = Date.now,
): MediaCache {
  const folder = path.join(DATA_DIR, "media-cache");
  const mostBytes = MEDIA_CACHE_MB * 1_000_000;
  /** The least recently used first. */
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<string | undefined>>();
  let read: Promise<void> | undefined;

  /** What an earlier process has left is asked for again before it is served; its drafts go. */
  async function readFolder() {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      if (name.startsWith(".")) await rm(file, { force: true });
      else kept.set(name, { bytes: (await stat(file)).size, askedAt: 0 });
    }
    await makeRoom();
  }

  async function drop(name: string) {
    kept.delete(name);
    await rm(path.join(folder, name), { force: true });
  }

  async function makeRoom() {
    let total = 0;
    for (const { bytes } of kept.values()) total += bytes;
    for (const [name, { bytes }] of [...kept]) {
      if (total <= mostBytes) return;
      await drop(name);
      total -= bytes;
    }
  }

  const ask = (name: string, method: "GET" | "HEAD") =>
    askBackend(`/media/${encodeURIComponent(name)}`, {
      method,
      // Bytes as they lie there: we compress ourselves.
      headers: { "accept-encoding": "identity" },
      redirect: "error",
      signal: AbortSignal.timeout(askedWithinMs),
    });

  /** Writes the whole file before it is given its name, with the day of the backend's, so that all sites tag it alike. */
  async function write(name: string, { body, headers }: Response) {
    if (!body) return;
    const draft = path.join(folder, `.${randomUUID()}`);
    try {
      await writeFile(draft, body, { mode: 0o600, flag: "wx" });
      const changed = new Date(headers.get("last-modified") ?? 0);
      await utimes(draft, changed, changed);
      const { size } = await stat(draft);
      if (Number(headers.get("content-length") ?? size) !== size) throw new Error("the answer broke off");
      await rename(draft, path.join(folder, name));
      kept.set(name, { bytes: size, askedAt: now() });
    } finally {
      await rm(draft, { force: true });
    }
    await makeRoom();
  }

  async function bring(name: string): Promise<string | undefined> {
    read ??= readFolder();
    await read;
    const file = path.join(folder, name);
    const copy = kept.get(name);
    const isThere = copy && (await stat(file).catch(() => undefined))?.size === copy.bytes;
    if (isThere) {
      // The last one of the order again.
      kept.delete(name);
      kept.set(name, copy);
      if (now() - copy.askedAt < trustedMs) return file;
    }
    try {
      const answer = await ask(name, isThere ? "HEAD" : "GET");
      if (answer.status === 404) await drop(name);
      if (!answer.ok) await answer.body?.cancel();
      if (answer.ok && isThere) copy.askedAt = now();
      if (answer.ok && !isThere) await write(name, answer);
      if (answer.status >= 500 && isThere) return file;
      return kept.has(name) ? file : undefined;
    } catch {
      // Away, slow, or no room on this disk: the backend's own answer tells, where there is no copy.
      return isThere ? file : undefined;
    }
  }

  return {
    async file(name) {
      if (mostBytes === 0) return undefined;
      const begun = underWay.get(name) ?? bring(name).finally(() => underWay.delete(name));
      underWay.set(name, begun);
      return begun;
    },
  };
}
