import { expect, test } from "vitest";
import { fileCopy } from "../storage/file-copy.ts";
import { guardedApi, guardedRoute } from "./guarded-route.ts";
import { adminPolicy } from "./security-headers.ts";

const settings = { BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" };
const ask = (answer: Response, init: RequestInit = {}) =>
  guardedRoute(() => answer, settings)(new Request("https://admin.charity.example/api/x", init));

test("an answer carries the headers of all answers, and its cookies and status stay", async () => {
  const cookies = new Headers([
    ["set-cookie", "a=1"],
    ["set-cookie", "b=2"],
  ]);
  const { status, headers } = await ask(Response.json({}, { status: 201, headers: cookies }));
  expect([status, headers.getSetCookie()]).toEqual([201, ["a=1", "b=2"]]);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "strict-transport-security": "max-age=31536000",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  });
});

test("an answer's own policy stands, and a document that the browser draws itself may be drawn", async () => {
  const own = { "Content-Security-Policy": "sandbox", "Referrer-Policy": "no-referrer" };
  const { headers } = await ask(new Response("", { headers: own }));
  expect([headers.get("content-security-policy"), headers.get("referrer-policy")]).toEqual([
    "sandbox",
    "no-referrer",
  ]);
  const pdf = await ask(new Response("", { headers: { "content-type": "application/pdf" } }));
  expect(pdf.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  expect((await ask(Response.redirect("https://admin.charity.example/"))).status).toBe(302);
  expect((await ask(new Response(null, { status: 304 }))).status).toBe(304);
});

test("only what comes over TLS is told to stay there", async () => {
  const local = guardedRoute(() => new Response(""), { BACKEND_ADMIN_ORIGIN: "http://127.0.0.1:3001" });
  const { headers } = await local(new Request("http://127.0.0.1:3001/api/x"));
  expect(headers.has("strict-transport-security")).toBe(false);
});

test("a change that a page of somebody else asks for is refused before anything happens", async () => {
  let reached = 0;
  const route = guardedRoute(() => {
    reached += 1;
    return new Response("");
  }, settings);
  const post = (origin: string) =>
    route(new Request("https://admin.charity.example/api/x", { method: "POST", headers: { origin } }));
  const refused = await post("http://evil.example");
  expect([refused.status, refused.headers.get("x-content-type-options"), reached]).toEqual([
    403,
    "nosniff",
    0,
  ]);
  expect([(await post("https://admin.charity.example")).status, reached]).toEqual([200, 1]);
});

test("the admin runs scripts by nonce alone, calls nobody else and frames nothing but the site", () => {
  const policy = adminPolicy({ nonce: "n", siteUrl: "https://charity.example/path", developing: false });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'nonce-n' 'strict-dynamic'",
      "connect-src 'self'",
      "frame-src 'self' https://charity.example",
      "frame-ancestors 'self'",
      "object-src 'none'",
    ]),
  );
  expect(policy).not.toContain("eval");
});

test("a form with too large a file is taken in to its end and answered in words at the file", async () => {
  const bytes = 60 * 1024 * 1024;
  let read = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (read >= bytes) return controller.close();
      read += 1024 * 1024;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": String(bytes) };
  const sent = { method: "POST", body, headers, duplex: "half" };
  const request = new Request("http://127.0.0.1/api/media", sent);
  const answer = await guardedApi(async () => new Response("asked"))(request, {});
  expect(answer.status).toBe(413);
  expect(read).toBe(bytes);
  const message = fileCopy.tooLarge(bytes);
  expect(message).toContain("This file has 60 MB. A file may have 20 MB at most.");
  expect(await answer.json()).toMatchObject({
    errors: [{ message, data: { errors: [{ path: "file", message }] } }],
  });
});
