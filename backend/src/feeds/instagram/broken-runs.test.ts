import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Instagram, settingsToken, startInstagram } from "../testing/start-instagram.ts";

let at: Instagram;
beforeAll(async () => {
  at = await startInstagram();
  at.service.posts = Array.from({ length: 230 }, (_, number) => ({
    id: String(17_900_000_000_000 + number),
    media_type: "IMAGE" as const,
    caption: `Post ${number}`,
    timestamp: new Date(Date.UTC(2025, 0, 1 + number)).toISOString().replace(".000Z", "+0000"),
  }));
});
beforeEach(() => {
  at.service.heal();
  at.pauses.length = 0;
});
afterAll(() => at.close());

const counts = async () => {
  const { payload } = at;
  const count = async (collection: "instagramPosts" | "media") =>
    (await payload.count({ collection })).totalDocs;
  return [await count("instagramPosts"), await count("media")];
};
const nextRunAfterMinutes = async () =>
  Math.round((Date.parse((await at.readState()).nextRunAt ?? "") - at.now().getTime()) / 60_000);

test("a connection that drops while files are copied shows nothing, and the next run goes on where that one was", async () => {
  at.service.before = (path) => {
    if (path.includes("17900000000200")) at.service.fail("/files/", "drop");
  };
  expect(await at.run()).toMatchObject({ outcome: "failed", words: expect.stringMatching(/did not answer/) });
  at.service.before = () => undefined;
  const [posts, files] = await counts();
  expect(posts).toBe(0);
  expect(files).toBe(29);
  at.service.heal();
  at.service.fail("/files/there/17900000000229", { status: 500 });
  expect(await at.run()).toMatchObject({ outcome: "done", words: "230 new posts." });
  expect(at.service.calls["/me/media"]).toBe(3);
  expect(await counts()).toEqual([230, 230]);
}, 120_000);

test("when there is no time for all copies nothing is shown yet, and no copy is made twice", async () => {
  const newest = at.service.posts.at(-1);
  at.service.posts.push({
    ...newest,
    id: "17900000000300",
    media_type: "IMAGE",
    timestamp: "2026-01-01T12:00:00+0000",
  });
  at.service.forgetCalls();
  const late = {
    ...at,
    complete: true,
    remembered: { "/me/media": "of the last run" },
    copyUntil: performance.now(),
  };
  expect(await at.feed.run(late)).toMatchObject({
    outcome: "copying",
    words: expect.stringMatching(/^230 of 231 pictures are copied/),
    // The next run looks again, whatever the first page says.
    remembered: {},
  });
  expect(await counts()).toEqual([230, 230]);
  expect(await at.run()).toMatchObject({ words: "1 new post." });
  expect(at.service.calls).toMatchObject({ "/files/there/17900000000300.jpg": 1 });
  expect(await counts()).toEqual([231, 231]);
});

test("a process that died in the middle of a run is told of, and the next run has nothing twice", async () => {
  await at.writeState({ runningSince: at.now().toISOString() });
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  expect((await at.readState()).runs[1]).toMatchObject({ outcome: "broken off" });
  expect(await counts()).toEqual([231, 231]);
});

/** A run in which the database gives up at so many posts. */
async function runThatFailsAt(post: number) {
  const { afterChange } = at.payload.collections.instagramPosts.config.hooks;
  let saves = 0;
  const fails = () => {
    saves += 1;
    if (saves === post) throw new Error("the disk is full");
  };
  afterChange.push(fails);
  const run = await at.runWhole();
  afterChange.splice(afterChange.indexOf(fails), 1);
  return run;
}
function addToCaptions(word: string): void {
  at.service.posts = at.service.posts.map((post) => ({ ...post, caption: `${post.caption} ${word}` }));
}
const postsThatEndWith = async (word: string) =>
  (await at.posts()).filter(({ caption }) => caption?.endsWith(word)).length;

test("a save that fails in its middle leaves nothing of itself", async () => {
  addToCaptions("again");
  expect(await runThatFailsAt(5)).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/could not all be saved/),
  });
  expect(await postsThatEndWith("again")).toBe(0);
  expect(await at.runWhole()).toMatchObject({ words: "231 changed." });
}, 120_000);

