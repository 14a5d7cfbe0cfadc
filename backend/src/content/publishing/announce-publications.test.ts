import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
const requests: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
let hear: (() => void) | undefined;

const site = createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  requests.push({ url: request.url, headers: request.headers, body });
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
  const version = () => payload.kv.get("content-version");
  const data = { title: "Question", answer: undefined };
  const draft = await payload.create({ collection: "faqs", data, draft: true });
  const menu = { menu: [{ label: "Not yet", href: "/" }] };
  await payload.updateGlobal({ slug: "navigation", data: menu, draft: true });

  expect(await version()).toBeNull();

  const published = nextNews();
  // The clock stands still: on a busy machine more time than the announcement waits may pass between two saves.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    for (const title of ["A", "B", "C"]) {
      await payload.create({ collection: "playlists", data: { title, slug: title } });
    }
    vi.advanceTimersByTime(300);
  } finally {
    vi.useRealTimers();
  }
  await published;
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe("/hooks/content");
  const { body = "", headers = {} } = requests[0] ?? {};
  const header = (name: string) => headers[name]?.toString();
  const signatureFault = createSignatureCheck();
  expect(await signatureFault({ body, header }, "another secret of the tests", Date.now())).toBeUndefined();
  // What a site finds that asks by itself.
  const first = await version();
  expect(JSON.parse(body)).toEqual({ version: first });

  const deleted = nextNews();
  await payload.delete({ collection: "faqs", id: draft.id });
  await deleted;
  expect(requests).toHaveLength(2);
  expect(await version()).not.toBe(first);
});
