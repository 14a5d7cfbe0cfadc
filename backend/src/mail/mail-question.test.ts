import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWith, publicSite } from "../platform/doctor/testing/ask-with.ts";

const received: string[] = [];
const server = new SMTPServer({
  disabledCommands: ["STARTTLS"],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, callback) =>
    password === "right" ? callback(null, { user: username }) : callback(new Error("no")),
  onData: (_stream, _session, callback) => {
    received.push("a mail");
    callback();
  },
});
let port = 0;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const ask = (settings: Record<string, string>) =>
  askWith(settings, async () => [(await import("./mail-question.ts")).mailQuestion]);

test("without a mail server mails wait, which a public site must not", async () => {
  expect(await ask({})).toEqual([expect.stringMatching(/^notice Mail: no mail server is set \(SMTP_URL\)/)]);
  expect(await ask(publicSite)).toEqual([
    expect.stringMatching(/^wrong Mail: .* Set SMTP_URL and MAIL_FROM/),
  ]);
});

test("a server that accepts user and password is good, and no mail is sent", async () => {
  const lines = await ask({
    SMTP_URL: `smtp://us:right@127.0.0.1:${port}`,
    MAIL_FROM: "office@foundation.invalid",
  });
  expect(lines[0]).toBe(
    `good Mail: 127.0.0.1:${port} answers, on this machine, and accepts user and password`,
  );
  expect(lines[1]).toMatch(/^notice Sender of mails: office@foundation\.invalid; /);
  expect(received).toEqual([]);
});

test.each([
  ["a wrong password", () => `smtp://us:wrong@127.0.0.1:${port}`, /does not accept user and password/],
  ["a wrong port", () => "smtp://us:right@127.0.0.1:9", /does not take a connection/],
  ["a wrong host", () => "smtp://us:right@mail.invalid:587", /is no machine that there is/],
  // The same machine by an address that is not known as its own.
  [
    "a server that does not encrypt",
    () => `smtp://us:right@[::ffff:127.0.0.1]:${port}`,
    /takes mails, but does not encrypt/,
  ],
])("%s is said without the password", async (_name, url, words) => {
  const [line = ""] = await ask({ SMTP_URL: url(), MAIL_FROM: "office@foundation.invalid" });
  expect(line).toMatch(/^wrong Mail: /);
  expect(line).toMatch(words);
  expect(line).toMatch(/SMTP_URL|smtps:/);
  expect(line).not.toMatch(/us:|right|wrong@/);
});

test("a sender that is no address is wrong", async () => {
  const lines = await ask({ SMTP_URL: `smtp://us:right@127.0.0.1:${port}`, MAIL_FROM: "Our Foundation" });
  expect(lines[1]).toMatch(/^wrong Sender of mails: “Our Foundation” is no mail address Set MAIL_FROM/);
});
