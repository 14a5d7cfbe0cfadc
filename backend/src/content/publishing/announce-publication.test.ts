import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
const heard: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let hear: (() => void) | undefined;

const site = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  heard.push({ url: request.url, headers: request.headers, body });
  response.writeHead(202).end();
  hear?.();
});

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const { port } = site.address() as AddressInfo;
  backend = await startTestPayload({ SITE_INTERNAL_URL: `http://127.0.0.1:${port}` });
});

afterAll(async () => {
  await backend.close();
  site.close();
});

const nextNews = () =>
  new Promise<void>((resolve) => {
    hear = resolve;
  });

test("saving a draft says nothing; publishing, changing and deleting tell the site, signed, once for many saves", async () => {
  const { payload } = backend;
  const data = { title: "Question", category: 1, answer: undefined };
  const draft = await payload.create({ collection: "faqs", data, draft: true });

  const published = nextNews();
  for (const title of ["A", "B", "C"]) {
    await payload.create({ collection: "playlists", data: { title, slug: title } });
  }
  await published;
  expect(heard).toHaveLength(1);
  expect(heard[0]?.url).toBe("/hooks/content");
  const { body = "", headers = {} } = heard[0] ?? {};
  const header = (name: string) => headers[name]?.toString();
  const signatureFault = createSignatureCheck();
  expect(await signatureFault({ body, header }, "another secret of the tests", Date.now())).toBeUndefined();

  const deleted = nextNews();
  await payload.delete({ collection: "faqs", id: draft.id });
  await deleted;
  expect(heard).toHaveLength(2);
});
