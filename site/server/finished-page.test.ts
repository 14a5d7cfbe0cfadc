import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { bodyOf, finishPage, sendFinished } from "./finished-page.ts";

async function ask(headers: Record<string, string>, method = "GET") {
  const page = finishPage(200, { "content-type": "text/html" }, Buffer.from("<p>Hello</p>".repeat(100)));
  const server = createServer((request, response) => sendFinished(request, response, page)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    headers,
    method,
  });
  const text = await answer.text();
  server.close();
  return { answer, text };
}

test("each encoding has its own ETag, and who has the page gets 304", async () => {
  const br = await ask({ "accept-encoding": "gzip, br" });
  const plain = await ask({ "accept-encoding": "identity" });
  const etag = br.answer.headers.get("etag") ?? "";
  expect(br.answer.headers.get("content-encoding")).toBe("br");
  expect(plain.answer.headers.get("content-encoding")).toBeNull();
  expect(plain.answer.headers.get("etag")).not.toBe(etag);
  expect((await ask({ "accept-encoding": "br", "if-none-match": `"x", W/${etag}` })).answer.status).toBe(304);
  expect((await ask({ "accept-encoding": "identity", "if-none-match": etag })).answer.status).toBe(200);
});

test("an encoding that the visitor rules out is not sent", async () => {
  const { answer } = await ask({ "accept-encoding": "br;q=0, gzip" });
  expect(answer.headers.get("content-encoding")).toBe("gzip");
});

test("a browser that takes Zstandard has a page in it first, then as small as brotli makes it, and reads it once", async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `<p>${at} of ${at % 7}</p>`).join("");
  const page = finishPage(200, { "content-type": "text/html" }, Buffer.from(words));
  const server = createServer((request, response) => sendFinished(request, response, page)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const port = (server.address() as AddressInfo).port;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}/`, {
      headers: { "accept-encoding": "gzip, deflate, br, zstd", ...headers },
    });
  const first = await ask();
  expect(first.headers.get("content-encoding")).toBe("zstd");
  expect(await first.text()).toBe(words);
  await expect.poll(async () => (await ask()).headers.get("content-encoding")).toBe("br");
  const etag = first.headers.get("etag") ?? "";
  expect((await ask({ "if-none-match": etag })).status).toBe(304);
  expect((await ask({ "if-none-match": etag, "accept-encoding": "br" })).status).toBe(200);
  server.close();
});

test("HEAD has the headers and no body", async () => {
  const { answer, text } = await ask({ "accept-encoding": "identity" }, "HEAD");
  expect(answer.headers.get("content-length")).toBe("1200");
  expect(text).toBe("");
});

test("a page asked for again is sent smaller, and who has it need not read it again", async () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `<p>${at} of ${at % 7} and ${(at * at) % 311}</p>`);
  const page = finishPage(200, { "content-type": "text/html" }, Buffer.from(words.join("")));
  const server = createServer((request, response) => sendFinished(request, response, page)).listen(
    0,
    "127.0.0.1",
  );
  await once(server, "listening");
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ask = (headers: Record<string, string> = {}) =>
    fetch(address, { headers: { "accept-encoding": "br", ...headers } });
  const first = await ask();
  const size = Number(first.headers.get("content-length"));
  expect(await first.text()).toBe(words.join(""));
  await expect
    .poll(async () => {
      const again = await ask();
      expect(await again.text()).toBe(words.join(""));
      return Number(again.headers.get("content-length"));
    })
    .toBeLessThan(size);
  expect((await ask({ "if-none-match": first.headers.get("etag") ?? "" })).status).toBe(304);
  server.close();
});

test("a page that is kept packed alone is whole in every other encoding", async () => {
  const words = "<p>Déjà vu</p>".repeat(500);
  for (const first of ["zstd", "br", "gzip", "identity"]) {
    const page = finishPage(200, { "content-type": "text/html" }, Buffer.from(words));
    const server = createServer((request, response) => sendFinished(request, response, page)).listen(
      0,
      "127.0.0.1",
    );
    await once(server, "listening");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    for (const encoding of [first, "gzip", "br", "zstd", "identity"]) {
      const answer = await fetch(url, { headers: { "accept-encoding": encoding } });
      expect(await answer.text(), `${encoding} after ${first}`).toBe(words);
      expect(page.body).toBeUndefined();
    }
    expect(bodyOf(page).toString()).toBe(words);
    server.close();
  }
});
