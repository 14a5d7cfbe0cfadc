import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { askGraphql } from "./testing/ask-graphql.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const film = (slug: string, starts: string[]) =>
  backend.payload.create({
    collection: "videos",
    data: {
      title: "The walk",
      slug,
      seconds: 90,
      chapters: starts.map((start) => ({ start, title: `From ${start}` })),
      videoPublishedAt: "2026-06-22T12:00:00.000Z",
      _status: "published",
    },
  });

test("the chapters of a film reach the site in their order", async () => {
  await film("walk", ["0:04", "0:42", "1:05"]);
  const { data } = await askGraphql("{ videos { docs { chapters { start title } } } }");
  const chapters = ["0:04", "0:42", "1:05"].map((start) => ({ start, title: `From ${start}` }));
  expect(data?.videos).toEqual({ docs: [{ chapters }] });
});

test.each([
  ["a begin that is no minute and second", ["42"], /minutes and seconds, such as 0:42/],
  ["a second of more than 59", ["0:75"], /minutes and seconds, such as 0:42/],
  ["a chapter before the one above it", ["0:42", "0:10"], /begins after the one before it/],
  ["two that begin together", ["0:42", "0:42"], /begins after the one before it/],
  ["a begin after the end of the film", ["0:10", "1:30"], /after the film has ended/],
])("%s is refused with words", async (_what, starts, words) => {
  const refused = await film("refused", starts).catch((error: unknown) => error);
  expect(JSON.stringify((refused as { data?: unknown }).data)).toMatch(words);
});
