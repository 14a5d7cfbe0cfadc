import type { RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import { listen } from "../../tests/site-over-backend.ts";
import { readEnv } from "../env.ts";
import { createLog } from "../log.ts";
import { askContentVersion, backendsAway, backendsInOrder, fetchBackend } from "./backends.ts";
import { createProxy } from "./proxy.ts";
import { watchContent } from "./watch-content.ts";

const refused = "http://127.0.0.1:2";
const envOf = (...backends: string[]) =>
  readEnv({ BACKEND_URL: backends.join(", "), SITE_URL: "https://site.example" });
const siteOver = (...backends: string[]) => {
  const proxy = createProxy(envOf(...backends), createLog({ LOG_LEVEL: "silent" }));
  return listen((request, response) => proxy(request, response, request.url ?? "/"));
};

/** A backend that answers with its name, and counts what it is asked. */
function backend(name: string) {
  const asked: string[] = [];
  const listener: RequestListener = async (request, response) => {
    asked.push(`${request.method} ${await request.toArray().then((parts) => parts.join(""))}`);
    response.end(name);
  };
  return { asked, listener };
}
/** One that takes what it is sent, and dies before it answers. */
const dying: RequestListener = async (request) => {
  await request.toArray();
  request.socket.resetAndDestroy();
};

test("what finds the first backend gone goes to the second, a gift too, since nothing of it has arrived", async () => {
  const { asked, listener } = backend("second");
  const second = await listen(listener);
  const site = await siteOver(refused, second);
  expect(await (await fetch(`${site}/api/donate`, { method: "POST", body: "a gift" })).text()).toBe("second");
  expect(await (await fetch(`${site}/api/videos`)).text()).toBe("second");
  const own = await fetchBackend(envOf(refused, second), "/api/my-gifts", { method: "POST", body: "a form" });
  expect(await own.text()).toBe("second");
  expect(asked).toEqual(["POST a gift", "GET ", "POST a form"]);
});

test("a gift that a backend has taken before it died is sent to no other; what only reads is", async () => {
  const { asked, listener } = backend("second");
  const [first, second] = [await listen(dying), await listen(listener)];
  const site = await siteOver(first, second);
  const gift = await fetch(`${site}/api/donate`, { method: "POST", body: "a gift" });
  expect(gift.status).toBe(502);
  expect(await gift.text()).toContain("We do not know yet whether your gift was taken");
  const own = fetchBackend(envOf(first, second), "/api/my-gifts", { method: "POST", body: "a form" });
  await expect(own).rejects.toThrow();
  expect(asked).toEqual([]);
  expect(await (await fetch(`${site}/api/videos`)).text()).toBe("second");
  expect(await (await fetchBackend(envOf(first, second), "/api/my-gifts", {})).text()).toBe("second");
});

test("a backend that is about to stop gets nothing new, and is asked again when it is back", async () => {
  let stopping = false;
  const says = (version: string): RequestListener => {
    return (_request, response) =>
      stopping && version === "of the first"
        ? response.writeHead(503).end('{"error":"stopping"}')
        : response.end(JSON.stringify({ version }));
  };
  const [first, second] = [await listen(says("of the first")), await listen(says("of the second"))];
  const env = envOf(first, second);
  expect(await askContentVersion(env)).toBe("of the first");
  expect(backendsInOrder(env)).toEqual([first, second]);
  stopping = true;
  expect(await askContentVersion(env)).toBe("of the second");
  expect([backendsInOrder(env), backendsAway(env)]).toEqual([[second, first], [first]]);
  stopping = false;
  await askContentVersion(env);
  expect([backendsInOrder(env), backendsAway(env)]).toEqual([[first, second], []]);
  // The only one is asked whatever it says, and so is one that does not know the question.
  const only = await listen((_request, response) => response.writeHead(404).end("{}"));
  expect(await askContentVersion(envOf(only, refused))).toBeUndefined();
  expect(backendsInOrder(envOf(refused, only))).toEqual([only, refused]);
});

test("a site that was not told of a publication reads it within a second, once; one that is told does not wait", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    let version: string | undefined = "one";
    let [asked, reads] = [0, 0];
    let failing = false;
    const watch = watchContent(
      async () => {
        asked += 1;
        return version;
      },
      {
        refresh: async () => {
          reads += 1;
        },
        state: () => ({ content: undefined, readAt: 0, failing, unkept: false }),
      },
    );
    const second = async () => {
      const before = asked;
      vi.advanceTimersByTime(1_000);
      await vi.waitFor(() => expect(asked).toBe(before + 1), { timeout: 20_000 });
      // Lets what was read of it be noted.
      await new Promise(setImmediate);
    };
    await second();
    await second();
    expect(reads).toBe(1);
    version = "two";
    await second();
    await second();
    expect(reads).toBe(2);
    version = "three";
    await watch.look();
    await second();
    expect(reads).toBe(3);
    // What could not be read is not taken for read.
    version = "four";
    failing = true;
    await second();
    failing = false;
    await second();
    await second();
    expect(reads).toBe(5);
    // A backend that cannot say its version: the news counts, silence does not.
    version = undefined;
    await second();
    expect(reads).toBe(5);
    await watch.look();
    expect(reads).toBe(6);
    watch.stop();
  } finally {
    vi.useRealTimers();
  }
});
