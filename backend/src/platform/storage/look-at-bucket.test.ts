import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request as askOn, createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askBucket } from "./look-at-bucket.ts";
import type { S3Settings } from "./s3-faults.ts";

type Store = { run(): Promise<{ port: number }>; close(): Promise<void> };
// It has no types of its own.
const S3rver: new (options: object) => Store = createRequire(import.meta.url)("s3rver");
const directory = mkdtempSync(path.join(tmpdir(), "bucket-question-"));
const service = new S3rver({
  ...{ address: "127.0.0.1", port: 0, silent: true, directory },
  configureBuckets: [{ name: "files", configs: [] }],
});
/** The same service with a bucket that is closed: who brings no signature is refused. */
let open = "";
const asked: string[] = [];
let strangersGet = 403;
const door = createServer((request, response) => {
  asked.push(String(request.method));
  const { authorization = "" } = request.headers;
  if (!authorization) return void response.writeHead(strangersGet).end();
  // The stand-in looks at no signatures.
  if (authorization.includes("Credential=SIGNED-WRONGLY/"))
    return void response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
  const { port } = new URL(open);
  const onwards = askOn(
    { port, host: "127.0.0.1", method: request.method, path: request.url, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    },
  );
  request.pipe(onwards);
});
let closed = "";

beforeAll(async () => {
  const { port } = await service.run();
  open = `http://127.0.0.1:${port}`;
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  closed = `http://127.0.0.1:${(door.address() as AddressInfo).port}`;
});
afterAll(async () => {
  door.closeAllConnections();
  door.close();
  await service.close();
  rmSync(directory, { recursive: true });
});

const keysOf = (accessKeyId: string) => ({ accessKeyId, secretAccessKey: "S3RVER" });
const ask = (changes: Partial<S3Settings> = {}) =>
  askBucket({
    ...{ bucket: "files", endpoint: closed, region: "ca-central-1" },
    keys: keysOf("S3RVER"),
    ...changes,
  });

test("a file is written, read with the key and without, and deleted", async () => {
  expect(await ask()).toMatchObject([{ state: "good" }]);
  expect(asked).toEqual(["PUT", "GET", "GET", "DELETE"]);
});

test("that strangers are kept out is only said when they were refused, and the file goes all the same", async () => {
  strangersGet = 500;
  asked.length = 0;
  expect(await ask()).toMatchObject([
    { state: "wrong", words: expect.stringContaining("cannot be asked for as a stranger would") },
  ]);
  expect(asked.at(-1)).toBe("DELETE");
  strangersGet = 403;
});

test("a bucket that strangers read is wrong", async () => {
  expect(await ask({ endpoint: open })).toMatchObject([
    { state: "wrong", words: expect.stringContaining("strangers can read") },
  ]);
});

test.each<[string, Partial<S3Settings>, RegExp]>([
  ["bucket", { bucket: "elsewhere" }, /no such bucket/],
  ["key", { keys: keysOf("ANOTHER") }, /does not know our key/],
  ["secret key", { keys: keysOf("SIGNED-WRONGLY") }, /does not accept our secret key/],
  ["address", { endpoint: "http://127.0.0.1:9" }, /nobody answers there/],
])("a wrong %s is said", async (_name, changes, words) => {
  expect(await ask(changes)).toMatchObject([{ state: "wrong", words: expect.stringMatching(words) }]);
});
