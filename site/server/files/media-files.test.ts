import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { createMediaCache } from "./media-cache.ts";
import { mediaFileSize, serveMedia } from "./media-files.ts";

const dataFolder = mkdtempSync(path.join(tmpdir(), "media-"));
const folder = path.join(dataFolder, "media");
mkdirSync(folder);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<circle r="9"/>'.repeat(200)}</svg>`;
writeFileSync(path.join(folder, "drawing.svg"), drawing);
writeFileSync(path.join(folder, "photo.jpg"), "a photograph");

writeFileSync(path.join(folder, "100% #1?.txt"), "a name");

const env = readEnv({ DATA_DIR: dataFolder });
const noBackend = () => Promise.reject(new Error("this machine has the files"));
const server = createServer((request, response) => {
  void serveMedia(request, response, env, request.url ?? "", createMediaCache(env, noBackend)).then(
    (isHere) => {
      if (!isHere) response.writeHead(404).end();
    },
  );
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(dataFolder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/media/${name}`, { headers });

test.for(["br", "gzip"])("a drawing comes compressed by %s, to be kept for good", async (encoding) => {
  const answer = await ask("drawing.svg", { "accept-encoding": encoding });
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("content-type")).toBe("image/svg+xml");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("vary")).toBe("accept-encoding");
  expect(await answer.text()).toBe(drawing);
});

test("each encoding of a drawing has its own ETag, and who has it gets 304", async () => {
  const plain = await ask("drawing.svg", { "accept-encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  const br = await ask("drawing.svg", { "accept-encoding": "br" });
  const etag = br.headers.get("etag") ?? "";
  expect(etag).not.toBe(plain.headers.get("etag"));
  const again = await ask("drawing.svg", { "accept-encoding": "br", "if-none-match": etag });
  expect(again.status).toBe(304);
});

test("a drawing opened on its own brings its styles, runs no script and is taken for nothing else", async () => {
  const { headers } = await ask("drawing.svg");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("a part of a drawing is a part of the file itself", async () => {
  const part = await ask("drawing.svg", { "accept-encoding": "br", range: "bytes=0-3" });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-encoding")).toBeNull();
  expect(await part.text()).toBe("<svg");
});

test("a photograph is sent as it is", async () => {
  const answer = await ask("photo.jpg", { "accept-encoding": "br" });
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe("a photograph");
});

test("the last bytes of a file, and a part that is not there, are answered as the standard says", async () => {
  const last = await ask("photo.jpg", { range: "bytes=-5" });
  expect([last.status, await last.text()]).toEqual([206, "graph"]);
  expect((await ask("photo.jpg", { range: "bytes=900-" })).status).toBe(416);
  const old = await ask("photo.jpg", { range: "bytes=0-3", "if-range": '"another"' });
  expect([old.status, await old.text()]).toEqual([200, "a photograph"]);
});

test("a file is found by its name alone, whatever is in it, and nothing beside the folder is", async () => {
  expect(await (await ask("100%25%20%231%3F.txt")).text()).toBe("a name");
  expect(mediaFileSize(env, "/media/photo.jpg?v=1")).toBe("a photograph".length);
  writeFileSync(path.join(dataFolder, "secrets.json"), "{}");
  for (const name of ["%2e%2e%2fsecrets.json", "..%5Csecrets.json", "none.jpg", "%ff", ""]) {
    expect((await ask(name)).status, name).toBe(404);
    expect(mediaFileSize(env, `/media/${name}`), name).toBeUndefined();
  }
});
