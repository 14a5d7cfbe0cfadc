import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith } from "../../../platform/doctor/testing/ask-with.ts";

/** The service: it says of a secret that it does not know so, and of a token that nobody was given. */
const service = createServer(async (request, response) => {
  const secret = new URLSearchParams(await text(request)).get("secret");
  const codes = [secret === "right" ? "invalid-input-response" : "invalid-input-secret"];
  response.end(secret === "broken" ? "no JSON" : JSON.stringify({ success: false, "error-codes": codes }));
});
let url = "";
beforeAll(async () => {
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
});
afterAll(() => service.close());

const ask = (settings: Record<string, string>) =>
  askWith(settings, async () => [(await import("./recaptcha-question.ts")).recaptchaQuestion]);
const withSecret = (secret: string, verifyUrl = url) =>
  ask({ RECAPTCHA_SITE_KEY: "key", RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl });

test("without reCAPTCHA the check of our own is there", async () => {
  expect(await ask({})).toEqual([expect.stringMatching(/^notice Check for people: .*RECAPTCHA_SECRET/)]);
});

test("a secret that the service does not know is told from a token that is none", async () => {
  expect(await withSecret("right")).toEqual([expect.stringMatching(/^good /)]);
  expect(await withSecret("another")).toEqual([
    expect.stringMatching(/^wrong .*does not accept our secret key/),
  ]);
  expect(await withSecret("broken")).toEqual([expect.stringMatching(/^wrong .*no usable answer/)]);
  expect(await withSecret("right", "http://127.0.0.1:9/")).toEqual([
    expect.stringMatching(/^wrong .*no usable answer/),
  ]);
});
