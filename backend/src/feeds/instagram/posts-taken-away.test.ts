import { afterAll, beforeAll, expect, test } from "vitest";
import type { StandInPost } from "../testing/instagram-stand-in.ts";
import { type Instagram, startInstagram } from "../testing/start-instagram.ts";

const idOf = (number: number) => `1790000000000000${number}`;
const source = (number: number): StandInPost => ({
  ...{ id: idOf(number), media_type: "IMAGE" },
  timestamp: `2026-01-1${number}T12:00:00+0000`,
});

let at: Instagram;
beforeAll(async () => {
  at = await startInstagram();
  showOverThere(1, 2, 3, 4, 5);
  await at.run();
});
afterAll(() => at.close());

function showOverThere(...numbers: number[]): void {
  at.service.posts = numbers.map(source);
}
const here = async () => (await at.posts()).map(({ postId }) => Number(postId.slice(-1)));
const postHere = (number: number) => at.post(idOf(number));

async function trash(number: number): Promise<void> {
  const { id } = await postHere(number);
  await at.payload.update({
    collection: "instagramPosts",
    id,
    data: { deletedAt: new Date().toISOString() },
  });
}
async function deleteForGood(number: number): Promise<void> {
  const { id } = await postHere(number);
  await at.payload.delete({ collection: "instagramPosts", id, trash: true });
}
const makeByHand = (number: number) =>
  at.payload.create({
    collection: "instagramPosts",
    data: { postId: idOf(number), media_type: "IMAGE", timestamp: "2026-01-20T10:00:00.000Z" },
  });

test("a post in the trash that is removed over there goes for good with its file, and does not come back", async () => {
  const { image } = await postHere(1);
  await trash(1);
  showOverThere(2, 3, 4, 5);
  expect(await at.runWhole()).toMatchObject({ outcome: "done", words: "1 removed." });
  expect(await here()).toEqual([5, 4, 3, 2]);
  await expect(at.payload.findByID({ collection: "media", id: Number(image) })).rejects.toMatchObject({
    status: 404,
  });
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  showOverThere(1, 2, 3, 4, 5);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await here()).toEqual([5, 4, 3, 2]);
});

test("a post that staff deleted stays away too when it is archived over there and shown again", async () => {
  await deleteForGood(2);
  showOverThere(3, 4, 5);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  showOverThere(2, 3, 4, 5);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await here()).toEqual([5, 4, 3]);
});

test("one that only the feed removed comes again when it is shown over there again", async () => {
  showOverThere(4, 5);
  expect(await at.runWhole()).toMatchObject({ words: "1 removed." });
  showOverThere(3, 4, 5);
  expect(await at.runWhole()).toMatchObject({ words: "1 new post." });
  expect(await here()).toEqual([5, 4, 3]);
});

test("a post that has been given the id of a deleted one is not taken for it, in the trash neither", async () => {
  const { id } = await postHere(3);
  await deleteForGood(3);
  // As SQLite does by itself, where it was the last.
  await at.payload.db.create({
    collection: "instagramPosts",
    customID: id,
    data: { id, postId: idOf(6), media_type: "IMAGE", timestamp: "2026-01-20T10:00:00.000Z" },
  });
  expect((await postHere(6)).id).toBe(id);
  showOverThere(4, 5);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  await trash(6);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await here()).toEqual([6, 5, 4]);
});

test("a post that lay in the trash before it was met over there stays away when the trash is emptied", async () => {
  await makeByHand(7);
  await trash(7);
  showOverThere(4, 5, 7);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  await deleteForGood(7);
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await here()).not.toContain(7);
});

test("an account that is empty all at once takes nothing out of the trash either", async () => {
  const { image } = await postHere(4);
  await trash(4);
  await trash(5);
  showOverThere();
  expect(await at.runWhole()).toMatchObject({ outcome: "unchanged" });
  expect(await here()).toEqual([6, 5, 4]);
  await at.payload.findByID({ collection: "media", id: Number(image) });
});
