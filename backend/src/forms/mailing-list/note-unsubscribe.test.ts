import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

const secret = "a secret of twenty characters";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ MAILCHIMP_WEBHOOK_SECRET: secret, MAILCHIMP_LIST_ID: "list1" });
});
afterAll(() => system.close());

const confirmedAt = "2026-11-01T18:00:00.000Z";
const addSubscriber = (email: string, more = {}) =>
  system.payload.create({
    collection: "subscribers",
    data: {
      ...{ email, language: "en", source: "newsletter form", state: "confirmed", confirmedAt },
      ...{ consentAt: confirmedAt, passedOnAt: confirmedAt, ...more },
    },
  });
const find = async (email: string) =>
  (await system.payload.find({ collection: "subscribers", where: { email: { equals: email } } })).docs[0];
const mailsTo = async (email: string) =>
  (await system.payload.find({ collection: "outbox", where: { to: { equals: email } } })).docs;

const ask = (method: "GET" | "POST", known: string, fields: Record<string, string> = {}) =>
  handleEndpoints({
    config: system.payload.config,
    request: new Request(
      `http://localhost:3001/api/mailing-list/webhook?secret=${encodeURIComponent(known)}`,
      {
        method,
        ...(method === "POST" && { body: new URLSearchParams(fields) }),
      },
    ),
  });
const left = (email: string, more = {}) => ({
  ...{ type: "unsubscribe", fired_at: "2026-11-20 18:04:11" },
  ...{ "data[email]": email, "data[list_id]": "list1", "data[action]": "unsub", ...more },
});

test("who leaves the list at the mailing service has left here at once, with when; only its calls are believed", async () => {
  await addSubscriber("ann@reader.example");
  expect((await ask("GET", secret)).status).toBe(200);
  expect((await ask("GET", "guessed")).status).toBe(404);
  expect((await ask("POST", "guessed", left("ann@reader.example"))).status).toBe(404);
  const others: Record<string, string>[] = [
    left("ann@reader.example", { "data[list_id]": "list2" }),
    { type: "profile" },
    {},
  ];
  for (const other of others) expect((await ask("POST", secret, other)).status).toBe(200);
  expect((await find("ann@reader.example"))?.state).toBe("confirmed");

  expect((await ask("POST", secret, left("Ann@Reader.example"))).status).toBe(200);
  expect(await find("ann@reader.example")).toMatchObject({
    ...{ state: "left", leftAt: "2026-11-20T18:04:11.000Z", confirmedAt },
  });
});

test("who has left may sign up again: asked by mail once more, confirmed, and put back on the list", async () => {
  const email = "back@reader.example";
  await addSubscriber(email);
  const { subscribe } = await import("./subscribe.ts");
  const wish = {
    ...({
      source: "newsletter form",
      email,
      firstName: "Bo",
      lastName: "Ng",
      language: "en",
      sender: null,
    } as const),
  };
  await subscribe(system.payload, wish);
  expect(await mailsTo(email)).toEqual([]);

  await ask("POST", secret, left(email));
  await subscribe(system.payload, wish);
  await subscribe(system.payload, wish);
  expect(await find(email)).toMatchObject({ state: "pending", confirmedAt: null, passedOnAt: null });
  const [mail, ...more] = await mailsTo(email);
  expect(more).toEqual([]);

  const link = /https?:\/\/\S+\/api\/mailing-list\/confirm\?token=[\w.-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const request = new Request(link, { method: "POST" });
  expect((await handleEndpoints({ config: system.payload.config, request })).status).toBe(200);
  const back = await find(email);
  expect(back?.state).toBe("confirmed");
  const { memberOf } = await import("./pass-on-subscribers.ts");
  expect(back && memberOf(back)).toMatchObject({ rejoins: true });

  // A call of the service that comes late speaks of the time before.
  await ask("POST", secret, left(email));
  expect((await find(email))?.state).toBe("confirmed");
});

test("each night who has left is read from the service, page by page, also what its calls have missed", async () => {
  await addSubscriber("missed@reader.example");
  await addSubscriber("stays@reader.example");
  const others = Array.from({ length: 500 }, (_, at) => ({ email_address: `other${at}@reader.example` }));
  const asked: URL[] = [];
  const service = createServer((request, response) => {
    const url = new URL(request.url ?? "", "http://service.example");
    asked.push(url);
    const missed = { email_address: "Missed@reader.example", last_changed: "2026-11-21T10:00:00+00:00" };
    response.end(JSON.stringify({ members: url.searchParams.get("offset") === "0" ? others : [missed] }));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const { readUnsubscribes } = await import("./note-unsubscribe.ts");
  await readUnsubscribes(system.payload, { apiKey: "key-us1", listId: "list1", origin }, new Date());
  service.close();
  expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get("status")])).toEqual([
    ["/3.0/lists/list1/members", "unsubscribed"],
    ["/3.0/lists/list1/members", "unsubscribed"],
  ]);
  expect(await find("missed@reader.example")).toMatchObject({
    ...{ state: "left", leftAt: "2026-11-21T10:00:00.000Z" },
  });
  expect((await find("stays@reader.example"))?.state).toBe("confirmed");
});
