import { videoSchema } from "@pcf/contract/content/documents";
import type { SafeHtml } from "@pcf/contract/content/html";
import { expect, test } from "vitest";
import { contentWith } from "../../../tests/sample-content.ts";
import { toVideoView } from "./video-view";

function view(given: object) {
  const least = { id: 1, slug: "sleep", title: "Sleep", videoPublishedAt: "2025-06-10" };
  const [video] = contentWith({ videos: [videoSchema.parse({ ...least, ...given })] }).videos;
  if (!video) throw new Error("the content has the video");
  return toVideoView(video);
}

test("a video needs no more than its name and its day", () => {
  expect(view({ description: null, poster: null, seconds: null, transcript: null, playlists: null })).toEqual(
    {
      slug: "sleep",
      title: "Sleep",
      description: undefined,
      date: "2025-06-10",
      day: "2025-06-10",
      seconds: undefined,
      poster: undefined,
      videoId: undefined,
      fileUrl: undefined,
      captionsUrl: undefined,
      transcript: "",
      chapters: [],
    },
  );
});

test("a video of a late evening bears that day, wherever the server and the reader are", () => {
  expect(view({ videoPublishedAt: "2024-06-02T05:30:00Z" }).day).toBe("2024-06-01");
});

test("a transcript reaches the page sanitised", () => {
  const html: SafeHtml = view({ transcript: "<p>Words.</p><script>alert(1)</script>" }).transcript;
  expect(html).toBe("<p>Words.</p>");
});

test("a clip keeps its file, captions and length", () => {
  const clip = { fileUrl: "/media/sleep.webm", captionsUrl: "/media/sleep.vtt", seconds: 24 };
  expect(view(clip)).toMatchObject(clip);
});

test("a chapter begins at its minute and second", () => {
  const chapters = [
    { title: "Why it helps", start: "0:04" },
    { title: "What to ask", start: "1:05" },
  ];
  expect(view({ chapters }).chapters).toEqual([
    { title: "Why it helps", clock: "0:04", start: 4 },
    { title: "What to ask", clock: "1:05", start: 65 },
  ]);
});
