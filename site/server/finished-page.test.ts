import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { finishPage, sendFinished } from "./finished-page.ts";

async function ask(headers: Record<string, string>, method = "GET") {
  const page = await finishPage(
    200,
    { "content-type": "text/html" },
    Buffer.from("<p>Hello</p>".repeat(100)),
  );
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

test("HEAD has the headers and no body", async () => {
  const { answer, text } = await ask({ "accept-encoding": "identity" }, "HEAD");
  expect(answer.headers.get("content-length")).toBe("1200");
  expect(text).toBe("");
});
