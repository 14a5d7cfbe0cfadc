import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addToMailchimp, deleteFromMailchimp } from "./mailchimp.ts";

type Asked = { method: string; path: string; body: unknown };
let service: Server;
let origin: string;
let asked: Asked[] = [];
/** What the service answers, by the end of the path. */
let statuses: Record<string, number> = {};
/** What the service knows of the address. */
let known: object = {};

beforeAll(async () => {
  service = createServer(async (request, response) => {
    const body = await text(request);
    const path = request.url ?? "";
    asked.push({ method: request.method ?? "", path, body: body ? JSON.parse(body) : null });
    response.writeHead(statuses[path.split("/").at(-1) ?? ""] ?? 200).end(JSON.stringify(known));
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  statuses = {};
  known = {};
});
afterAll(() => service.close());

const settings = () => ({ apiKey: "key-us1", listId: "list1", origin });
/** MD5 of `ann@reader.example`. */
const hash = "795f1b564ce6c29adf6a6ae623e5ce04";
const member = {
  email: "Ann@reader.example",
  firstName: "Ann",
  lastName: "Reid",
  language: "en",
  askedAt: "2026-03-10T18:00:00.000Z",
  confirmedAt: "2026-03-10T18:05:00.000Z",
  rejoins: false,
  consent: `Consent: “Send me news” ${"x".repeat(2_000)}`,
};

test("the mailing service is told when and by which words the reader agreed", async () => {
  await addToMailchimp(settings(), member);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `GET /3.0/lists/list1/members/${hash}?fields=status,last_changed`,
    `PUT /3.0/lists/list1/members/${hash}`,
    `POST /3.0/lists/list1/members/${hash}/notes`,
  ]);
  expect(asked[1]?.body).toEqual({
    email_address: "Ann@reader.example",
    status_if_new: "subscribed",
    language: "en",
    merge_fields: { FNAME: "Ann", LNAME: "Reid" },
    timestamp_signup: "2026-03-10T18:00:00.000Z",
    timestamp_opt: "2026-03-10T18:05:00.000Z",
  });
  expect(asked[2]?.body).toEqual({ note: member.consent.slice(0, 1_000) });
});

test("who has left the list there and asked for it again is subscribed again, or asked by the service itself", async () => {
  await addToMailchimp(settings(), { ...member, rejoins: true });
  expect(asked[0]?.body).toMatchObject({ status: "subscribed" });
  asked = [];
  statuses = { [hash]: 400 };
  await expect(addToMailchimp(settings(), { ...member, rejoins: true })).rejects.toThrow("answered 400");
  expect(asked.map(({ body }) => Object(body).status)).toEqual(["subscribed", "pending"]);
});

test("who had left there before we knew of them is subscribed by a later wish, and who left after it stays away", async () => {
  const statusesPut = () =>
    asked.filter(({ method }) => method === "PUT").map(({ body }) => Object(body).status);
  known = { status: "unsubscribed", last_changed: "2024-05-01T10:00:00+00:00" };
  await addToMailchimp(settings(), member);
  expect(statusesPut()).toEqual(["subscribed"]);

  asked = [];
  statuses = { [hash]: 400 };
  await expect(addToMailchimp(settings(), member)).rejects.toThrow("answered 400");
  expect(statusesPut()).toEqual(["subscribed", "pending"]);

  asked = [];
  statuses = {};
  known = { status: "unsubscribed", last_changed: "2026-03-10T18:06:00+00:00" };
  await addToMailchimp(settings(), member);
  expect(statusesPut()).toEqual([undefined]);
});

test("an address that the service does not know yet is put on the list", async () => {
  statuses = { [`${hash}?fields=status,last_changed`]: 404 };
  await addToMailchimp(settings(), member);
  expect(asked.map(({ method }) => method)).toEqual(["GET", "PUT", "POST"]);
  statuses = { [`${hash}?fields=status,last_changed`]: 503 };
  await expect(addToMailchimp(settings(), member)).rejects.toThrow("answered 503");
});

test("a reader whose consent the service did not take is tried again", async () => {
  statuses = { notes: 500 };
  await expect(addToMailchimp(settings(), member)).rejects.toThrow("answered 500");
});

test("an address is deleted there for good, and one the service does not know is no trouble", async () => {
  await deleteFromMailchimp(settings(), "ann@reader.example");
  expect(asked).toEqual([
    { method: "POST", path: `/3.0/lists/list1/members/${hash}/actions/delete-permanent`, body: null },
  ]);
  statuses = { "delete-permanent": 404 };
  await deleteFromMailchimp(settings(), "ann@reader.example");
  statuses = { "delete-permanent": 503 };
  await expect(deleteFromMailchimp(settings(), "ann@reader.example")).rejects.toThrow("answered 503");
});
