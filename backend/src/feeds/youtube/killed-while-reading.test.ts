import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startYoutubeSystem } from "../testing/youtube-system.ts";

const system = await startYoutubeSystem();
const { service, payload, find } = system;
afterAll(system.close);

// A process of its own starts in two to five seconds.
const limitMs = 120_000;

function startReading() {
  const script = path.join(import.meta.dirname, "../testing/read-channel-process.ts");
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "inherit", "inherit"] });
  return { kill: () => child.kill("SIGKILL"), closed: once(child, "close") };
}
async function readHere() {
  const { runFeed } = await import("../sync/run-feed.ts");
  const { wantFeed, readFeedState } = await import("../sync/feed-state.ts");
  const { youtube } = await import("./follow-youtube.ts");
  await wantFeed(payload, "youtube", new Date());
  await runFeed(payload, youtube, { now: () => new Date(), pause: async () => {} });
  return (await readFeedState(payload, "youtube")).runs.map(({ outcome }) => outcome);
}
const fill = (titles: string[]) => {
  service.channel.videos = titles.map((title, index) => ({ id: `video-${index + 1}`, title }));
};
const shown = async () => (await find({ _status: { equals: "published" } })).docs;
const titles = async () => (await shown()).map(({ title }) => title);

test(
  "a process killed while it copies has changed nothing, and one killed while it saves has left each video whole",
  async () => {
    fill(["One", "Two"]);
    await readHere();
    fill(["Renamed", "Two", "Three", "Four"]);
    const copying = Promise.withResolvers<void>();
    service.fault(/\/vi\/video-4/, { status: 0, hang: copying.resolve });
    const first = startReading();
    await payload.kv.delete("feed:youtube");
    await Promise.race([copying.promise, first.closed]);
    first.kill();
    await first.closed;
    expect(await titles()).toEqual(["One", "Two"]);

    const many = Array.from({ length: 60 }, (_, index) => `Film ${index + 1}`);
    fill(many);
    await payload.kv.delete("feed:youtube");
    const second = startReading();
    while ((await shown()).length < 3) await sleep(5);
    second.kill();
    await second.closed;
    const left = await shown();
    const { totalDocs } = await payload.count({
      collection: "feed-items",
      where: { kind: { equals: "video" } },
    });
    expect(totalDocs).toBe(left.length);
    expect(left.filter(({ poster, videoId, slug }) => !poster || !videoId || !slug)).toEqual([]);

    expect(await readHere()).toEqual(["done", "broken off"]);
    expect(await titles()).toEqual(many);
  },
  limitMs,
);
