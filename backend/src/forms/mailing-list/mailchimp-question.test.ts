import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith } from "../../platform/doctor/testing/ask-with.ts";

const asked: string[] = [];
const service = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const key = Buffer.from((request.headers.authorization ?? "").slice(6), "base64")
    .toString()
    .slice(4);
  const isList = /^\/3\.0\/lists\/list1\?/.test(request.url ?? "");
  const status = key !== "key-us1" ? 401 : isList ? 200 : 404;
  response.writeHead(status).end(JSON.stringify({ name: "Our readers", stats: { member_count: 312 } }));
});
let origin = "";
beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => service.close());

const ask = (settings: Record<string, string>) =>
  askWith({ MAILCHIMP_URL: origin, ...settings }, async () => [
    (await import("./mailchimp-question.ts")).mailchimpQuestion,
  ]);
const setUp = {
  MAILCHIMP_API_KEY: "key-us1",
  MAILCHIMP_LIST_ID: "list1",
  MAILCHIMP_WEBHOOK_SECRET: "a secret of twenty letters",
};

test("the list is read, and nothing else is asked", async () => {
  expect(await ask(setUp)).toEqual([
    "good Mailing list: Mailchimp accepts our key and has the list “Our readers” with 312 readers",
  ]);
  expect(asked).toEqual([expect.stringMatching(/^GET /)]);
});

test.each<[string, Record<string, string>, RegExp]>([
  ["nothing set", { MAILCHIMP_API_KEY: "", MAILCHIMP_LIST_ID: "" }, /^notice .*MAILCHIMP_API_KEY/],
  ["a list without a key", { MAILCHIMP_API_KEY: "" }, /^wrong .*MAILCHIMP_API_KEY is missing/],
  ["a key without a list", { MAILCHIMP_LIST_ID: "" }, /^wrong .*MAILCHIMP_LIST_ID is missing/],
  ["a wrong key", { MAILCHIMP_API_KEY: "old-us1" }, /^wrong .*does not accept our key/],
  ["a wrong list", { MAILCHIMP_LIST_ID: "list2" }, /^wrong .*does not know the list/],
  ["no answer", { MAILCHIMP_URL: "http://127.0.0.1:9" }, /^wrong .*could not be reached/],
])("%s is said", async (_name, settings, words) => {
  expect((await ask({ ...setUp, ...settings }))[0]).toMatch(words);
});

test("without a webhook it is said when leaving is heard of", async () => {
  expect((await ask({ ...setUp, MAILCHIMP_WEBHOOK_SECRET: "" }))[1]).toMatch(
    /^notice .*MAILCHIMP_WEBHOOK_SECRET/,
  );
});
