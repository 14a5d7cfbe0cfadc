import { inspect } from "node:util";
import type { Payload } from "payload";
import { vi } from "vitest";
import { startTestPayload } from "../../testing/test-payload.ts";
import type { Feed } from "../sync/feed.ts";
import type { PastRun } from "../sync/known-feeds.ts";
import { InstagramStandIn } from "./instagram-stand-in.ts";

export const settingsToken = "IGQ-of-the-settings-kept-secret";
const hourMs = 60 * 60_000;

export type Instagram = Awaited<ReturnType<typeof startInstagram>>;

/** All lines that the application logs, as text. */
function readLog({ logger }: Payload): string[] {
  const lines: string[] = [];
  for (const level of ["info", "warn", "error"] as const)
    vi.spyOn(logger, level).mockImplementation((...line: unknown[]) => {
      lines.push(inspect(line, { depth: 10 }));
    });
  return lines;
}

/** Modules that read the settings, once these are known. */
const loadFeed = async () => ({
  ...(await import("../instagram/follow-instagram.ts")),
  ...(await import("../sync/run-feed.ts")),
});

/** The application with a feed from a stand-in of Instagram, and a clock that the test moves. */
export async function startInstagram() {
  const service = new InstagramStandIn();
  await service.start();
  const system = await startTestPayload({ INSTAGRAM_TOKEN: settingsToken, INSTAGRAM_URL: service.url });
  const { payload } = system;
  let feed = await loadFeed();
  const state = await import("../sync/feed-state.ts");
  let at = new Date("2026-02-01T18:00:00Z");
  const now = () => at;
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
  };
  service.now = now;
  service.giveToken(settingsToken);
  const log = readLog(payload);

  return {
    ...{ service, payload, now, pause, pauses, log },
    get feed(): Feed {
      return feed.instagram;
    },
    /** The feed as it is after a start with another token in the settings. */
    async setToken(token: string) {
      process.env.INSTAGRAM_TOKEN = token;
      vi.resetModules();
      feed = await loadFeed();
    },
    moveClock(hours: number) {
      at = new Date(at.getTime() + hours * hourMs);
    },
    readState: () => state.readFeedState(payload, "instagram"),
    writeState: (changes: object) =>
      state
        .readFeedState(payload, "instagram")
        .then((known) => state.writeFeedState(payload, "instagram", { ...known, ...changes })),
    /** A run after so many hours, and what it says; `undefined` when its turn has not come. */
    async run(hours = 1): Promise<PastRun | undefined> {
      this.moveClock(hours);
      service.forgetCalls();
      if (!(await feed.runFeed(payload, feed.instagram, { now, pause }))) return undefined;
      return (await this.readState()).runs[0];
    },
    /** A run that reads everything. */
    async runWhole(): Promise<PastRun | undefined> {
      await state.wantFeed(payload, "instagram", now());
      return this.run();
    },
    async posts() {
      const { docs } = await payload.find({
        collection: "instagramPosts",
        sort: "-timestamp",
        pagination: false,
        depth: 0,
        trash: true,
      });
      return docs;
    },
    async post(postId: string) {
      const post = (await this.posts()).find((one) => one.postId === postId);
      if (!post) throw new Error(`there is no post ${postId}`);
      return post;
    },
    /** Every row of the tables that a run may write, with the time of its last change. */
    async tables() {
      const tables = ["instagramPosts", "media", "feed-items", "outbox"] as const;
      return Promise.all(
        tables.map(async (collection) => {
          const { docs } = await payload.find({ collection, pagination: false, depth: 0, sort: "id" });
          return docs.map(({ id, updatedAt }) => `${collection} ${id} ${updatedAt}`);
        }),
      );
    },
    async close() {
      service.close();
      await system.close();
    },
  };
}
