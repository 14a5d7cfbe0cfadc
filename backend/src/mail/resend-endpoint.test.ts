import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../access/roles.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { enqueueMail } from "./enqueue-mail.ts";

let app: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  // Nobody listens there: what is sent again waits in line.
  app = await startTestPayload({ SMTP_URL: "smtp://127.0.0.1:9" });
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

async function call(path: string, role?: Role, body?: object): Promise<Response> {
  const request = new Request(`http://localhost:3001/api/outbox/${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      "Content-Type": "application/json",
      ...(role && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: app.payload.config, request });
}

/** A mail that was refused for good. */
async function failedMail(key: string, text = "Hello"): Promise<string> {
  const words = { subject: "Your card", html: `<p>${text}</p>`, text };
  const { id } = await enqueueMail(app.payload, {
    key,
    kind: "ecard",
    to: "wrong@reader.example",
    ...words,
  });
  await app.payload.update({
    collection: "outbox",
    id,
    data: { state: "failed", lastError: "EENVELOPE 550" },
  });
  return id;
}

test.each(["administrator", "donor-services", "finance"] as const)(
  "%s sends a failed mail again, to a corrected address",
  async (role) => {
    const id = await failedMail(`failed-${role}`);
    const answer = await call(`${id}/resend`, role, { to: "right@reader.example" });
    expect(answer.status).toBe(200);
    const { id: again } = await answer.json();
    expect(await app.payload.findByID({ collection: "outbox", id: again })).toMatchObject({
      state: "queued",
      to: "right@reader.example",
      askedBy: role,
      resendOf: `failed-${role}`,
    });
    expect(await app.payload.findByID({ collection: "outbox", id })).toMatchObject({
      state: "failed",
      to: "wrong@reader.example",
      lastError: "EENVELOPE 550",
    });
    expect((await call(`${id}/resend`, role, {})).status).toBe(409);
    expect((await call(`${id}/resend`, role, { to: "no address" })).status).toBe(400);
  },
);

test("a card to a corrected address has the link by which this address refuses further ones", async () => {
  const { refusalUrl } = await import("../donations/ecards/refusals.ts");
  const [wrong, right] = ["wrong@reader.example", "right@reader.example"].map(refusalUrl);
  const id = await failedMail("with-link", `No more: ${wrong}`);
  const { id: again } = await (await call(`${id}/resend`, "finance", { to: "right@reader.example" })).json();
  const words = { html: `<p>No more: ${right}</p>`, text: `No more: ${right}` };
  expect(await app.payload.findByID({ collection: "outbox", id: again })).toMatchObject(words);

  // Without a word about the address it goes where it was last sent to, from whichever row it is asked.
  await app.payload.update({ collection: "outbox", id: again, data: { state: "failed" } });
  const { id: third } = await (await call(`${id}/resend`, "finance", {})).json();
  expect(await app.payload.findByID({ collection: "outbox", id: third })).toMatchObject({
    ...{ to: "right@reader.example", ...words },
  });
});

test("a card that was stopped after it was sent again is not sent again from the row of the first either", async () => {
  const id = await failedMail("stopped-later");
  const { id: again } = await (await call(`${id}/resend`, "finance", {})).json();
  expect((await call(`${again}/stop`, "finance", {})).status).toBe(200);
  expect((await call(`${id}/resend`, "finance", {})).status).toBe(409);
});

test("editors and strangers neither see nor send mails", async () => {
  const id = await failedMail("not-for-all");
  for (const role of ["editor", undefined] as const) {
    expect((await call(`${id}/resend`, role, {})).status).toBe(403);
    expect((await call(`${id}/preview`, role)).status).toBe(403);
  }
  expect((await app.payload.findByID({ collection: "outbox", id })).state).toBe("failed");
});

test("staff see a mail as it arrives, in a frame where nothing runs", async () => {
  const preview = await call(`${await failedMail("seen")}/preview`, "finance");
  expect(await preview.text()).toContain("<p>Hello</p>");
  expect(preview.headers.get("content-security-policy")).toContain("sandbox; default-src 'none'");
  expect(preview.headers.get("cache-control")).toBe("no-store");
});
