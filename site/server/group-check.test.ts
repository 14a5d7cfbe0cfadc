import type { RequestListener } from "node:http";
import { expect, test } from "vitest";
import { listen } from "../tests/listen.ts";
import { sampleContent } from "../tests/sample-content.ts";
import { readEnv } from "./env.ts";
import { answerGroupCheck } from "./group-check.ts";
import { createLog } from "./log.ts";

const path = "/get-support/support-groups/find-a-group/confirm";

/** A site over a backend that answers as it is told; its page is drawn as what it was given to show. */
async function siteOver(backend: RequestListener) {
  const env = readEnv({ BACKEND_URL: await listen(backend), SITE_URL: "https://site.example" });
  const content = sampleContent();
  const site = await listen((request, response) => {
    void answerGroupCheck(request, response, new URL(request.url ?? "/", env.SITE_URL), {
      env,
      log: createLog({ LOG_LEVEL: "silent" }),
      snapshot: { current: () => content } as never,
      pages: {
        answerOnce: async (_request: unknown, to: typeof response, url: URL, _: unknown, framing: object) => {
          to.end(JSON.stringify({ url: url.pathname + url.search, ...framing }));
        },
      } as never,
      loading: async () => {},
    });
  });
  return `${site}${path}`;
}

test("the page is drawn with what the link opens, and asks for it without the visitor's cookies", async () => {
  const seen: unknown[] = [];
  const check = {
    show: "check",
    link: "1.2.abc",
    group: "kelowna",
    leader: "Lea",
    notice: null,
    mailsStopped: false,
  };
  const url = await siteOver((request, response) => {
    seen.push(request.url, request.headers.cookie);
    response.end(JSON.stringify(check));
  });
  const answer = await fetch(`${url}?link=1.2.abc&utm=x`, { headers: { cookie: "my-gifts=1" } });
  expect(await answer.json()).toMatchObject({ url: path, groupCheck: { status: 200, check } });
  expect(seen).toEqual(["/api/group-check?link=1.2.abc", undefined]);
});

test("what is pressed leads back; another site's form is refused, and a silent backend is said", async () => {
  const url = await siteOver((_request, response) => {
    response.writeHead(303, { location: `${path}?link=1.2.abc&done=confirmed` }).end();
  });
  const body = new FormData();
  body.set("act", "confirm");
  const sent = await fetch(url, { method: "POST", body, redirect: "manual" });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${path}?link=1.2.abc&done=confirmed`]);
  expect(sent.headers.get("cache-control")).toBe("no-store");
  const foreign = { origin: "https://evil.example" };
  expect((await fetch(url, { method: "POST", body, headers: foreign })).status).toBe(403);
  const hidden = { method: "POST", body, redirect: "manual", headers: { origin: "null" } } as const;
  expect((await fetch(url, hidden)).status).toBe(303);
  const silent = await siteOver((request) => request.destroy());
  expect(await (await fetch(silent)).json()).toMatchObject({ groupCheck: { status: 503, check: null } });
});
