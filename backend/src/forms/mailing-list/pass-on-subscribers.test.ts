import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

/** What Mailchimp answers to a PUT, by the address. */
type Answer = { status: number; body: object; headers?: Record<string, string> };
let answers: Record<string, Answer> = {};
let asked: string[] = [];
let service: Server;
let system: TestPayload;

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const body = await text(request);
    if (request.method !== "PUT") return response.writeHead(request.method === "GET" ? 404 : 200).end("{}");
    const { email_address } = JSON.parse(body);
    asked.push(email_address);
    const { status, body: answer, headers } = answers[email_address] ?? { status: 200, body: {} };
    return response
      .writeHead(status, { "content-type": "application/problem+json", ...headers })
      .end(JSON.stringify(answer));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  system = await startTestPayload();
});
afterAll(async () => {
  service.close();
  await system.close();
});
afterEach(async () => {
  answers = {};
  asked = [];
  await system.payload.delete({ collection: "subscribers", where: {} });
  await system.payload.db.deleteMany({ collection: "outbox", where: {} });
});

const start = Date.parse("2026-11-20T18:00:00.000Z");
const later = (minutes: number) => new Date(start + minutes * 60_000);

async function passOn(minutes = 0) {
  const { passOnSubscribers } = await import("./pass-on-subscribers.ts");
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await passOnSubscribers(system.payload, { apiKey: "key-us1", listId: "list1", origin }, later(minutes));
}
const confirmed = (email: string) =>
  system.payload.create({
    collection: "subscribers",
    data: {
      ...{ email, language: "en", source: "newsletter form", state: "confirmed" },
      confirmedAt: later(-60).toISOString(),
    },
  });
const rowOf = async (email: string) =>
  (await system.payload.find({ collection: "subscribers", where: { email: { equals: email } } })).docs[0];
const notices = async () =>
  (await system.payload.find({ collection: "outbox", where: { kind: { equals: "office-notice" } } })).docs;

const problem = (status: number, title: string, detail: string, errors: object[] = []): Answer => ({
  status,
  body: {
    type: "https://mailchimp.com/developer/marketing/docs/errors/",
    ...{ title, status, detail, instance: "995c5cb0-3280-4a6e-808b-3b096d0bb219", errors },
  },
});

test.for<[string, Answer, string]>([
  [
    "looks fake",
    problem(400, "Invalid Resource", "a@b.ca looks fake or invalid, please enter a real email address."),
    "invented or mistyped",
  ],
  [
    "was deleted for good",
    problem(
      400,
      "Forgotten Email Not Subscribed",
      "a@b.ca was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.",
    ),
    "deleted for good",
  ],
  [
    "is in compliance state",
    problem(
      400,
      "Member In Compliance State",
      "a@b.ca is already a list member in compliance state due to unsubscribe, bounce, or compliance review and cannot be subscribed.",
    ),
    "unsubscribed, bounced or complained",
  ],
  ["is refused otherwise", problem(400, "Something Else", "No."), "400 Something Else No."],
])("an address that %s is asked for once, and its sign-up says why", async ([, answer, words]) => {
  await confirmed("a@b.ca");
  await confirmed("good@b.ca");
  answers = { "a@b.ca": answer };
  await passOn();
  for (const minutes of [5, 60, 3 * 1440]) await passOn(minutes);
  expect(asked.filter((email) => email === "a@b.ca")).toHaveLength(1);
  const row = await rowOf("a@b.ca");
  expect(row).toMatchObject({ state: "confirmed", passedOnAt: null, refusedAt: later(0).toISOString() });
  expect(row?.passOnNote).toContain(words);
  expect((await rowOf("good@b.ca"))?.passedOnAt).toBeTruthy();
  expect(await notices()).toEqual([]);
});

test("who was refused for good and signs up again is asked to confirm and tried again", async () => {
  const { subscribe } = await import("./subscribe.ts");
  await confirmed("a@b.ca");
  answers = { "a@b.ca": problem(400, "Forgotten Email Not Subscribed", "a@b.ca was permanently deleted") };
  await passOn();
  const again = {
    email: "a@b.ca",
    firstName: "",
    lastName: "",
    language: "en",
    source: "newsletter form",
  } as const;
  await subscribe(system.payload, again, later(30));
  const row = await rowOf("a@b.ca");
  expect(row).toMatchObject({ state: "pending", refusedAt: null, passOnNote: null });
});

test("a busy service is asked again after growing pauses, and not before it wants to be", async () => {
  await confirmed("a@b.ca");
  await confirmed("b@b.ca");
  answers = { "a@b.ca": { ...problem(429, "Too Many Requests", ""), headers: { "retry-after": "1800" } } };
  await passOn();
  expect(asked).toEqual(["a@b.ca"]);
  await passOn(29);
  expect(asked).toEqual(["a@b.ca"]);
  answers = { "a@b.ca": problem(503, "Service Unavailable", "") };
  await passOn(31);
  expect(asked).toEqual(["a@b.ca", "a@b.ca", "b@b.ca"]);
  expect(await rowOf("a@b.ca")).toMatchObject({ passOnTries: 2, refusedAt: null });
  expect((await rowOf("a@b.ca"))?.passOnNote).toContain("tried again by itself");
  await passOn(40);
  expect(asked).toHaveLength(3);
  answers = {};
  await passOn(42);
  expect(await rowOf("a@b.ca")).toMatchObject({ passOnNote: null, passOnAfter: null });
  expect((await rowOf("a@b.ca"))?.passedOnAt).toBeTruthy();
});

test.for<[string, Answer, string]>([
  ["key", problem(401, "API Key Invalid", "Your API key may be invalid"), "MAILCHIMP_API_KEY"],
  [
    "account",
    problem(403, "User Disabled", "This account has been disabled."),
    "This account has been disabled.",
  ],
  [
    "list",
    problem(404, "Resource Not Found", "The requested resource could not be found."),
    "MAILCHIMP_LIST_ID",
  ],
])(
  "a refused %s is told to the office once, all wait, and go on when it is right",
  async ([, answer, words]) => {
    await confirmed("a@b.ca");
    await confirmed("b@b.ca");
    answers = { "a@b.ca": answer, "b@b.ca": answer };
    for (const minutes of [0, 6, 20, 80]) await passOn(minutes);
    expect(asked.length).toBeLessThan(7);
    const told = await notices();
    expect(told).toHaveLength(1);
    expect(told[0]?.text.replace(/\s+/g, " ")).toContain(words);
    expect((await rowOf("b@b.ca"))?.passOnNote).toContain(words);
    answers = {};
    await passOn(80 + 61);
    expect((await rowOf("b@b.ca"))?.passedOnAt).toBeTruthy();
  },
);

test("a field that the list requires is told to the office by name, and the other addresses go on", async () => {
  await confirmed("a@b.ca");
  await confirmed("b@b.ca");
  const required = problem(400, "Invalid Resource", "Your merge fields were invalid.", [
    { field: "BIRTHDAY", message: "Please enter a value" },
  ]);
  answers = { "a@b.ca": required };
  for (const minutes of [0, 6, 20]) await passOn(minutes);
  expect((await rowOf("a@b.ca"))?.passOnNote).toContain("“BIRTHDAY”");
  expect((await rowOf("b@b.ca"))?.passedOnAt).toBeTruthy();
  expect(await notices()).toHaveLength(1);
});