test("where some saves went well before one failed, each post still follows what changes over there later", async () => {
  addToCaptions("and");
  expect(await runThatFailsAt(60)).toMatchObject({ outcome: "failed" });
  expect(await postsThatEndWith("and")).toBe(50);
  addToCaptions("once more");
  expect(await at.runWhole()).toMatchObject({ words: "231 changed." });
  expect(await postsThatEndWith("and once more")).toBe(231);
}, 120_000);

test("a service that asks for a pause is not asked before it is over", async () => {
  at.service.fail("/me/media", { status: 429, headers: { "Retry-After": "7200" } });
  expect(await at.run()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/asked too often/),
  });
  expect(at.service.callCount).toBe(1);
  expect(await nextRunAfterMinutes()).toBe(120);
  at.service.heal();
  expect(await at.run(1)).toBeUndefined();
  expect(await at.run(1)).toMatchObject({ outcome: "unchanged" });
});

test("a quota that is used up is no reason to ask more often, and the pause that the service names is kept", async () => {
  at.service.fail("/me/media", { status: 400, code: 4, headers: { "Retry-After": "10800" } });
  expect(await at.run()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/asked too often/),
  });
  expect(at.service.callCount).toBe(1);
  expect(await nextRunAfterMinutes()).toBe(180);
  at.service.heal();
  at.service.fail("/me/media", { status: 403, code: 80002 });
  expect(await at.run(3)).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/asked too often/),
  });
  expect(await nextRunAfterMinutes()).toBe(10);
});

test("a service that is busy for a moment is asked again within the run", async () => {
  at.service.fail("/me/media", { status: 503 }, 1);
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  expect(at.pauses).toEqual([1_000]);
});

test("an answer in an unknown form changes nothing", async () => {
  const posts = at.service.posts;
  at.service.posts = [{ id: "not digits", media_type: "IMAGE", timestamp: "2026-01-02T12:00:00+0000" }];
  expect(await at.run()).toMatchObject({ outcome: "failed", words: expect.stringMatching(/does not know/) });
  at.service.posts = posts;
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
});

test("a page that tells of a next one, but not how to ask for it, is not taken for the last", async () => {
  at.service.givesCursors = false;
  expect(await at.runWhole()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/does not know/),
  });
  at.service.givesCursors = true;
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
});

test("an account that is empty all at once, or another one, takes nothing off the site", async () => {
  const posts = at.service.posts;
  at.service.posts = [];
  expect(await at.run()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/nothing at all any more/),
  });
  at.service.posts = [{ id: "17955500000000", media_type: "IMAGE", timestamp: "2026-01-02T12:00:00+0000" }];
  expect(await at.run()).toMatchObject({
    outcome: "failed",
    words: expect.stringMatching(/belong to another account/),
  });
  expect(Object.keys(at.service.calls)).toEqual(["/me/media"]);
  at.service.posts = posts;
  expect(await at.run()).toMatchObject({ outcome: "unchanged" });
  const { docs } = await at.payload.find({ collection: "outbox" });
  expect(docs.map(({ subject }) => subject)).toEqual([
    "Instagram refuses what we ask: somebody has to look",
    "Instagram refuses what we ask: somebody has to look",
  ]);
});

test("a clock that jumps a month ahead and back stops nothing and brings nothing twice", async () => {
  expect(await at.run(31 * 24)).toMatchObject({ outcome: "unchanged" });
  expect(await at.run(-31 * 24)).toMatchObject({ outcome: "unchanged" });
  expect(await at.run(1)).toMatchObject({ outcome: "unchanged" });
  expect(await counts()).toEqual([231, 231]);
});

test("nothing of all this has written the token anywhere", async () => {
  expect(at.log.length).toBeGreaterThan(0);
  expect(at.log.join()).not.toContain("kept-secret");
  expect(JSON.stringify(await at.readState())).not.toContain("kept-secret");
  expect(settingsToken).toContain("kept-secret");
});
