import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnv } from "../env.ts";
import { createMediaCache } from "./media-cache.ts";
import { mediaSizes } from "./media-sizes.ts";

let dataFolder: string;
let backend: Server;
let asked: string[];
let files: Map<string, string>;
let status: number | undefined;
let clock: number;

beforeEach(async () => {
  dataFolder = mkdtempSync(path.join(tmpdir(), "media-cache-"));
  asked = [];
  status = undefined;
  clock = 1_000_000;
  files = new Map([
    ["a.jpg", "a".repeat(400_000)],
    ["b.jpg", "b".repeat(400_000)],
    ["c.jpg", "c".repeat(400_000)],
    ["guide.pdf", "a guide"],
  ]);
  backend = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const text = files.get((request.url ?? "").replace("/media/", ""));
    if (status || text === undefined) return response.writeHead(status ?? 404).end();
    const lastModified = "Wed, 06 May 2026 07:08:09 GMT";
    response.writeHead(200, { "content-length": text.length, "last-modified": lastModified });
    return response.end(request.method === "HEAD" ? undefined : text);
  });
  backend.listen(0, "127.0.0.1");
  await once(backend, "listening");
});
afterEach(() => {
  backend.closeAllConnections();
  backend.close();
  rmSync(dataFolder, { recursive: true });
});

const env = (given: Record<string, string> = {}) =>
  readEnv({
    DATA_DIR: dataFolder,
    BACKEND_URL: `http://127.0.0.1:${(backend.address() as AddressInfo).port}`,
    ...given,
  });
const askBackend = (path: string, asked: RequestInit) => fetch(new URL(path, env().BACKEND_URL[0]), asked);
const open = (given: Record<string, string> = {}) => createMediaCache(env(given), askBackend, () => clock);
const kept = () => readdirSync(path.join(dataFolder, "media-cache")).sort();

test("a file is fetched once, however many ask for it, and asked about again after a minute", async () => {
  const cache = open();
  const [first, second] = await Promise.all([cache.file("a.jpg"), cache.file("a.jpg")]);
  expect(first).toBe(second);
  expect(readFileSync(first ?? "", "utf8")).toBe(files.get("a.jpg"));
  clock += 59_000;
  await cache.file("a.jpg");
  expect(asked).toEqual(["GET /media/a.jpg"]);
  clock += 2_000;
  await cache.file("a.jpg");
  expect(asked).toEqual(["GET /media/a.jpg", "HEAD /media/a.jpg"]);
});

test("a file that staff took off the site is gone within a minute, also from the disk", async () => {
  const cache = open();
  await cache.file("a.jpg");
  files.delete("a.jpg");
  clock += 61_000;
  expect(await cache.file("a.jpg")).toBeUndefined();
  expect(kept()).toEqual([]);
});

test("while the backend or its store is away, what is there is served and nothing else", async () => {
  const cache = open();
  await cache.file("a.jpg");
  status = 503;
  clock += 61_000;
  expect(await cache.file("a.jpg")).toBeDefined();
  expect(await cache.file("b.jpg")).toBeUndefined();
  backend.closeAllConnections();
  backend.close();
  expect(await cache.file("a.jpg")).toBeDefined();
  expect(kept()).toEqual(["a.jpg"]);
});

test("what was not used for longest makes room, also after a start with less of it", async () => {
  const cache = open({ MEDIA_CACHE_MB: "1" });
  for (const name of ["a.jpg", "b.jpg", "a.jpg", "c.jpg"]) await cache.file(name);
  expect(kept()).toEqual(["a.jpg", "c.jpg"]);
  await open({ MEDIA_CACHE_MB: "0.5" }).file("guide.pdf");
  expect(kept().length).toBe(2);
  expect(kept()).toContain("guide.pdf");
  expect(await open({ MEDIA_CACHE_MB: "0" }).file("a.jpg")).toBeUndefined();
});

test("sizes of the files that texts link to are asked for once", async () => {
  const { sizeOf, learnSizes } = mediaSizes(env({ S3_BUCKET: "files" }), askBackend);
  const text = JSON.stringify({ html: '<a href="/media/guide.pdf">Guide</a> <img src="/media/a.jpg">' });
  await learnSizes(text);
  await learnSizes(text);
  expect(sizeOf("/media/guide.pdf#page=2")).toBe("a guide".length);
  expect(asked).toEqual(["HEAD /media/guide.pdf"]);
});
