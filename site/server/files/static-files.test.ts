import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readStaticFiles } from "./static-files.ts";

const script = "console.log('hello');".repeat(60);
const folder = mkdtempSync(path.join(tmpdir(), "static-"));
mkdirSync(path.join(folder, "assets"));
writeFileSync(path.join(folder, "assets/page-1.js"), script);
writeFileSync(path.join(folder, "assets/page-1.js.br"), brotliCompressSync(script));
writeFileSync(path.join(folder, "favicon.ico"), "an icon");

const files = readStaticFiles(folder, { "x-content-type-options": "nosniff" });
const server = createServer((request, response) => {
  if (!files.serve(request, response, request.url ?? "")) response.writeHead(404).end();
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (name: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${name}`, { headers, method });

/** `fetch` would ask past every cache as soon as it is given an ETag. */
async function statusFor(path: string, headers: Record<string, string>): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ host: "127.0.0.1", port, path, headers }), "response")) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer.statusCode;
}

test("a script comes as the build compressed it, to be kept for good", async () => {
  const answer = await ask("/assets/page-1.js", { "accept-encoding": "gzip, br" });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  expect(await answer.text()).toBe(script);
});

test("who takes no brotli gets the script as it is, and each of the two has its own ETag", async () => {
  const plain = await ask("/assets/page-1.js", { "accept-encoding": "br;q=0, gzip" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(script);
  const etag = plain.headers.get("etag") ?? "";
  expect(await statusFor("/assets/page-1.js", { "accept-encoding": "identity", "if-none-match": etag })).toBe(
    304,
  );
  expect(await statusFor("/assets/page-1.js", { "accept-encoding": "br", "if-none-match": etag })).toBe(200);
});

test("a file without a hash in its name is asked for again after an hour", async () => {
  const answer = await ask("/favicon.ico", {}, "HEAD");
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(answer.headers.get("content-length")).toBe("7");
  expect(await answer.text()).toBe("");
});

test("what is not in the folder, or lies beside it, is not served", async () => {
  for (const name of ["/assets/page-2.js", "/assets/page-1.js.br", "/../package.json", "/assets"])
    expect((await ask(name)).status).toBe(404);
});
