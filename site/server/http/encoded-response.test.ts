import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type BrotliDecompress, createBrotliDecompress, createGunzip, createZstdDecompress } from "node:zlib";
import { expect, test } from "vitest";
import { type Encoding, encodeResponse, encodingOfPage, sendEncoded } from "./encoded-response.ts";

const words = "<p>Déjà vu</p>".repeat(100);

async function ask(headers: Record<string, string>, method = "GET") {
  const server = createServer((request, response) => {
    const page = encodeResponse(
      200,
      { "content-type": "text/html" },
      Buffer.from(words),
      encodingOfPage(request),
    );
    sendEncoded(request, response, page);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const answer = await fetch(url, { headers, method });
  const text = await answer.text();
  server.close();
  return { answer, text, encoding: answer.headers.get("content-encoding") };
}

test("each encoding has its own ETag, and who has the page gets 304", async () => {
  const br = await ask({ "accept-encoding": "gzip, br" });
  const plain = await ask({ "accept-encoding": "identity" });
  const etag = br.answer.headers.get("etag") ?? "";
  expect(br.encoding).toBe("br");
  expect(plain.encoding).toBeNull();
  expect(plain.answer.headers.get("etag")).not.toBe(etag);
  const again = await ask({ "accept-encoding": "br", "if-none-match": `"x", W/${etag}` });
  expect(again.answer.status).toBe(304);
  expect(again.encoding).toBeNull();
  expect((await ask({ "accept-encoding": "identity", "if-none-match": etag })).answer.status).toBe(200);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["zstd;q=0.0,br;q=0.5", "br"],
])("of %s the page comes whole in %s", async (accepted, encoding) => {
  const answer = await ask({ "accept-encoding": accepted });
  expect(answer.encoding).toBe(encoding);
  expect(answer.text).toBe(words);
});

/** A page as long as a real one, no two paragraphs of which are the same. */
const longPage = Buffer.from(
  Array.from(
    { length: 3_000 },
    (_, nth) => `<p>${nth} ${(nth * 2_654_435_761).toString(36)} déjà vu</p>`,
  ).join(""),
);

test.each<[Encoding, () => Pick<BrotliDecompress, "write" | "on" | "destroy">]>([
  ["zstd", createZstdDecompress],
  ["br", createBrotliDecompress],
  ["gzip", createGunzip],
])(
  "a browser on a slow line can show the top of a page in %s while the rest arrives",
  async (encoding, decoder) => {
    const { body } = encodeResponse(200, {}, longPage, encoding);
    const arriving = decoder();
    let shown = 0;
    arriving.on("data", (part: Buffer) => {
      shown += part.length;
    });
    await new Promise((resolve) => arriving.write(body.subarray(0, body.length / 4), resolve));
    arriving.destroy();
    expect(shown).toBeGreaterThan(longPage.length / 8);
  },
);

test("HEAD has the headers and no body", async () => {
  const { answer, text } = await ask({ "accept-encoding": "identity" }, "HEAD");
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(words)));
  expect(text).toBe("");
});
