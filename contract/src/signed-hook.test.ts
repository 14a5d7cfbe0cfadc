import { expect, test } from "vitest";
import { createSignatureCheck, signatureAgeMs, signingHeaders } from "./signed-hook.ts";

const secret = "a secret of enough length";
const now = Date.parse("2026-11-22T12:00:00Z");

async function message(body = "{}", at = now, key = secret) {
  const headers = await signingHeaders(body, key, at);
  return { body, headers, header: (name: string) => headers[name] };
}

test("a message counts for five minutes, by either clock", async () => {
  const fault = createSignatureCheck();
  for (const off of [0, signatureAgeMs, -signatureAgeMs]) {
    expect(await fault(await message("{}", now + off), secret, now)).toBeUndefined();
  }
  for (const off of [signatureAgeMs + 1, -signatureAgeMs - 1]) {
    expect(await fault(await message("{}", now + off), secret, now)).toBe("not_recent");
  }
});

test("nothing of a message can be changed, its time as little as its body", async () => {
  const fault = createSignatureCheck();
  const { headers } = await message();
  const { "x-signature": signature = "" } = headers;
  const changed: [body: string, headers: Record<string, string>][] = [
    ["{ }", headers],
    ["{}", { ...headers, "x-signed-at": String(now + 1) }],
    ["{}", { "x-signature": signature }],
    ["{}", { ...headers, "x-signature": signature.slice(0, -1) }],
    ["{}", { ...headers, "x-signature": signature.replace("sha256=", "") }],
    ["{}", { "x-signed-at": String(now) }],
    ["{}", {}],
  ];
  for (const [body, sent] of changed) {
    expect(await fault({ body, header: (name) => sent[name] }, secret, now)).toBe("wrong_signature");
  }
  const foreign = await message("{}", now, "another secret altogether");
  expect(await fault(foreign, secret, now)).toBe("wrong_signature");
});

test("a message is taken once for as long as it counts", async () => {
  const fault = createSignatureCheck();
  const early = await message("{}", now + signatureAgeMs);
  expect(await fault(early, secret, now)).toBeUndefined();
  expect(await fault(early, secret, now)).toBe("seen_before");
  expect(await fault(early, secret, now + 2 * signatureAgeMs)).toBe("seen_before");
  expect(await fault(early, secret, now + 2 * signatureAgeMs + 1)).toBe("not_recent");
  expect(await fault(await message("{}", now + 1), secret, now + 1)).toBeUndefined();
});
