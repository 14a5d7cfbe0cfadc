import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesOnDisk } from "../../platform/storage/files-on-disk.ts";
import { serveMediaFile } from "./serve-media-file.ts";

const root = mkdtempSync(path.join(tmpdir(), "media-"));
const folder = path.join(root, "media");
mkdirSync(folder);
writeFileSync(path.join(folder, "clip.webm"), "0123456789");
writeFileSync(path.join(folder, "drawing.svg"), "<svg/>");
writeFileSync(path.join(folder, "page.html"), "<script>");
writeFileSync(path.join(root, "secret.jpg"), "secret");

afterAll(() => rmSync(root, { recursive: true }));

const ask = (name: string, init?: RequestInit) =>
  serveMediaFile(new Request("http://localhost/media/x", init), name, async () => filesOnDisk(root));

test("a file may be kept for good and is known by its tag", async () => {
  const whole = await ask("clip.webm");
  expect(await whole.text()).toBe("0123456789");
  expect(whole.headers.get("content-type")).toBe("video/webm");
  expect(whole.headers.get("cache-control")).toContain("immutable");
  const again = await ask("clip.webm", { headers: { "if-none-match": whole.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

test("a drawing opened on its own runs nothing and loads nothing", async () => {
  const { headers } = await ask("drawing.svg");
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test("HEAD answers the length and no body", async () => {
  const head = await ask("clip.webm", { method: "HEAD" });
  expect(head.headers.get("content-length")).toBe("10");
  expect(await head.text()).toBe("");
});

test.for([
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=8-99", "89", "bytes 8-9/10"],
])("a player may ask for %s", async ([range = "", text, contentRange]) => {
  const part = await ask("clip.webm", { headers: { range } });
  expect(part.status).toBe(206);
  expect(await part.text()).toBe(text);
  expect(part.headers.get("content-range")).toBe(contentRange);
});

test("a range beyond the end is refused", async () => {
  const answer = await ask("clip.webm", { headers: { range: "bytes=10-" } });
  expect(answer.status).toBe(416);
});

test.for(["nothing.jpg", "../secret.jpg", "..", "page.html", ""])("%s is not served", async (name) => {
  expect((await ask(name)).status).toBe(404);
});
