import { afterAll, expect, test } from "vitest";
import { askWith } from "../platform/doctor/testing/ask-with.ts";
import { settingsToken, startInstagram } from "./testing/start-instagram.ts";
import { standInChannel, standInKey, startYoutube } from "./testing/youtube-stand-in.ts";

const youtube = await startYoutube();
const instagram = await startInstagram();
afterAll(async () => {
  await youtube.close();
  await instagram.close();
});

const askYoutube = (settings: Record<string, string>) =>
  askWith(
    {
      YOUTUBE_URL: youtube.origin,
      YOUTUBE_API_KEY: standInKey,
      YOUTUBE_CHANNEL_ID: standInChannel,
      ...settings,
    },
    async () => [(await import("./youtube/youtube-question.ts")).youtubeQuestion],
  );
const askInstagram = (settings: Record<string, string> = {}) =>
  askWith(
    { INSTAGRAM_TOKEN: settingsToken, INSTAGRAM_URL: instagram.service.url, ...settings },
    async () => [(await import("./instagram/instagram-question.ts")).instagramQuestion],
    { payload: instagram.payload, now: instagram.now() },
  );

test.each<[string, Record<string, string>, RegExp]>([
  ["nothing set", { YOUTUBE_API_KEY: "", YOUTUBE_CHANNEL_ID: "" }, /^notice .*YOUTUBE_API_KEY/],
  ["key and channel", {}, /^good Videos: YouTube accepts our key and has the channel “The Foundation”/],
  ["a wrong key", { YOUTUBE_API_KEY: "another" }, /^wrong .*does not accept the key.*YOUTUBE_API_KEY/],
  [
    "a wrong channel",
    { YOUTUBE_CHANNEL_ID: `UC${"x".repeat(22)}` },
    /^wrong .*no channel.*YOUTUBE_CHANNEL_ID/,
  ],
  ["no answer", { YOUTUBE_URL: "http://127.0.0.1:9" }, /^wrong .*did not answer/],
])("YouTube with %s", async (_name, settings, words) => {
  expect(await askYoutube(settings)).toEqual([expect.stringMatching(words)]);
});

test("one question is asked of YouTube, which costs one unit", async () => {
  youtube.takeAsked();
  await askYoutube({});
  expect(youtube.takeAsked()).toEqual(["channels"]);
});

test("Instagram's token is tried, and neither refreshed nor kept", async () => {
  expect(await askInstagram({ INSTAGRAM_TOKEN: "" })).toEqual([
    expect.stringMatching(/^notice .*INSTAGRAM_TOKEN/),
  ]);
  instagram.service.forgetCalls();
  expect(await askInstagram()).toEqual([expect.stringMatching(/^good Posts: Instagram accepts our token/)]);
  expect(instagram.service.calls).toEqual({ "/me/media": 1 });
  expect(await askInstagram({ INSTAGRAM_TOKEN: "another" })).toEqual([
    expect.stringMatching(/^wrong .*does not accept our token.*INSTAGRAM_TOKEN/),
  ]);
});
