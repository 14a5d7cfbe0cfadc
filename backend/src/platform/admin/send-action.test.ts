import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { didNotWork } from "./refusal-words.ts";
import { sendAction } from "./send-action.ts";

const fieldError = {
  message: "The following field is invalid: City",
  data: { errors: [{ message: "No." }] },
};
const answers: Record<string, { status: number; body: string }> = {
  "/done": { status: 200, body: '{"message":"It is closed."}' },
  "/silent": { status: 200, body: "" },
  "/refused": { status: 409, body: '{"errors":[{"message":"It is closed already."}]}' },
  "/invalid": { status: 400, body: JSON.stringify({ errors: [fieldError] }) },
  "/broken": { status: 502, body: "<h1>Bad Gateway</h1>" },
};

const server = createServer(async (request, response) => {
  const { method, url = "" } = request;
  if (url === "/nobody") return request.socket.destroy();
  const type = request.headers["content-type"];
  const echo = { method, type, body: type ? await json(request) : undefined };
  const { status, body } = answers[url] ?? { status: 200, body: JSON.stringify(echo) };
  response.writeHead(status).end(body);
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test("what staff decided goes as JSON, and nothing goes where there is nothing to say", async () => {
  const sent = { method: "POST", type: "application/json", body: { amount: "5.00" } };
  expect(await sendAction(`${origin}/echo`, { amount: "5.00" })).toEqual({ heard: true, answer: sent });
  expect(await sendAction(`${origin}/echo`, undefined, { method: "DELETE" })).toEqual({
    heard: true,
    answer: { method: "DELETE" },
  });
});

test("what was done is answered, also where the server has no words for it", async () => {
  expect(await sendAction(`${origin}/done`, {})).toEqual({
    heard: true,
    answer: { message: "It is closed." },
  });
  const { refused, answer } = await sendAction(`${origin}/silent`, {});
  expect([refused, answer]).toEqual([undefined, undefined]);
});

test.each([
  ["refused", "It is closed already."],
  ["invalid", "No."],
  ["broken", didNotWork],
])("what is %s is said in words", async (path, words) => {
  expect(await sendAction(`${origin}/${path}`, {})).toEqual({ heard: true, refused: words });
});

test("a place may have words of its own for what nothing explains", async () => {
  const otherwise = "Please try again.";
  expect(await sendAction(`${origin}/broken`, {}, { otherwise })).toMatchObject({ refused: otherwise });
  expect(await sendAction(`${origin}/refused`, {}, { otherwise })).toMatchObject({
    refused: "It is closed already.",
  });
});

test("where no answer came, it is not known whether it was done", async () => {
  expect(await sendAction(`${origin}/nobody`, {})).toEqual({ heard: false, refused: didNotWork });
  const left = AbortSignal.abort();
  expect(await sendAction(`${origin}/done`, {}, { signal: left })).toMatchObject({ heard: false });
});
