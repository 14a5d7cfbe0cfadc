import { once } from "node:events";
import { mkdir, rename } from "node:fs/promises";
import path from "node:path";
import { nastyTexts } from "@pcf/contract/testing/nasty-texts";
import { writableLine, writableText } from "@pcf/contract/writable-text";
import { createElement } from "react";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { readCompany } from "../platform/company.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { comesBackSince } from "./comes-back.ts";
import { interruptedWords, retryPauses } from "./deliver-mail.ts";
import { deliverDueMails, emptyOutbox, giveUpInterruptedMails } from "./empty-outbox.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import type { MailKind } from "./mail.ts";
import { heading, paragraph } from "./mail-parts.ts";
import { renderMail } from "./render-mail.ts";
import { reportFailedMails } from "./report-failed-mails.ts";
import { resendMail } from "./resend-mail.ts";
import { smtpTransport } from "./transport.ts";

const received: string[] = [];
let refuse: { code: number; times: number } | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, callback) {
    let message = "";
    stream.on("data", (chunk: Buffer) => {
      message += chunk.toString();
    });
    stream.on("end", () => {
      if (refuse && refuse.times > 0) {
        refuse.times -= 1;
        return callback(Object.assign(new Error("not now"), { responseCode: refuse.code }));
      }
      received.push(message);
      callback();
    });
  },
});

let system: TestPayload;
let transport: ReturnType<typeof smtpTransport>;
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  system = await startTestPayload({ SMTP_URL: url });
  transport = smtpTransport(url);
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await system.close();
});
beforeEach(() => {
  received.length = 0;
  refuse = undefined;
});

const write = (key: string) =>
  enqueueMail(system.payload, {
    key,
    kind: "ecard",
    to: "someone@reader.example",
    subject: "A card",
    html: '<img src="cid:card">',
    text: "A card",
    attachments: [
      { filename: "card.jpg", contentType: "image/jpeg", contentId: "card", content: Buffer.from("picture") },
    ],
  });
const deliver = (now = new Date()) => deliverDueMails(system.payload, { send: transport.send, now });
const rowOf = (id: string) => system.payload.findByID({ collection: "outbox", id });
const resend = (id: string, to?: string) =>
  resendMail(system.payload, { id, to, askedBy: "Dora", now: new Date() });
const later = (ms: number) => new Date(Date.now() + ms);

test("one key is one mail, delivered once, also when written and delivered by several at once", async () => {
  const ids = await Promise.all(Array.from({ length: 6 }, () => write("once")));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
  await Promise.all([deliver(), deliver(), deliver()]);
  await write("once");
  await deliver(later(1000));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain("Content-ID: <card>");
  expect((await rowOf(ids[0]?.id ?? "")).state).toBe("sent");
});

test("a mail server that is busy is asked again after growing pauses", async () => {
  refuse = { code: 451, times: 2 };
  const { id } = await write("busy");
  await deliver();
  expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 1 });
  await deliver(later(30_000));
  expect((await rowOf(id)).attempts).toBe(1);
  await deliver(later((retryPauses[0] ?? 0) + 1000));
  expect((await rowOf(id)).attempts).toBe(2);
  await deliver(later((retryPauses[0] ?? 0) + (retryPauses[1] ?? 0) + 2000));
  expect(await rowOf(id)).toMatchObject({ state: "sent", attempts: 3 });
  expect(received).toHaveLength(1);
});

test("a refusal for good is not tried again; sent again to a corrected address it is another mail, and the first stays as it was", async () => {
  refuse = { code: 550, times: 1 };
  const { id } = await write("refused");
  await deliver();
  const failed = await rowOf(id);
  expect(failed.state).toBe("failed");
  const again = await resend(id, "right@reader.example");
  await deliver(later(1000));
  expect(await rowOf(again?.id ?? "")).toMatchObject({
    state: "sent",
    to: "right@reader.example",
    askedBy: "Dora",
    resendOf: "refused",
  });
  expect(await rowOf(id)).toEqual(failed);
  expect(received).toHaveLength(1);
});

const answered = (responseCode: number | undefined, code: string, command: string, response?: string) => () =>
  Promise.reject(
    Object.assign(new Error("said no to someone@reader.example"), { responseCode, code, command, response }),
  );

test.for([
  [550, "EENVELOPE", "RCPT TO", "bounced", "no such address"],
  [550, "EENVELOPE", "RCPT TO", "bounced", "no such address", "550 5.1.1 <someone@reader.example>: unknown"],
  [554, "EENVELOPE", "RCPT TO", "bounced", "no such address", "554 5.2.1 mailbox disabled"],
  [550, "EENVELOPE", "RCPT TO", "bounced", "no such address", "550 5.4.1 Recipient address rejected"],
  [550, "EENVELOPE", "RCPT TO", "failed", "takes nothing from us", "550 5.7.1 blocked by policy"],
  [554, "EENVELOPE", "RCPT TO", "failed", "takes nothing from us"],
  [550, "EENVELOPE", "RCPT TO", "failed", "takes nothing from us", "550 5.1.8 Sender's domain not found"],
  [550, "EENVELOPE", "RCPT TO", "failed", "too large", "550 5.2.3 Message length exceeds limit"],
  [552, "EENVELOPE", "MAIL FROM", "failed", "too large"],
  [554, "EMESSAGE", "DATA", "failed", "refused the mail"],
  [450, "EENVELOPE", "RCPT TO", "queued", "no time for it now"],
  [421, "EPROTOCOL", "CONN", "queued", "no time for it now"],
  [550, "EENVELOPE", "MAIL FROM", "queued", "MAIL_FROM"],
  [535, "EAUTH", "AUTH PLAIN", "queued", "SMTP_URL"],
  [554, "EPROTOCOL", "CONN", "queued", "blocked us"],
  [undefined, "ECONNREFUSED", "CONN", "queued", "could not be reached"],
  [undefined, "EENVELOPE", "API", "bounced", "no such address"],
] as const)(
  "after %s %s %s a mail is %s",
  async ([responseCode, code, command, state, words, response], { task }) => {
    const { id } = await write(task.id);
    const send = answered(responseCode, code, command, response);
    await deliverDueMails(system.payload, { send, now: later(1000) });
    const row = await rowOf(id);
    expect(row.state).toBe(state);
    expect(row.lastError).toContain(words);
    expect(row.lastError).not.toContain("reader.example");
    await system.payload.db.deleteOne({ collection: "outbox", where: { id: { equals: id } } });
  },
);

test("an address is said to come back since its first mail did, until one is taken there again", async () => {
  const gone = answered(550, "EENVELOPE", "RCPT TO");
  const to = "gone@reader.example";
  const words = { kind: "receipt", to, subject: "s", html: "h", text: "t" } as const;
  const first = later(1_000);
  for (const [key, now] of [
    ["gone-1", first],
    ["gone-2", later(90_000_000)],
  ] as const) {
    const { id } = await enqueueMail(system.payload, { key, ...words });
    await deliverDueMails(system.payload, { send: gone, now });
    expect((await rowOf(id)).nextAttemptAt).toBeNull();
  }
  expect((await comesBackSince(system.payload, [to, ""])).get(to)).toBe(first.toISOString());
  await enqueueMail(system.payload, { key: "gone-3", ...words });
  await deliver(later(95_000_000));
  expect(await comesBackSince(system.payload, [to])).toEqual(new Map());
  await system.payload.db.deleteMany({ collection: "outbox", where: { to: { equals: to } } });
});

test("mails wait for as long as nobody has set the password right, and none is given up", async () => {
  const { id } = await write("wrong password");
  const nextTry = async () => new Date((await rowOf(id)).nextAttemptAt ?? 0);
  const send = answered(535, "EAUTH", "AUTH PLAIN");
  for (let tries = 1; tries <= retryPauses.length + 3; tries += 1) {
    const now = await nextTry();
    await deliverDueMails(system.payload, { send, now });
    expect((await rowOf(id)).state).toBe("queued");
    expect((await nextTry()).getTime() - now.getTime()).toBeLessThanOrEqual(3_600_000);
  }
  // When it is right, all mails go at once, which the server may find too many: that is no reason to give one up either.
  const busy = answered(451, "EMESSAGE", "DATA");
  await deliverDueMails(system.payload, { send: busy, now: await nextTry() });
  await deliver(await nextTry());
  expect((await rowOf(id)).state).toBe("sent");
});

test("resending a mail that went out keeps the record of the first, and two who do it at once send one more", async () => {
  const { id } = await write("again");
  await deliver();
  const first = await rowOf(id);
  const copies = await Promise.all([resend(id), resend(id), resend(id)]);
  expect(copies.filter((copy) => copy !== null)).toHaveLength(1);
  expect(await resend(id)).toBeNull();
  await deliver(later(1000));
  expect(received).toHaveLength(2);
  expect(copies).not.toContainEqual({ id });
  expect(await rowOf(id)).toEqual(first);
});

test("without a word about the address a mail goes to the one it was last sent to", async () => {
  const { id } = await write("corrected");
  await deliver();
  await resend(id, "new@reader.example");
  await deliver(later(1000));
  const third = await resend(id);
  expect(await rowOf(third?.id ?? "")).toMatchObject({ to: "new@reader.example", resendOf: "corrected" });
});

test("a mail that a crash cut off is handed to staff and not sent a second time", async () => {
  const { id } = await write("interrupted");
  await system.payload.update({ collection: "outbox", id, data: { state: "sending" } });
  await giveUpInterruptedMails(system.payload, later(60_000));
  expect((await rowOf(id)).state).toBe("sending");
  await giveUpInterruptedMails(system.payload, later(20 * 60_000));
  expect(await rowOf(id)).toMatchObject({ state: "failed", lastError: interruptedWords });
});

test("a connection that breaks after the mail was handed over is left to staff", async () => {
  const { id } = await write("broken");
  const send = () =>
    Promise.reject(Object.assign(new Error("closed"), { code: "ECONNRESET", command: "DATA" }));
  await deliverDueMails(system.payload, { send, now: later(1000) });
  const row = await rowOf(id);
  expect(row.state).toBe("failed");
  expect(row.lastError).toContain("may have arrived");
  expect(row.lastError).not.toContain("reader.example");
});

test("a mail whose attachment cannot be read has not been sent, and is tried again", async () => {
  const { id } = await write("unreadable");
  const [kept, away] = ["mail-attachments", "elsewhere"].map((name) => path.join(system.dataDir, name));
  await rename(kept ?? "", away ?? "");
  await mkdir(kept ?? "");
  await deliver();
  expect(await rowOf(id)).toMatchObject({ state: "queued", attempts: 1 });
  expect((await rowOf(id)).lastError).toContain("attachment");
  await rename(away ?? "", kept ?? "");
  await deliver(later((retryPauses[0] ?? 0) + 1000));
  expect(await rowOf(id)).toMatchObject({ state: "sent", attempts: 2 });
  expect(received).toHaveLength(1);
});

test("a database that is busy for one mail leaves that one in line and delivers the others", async () => {
  const unlucky = await write("busy database");
  const other = await write("other");
  const busy = vi.spyOn(system.payload, "findByID").mockRejectedValueOnce(new Error("database is locked"));
  await deliver(later(1000));
  busy.mockRestore();
  expect([(await rowOf(unlucky.id)).state, (await rowOf(other.id)).state].sort()).toEqual(["queued", "sent"]);
  await deliver(later(2000));
  expect((await rowOf(unlucky.id)).state).toBe("sent");
  expect(received).toHaveLength(2);
});

const giveUp = async (key: string, at: string, kind: MailKind = "ecard") => {
  const { id } = await write(key);
  await system.payload.db.updateOne({
    collection: "outbox",
    id,
    data: { kind, state: "failed", updatedAt: at },
  });
};
const removeFailed = () =>
  system.payload.db.deleteMany({ collection: "outbox", where: { state: { equals: "failed" } } });
const notices = async () =>
  (
    await system.payload.find({
      collection: "outbox",
      where: { kind: { equals: "office-notice" } },
      sort: "createdAt",
    })
  ).docs;

test("the office is told once a day for each kind that mails were given up, and not of a notice that failed", async () => {
  await removeFailed();
  await reportFailedMails(system.payload, new Date("2026-12-31T20:00:00Z"));
  expect(await notices()).toEqual([]);

  // Anybody may type a wrong address into the newsletter form.
  await giveUp("wrong address", "2026-12-31T20:00:30.000Z", "list-confirmation");
  await reportFailedMails(system.payload, new Date("2026-12-31T20:00:40Z"));
  expect(await notices()).toEqual([]);

  await giveUp("given up", "2026-12-31T20:01:00.000Z");
  await reportFailedMails(system.payload, new Date("2026-12-31T20:02:00Z"));
  await giveUp("given up later", "2026-12-31T20:03:00.000Z");
  await reportFailedMails(system.payload, new Date("2026-12-31T20:04:00Z"));
  expect((await notices()).map(({ key }) => key)).toEqual(["mails-failed:ecard:2026-12-31"]);
  await giveUp("a receipt given up", "2026-12-31T20:05:00.000Z", "receipt");
  await reportFailedMails(system.payload, new Date("2026-12-31T20:06:00Z"));
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    "A mail could not be delivered (E-card)",
    "A mail could not be delivered (Tax receipt)",
  ]);

  await giveUp("given up next day", "2027-01-01T20:07:00.000Z");
  await reportFailedMails(system.payload, new Date("2027-01-01T20:08:00Z"));
  const [notice, ...more] = await notices();
  expect(more).toHaveLength(2);
  await system.payload.db.updateOne({
    collection: "outbox",
    id: notice?.id ?? "",
    data: { state: "failed", updatedAt: "2027-01-03T20:00:00.000Z" },
  });
  await reportFailedMails(system.payload, new Date("2027-01-03T20:01:00Z"));
  expect(await notices()).toHaveLength(3);
});

test("a failed mail that staff have sent again is not told of, until that one fails too", async () => {
  await removeFailed();
  const before = (await notices()).length;
  await giveUp("given up and resent", "2027-02-01T20:00:00.000Z");
  const { id } = await write("given up and resent");
  const again = await resend(id);
  await reportFailedMails(system.payload, new Date("2027-02-01T20:01:00Z"));
  expect(await notices()).toHaveLength(before);
  await system.payload.db.updateOne({
    collection: "outbox",
    id: again?.id ?? "",
    data: { state: "failed", updatedAt: "2027-02-01T20:02:00.000Z" },
  });
  await reportFailedMails(system.payload, new Date("2027-02-01T20:03:00Z"));
  expect(await notices()).toHaveLength(before + 1);
});

test("a notice to the office that cannot be written does not hold up the mails of others", async () => {
  await removeFailed();
  const { id } = await write("waits behind the notice");
  const now = later(1000);
  await giveUp("given up before", now.toISOString());
  const create = system.payload.create.bind(system.payload);
  const broken = vi
    .spyOn(system.payload, "create")
    .mockImplementation((row) =>
      "kind" in row.data && row.data.kind === "office-notice"
        ? Promise.reject(new Error("disk full"))
        : create(row),
    );
  const before = (await notices()).length;
  await emptyOutbox(system.payload, now);
  expect((await rowOf(id)).state).toBe("sent");
  expect(await notices()).toHaveLength(before);
  broken.mockRestore();
  await emptyOutbox(system.payload, now);
  expect(await notices()).toHaveLength(before + 1);
});

/** A message as a mail program reads it (RFC 5322, 2045 and 2047): the names of its headers, its subject and its texts. */
function readMessage(message: string) {
  const parts = (of: string) => {
    const [head = "", ...body] = of.split("\r\n\r\n");
    const headers = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
    const value = (name: string) =>
      headers.find((line) => line.toLowerCase().startsWith(`${name}: `))?.slice(name.length + 2) ?? "";
    return { headers, value, body: body.join("\r\n\r\n") };
  };
  const quoted = (text: string) =>
    Buffer.from(
      text.replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
      "latin1",
    );
  const whole = parts(message);
  const subject = whole
    .value("subject")
    .replace(/\?= =\?/g, "?==?")
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      (/b/i.test(how) ? Buffer.from(word, "base64") : quoted(word.replaceAll("_", " "))).toString("latin1"),
    );
  const boundary = /boundary="([^"]+)"/.exec(whole.value("content-type"))?.[1] ?? "";
  const texts = whole.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const { value, body } = parts(part.replace(/^\r\n/, ""));
      const how = value("content-transfer-encoding");
      if (how === "base64") return Buffer.from(body, "base64").toString();
      const text = body.replace(/\r\n$/, "");
      return how === "quoted-printable" ? quoted(text.replace(/=\r\n/g, "")).toString() : text;
    });
  const names = whole.headers.map((line) => line.slice(0, line.indexOf(":")));
  return { names, subject: Buffer.from(subject, "latin1").toString(), texts };
}

test.each(nastyTexts)(
  "%s in a subject and in the words of a mail arrives as it was typed, and as nothing else",
  async (name, text) => {
    const rendered = await renderMail(
      text,
      createElement("div", null, heading("Before"), paragraph(text), heading("After")),
    );
    await enqueueMail(system.payload, {
      key: `nasty ${name}`,
      kind: "acknowledgement",
      to: "nasty@reader.example",
      ...rendered,
    });
    await deliver();
    // Mails of the tests before may be due as well.
    const mine = received.filter((message) => message.includes("To: nasty@reader.example"));
    expect(mine).toHaveLength(1);
    const { names, subject, texts } = readMessage(mine[0] ?? "");
    const usual = ["auto-submitted", "content-type", "date", "from", "message-id", "mime-version"];
    expect(names.map((each) => each.toLowerCase()).sort()).toEqual([...usual, "subject", "to"]);
    const blanks = (words: string) => words.replace(/\s+/g, " ").trim();
    expect(blanks(subject)).toBe(writableLine(text).replaceAll("=?", "= ?") || readCompany().name);
    const [plain = "", html = ""] = texts;
    expect(plain).toContain("Before");
    expect(plain.trim()).toMatch(/After$/);
    expect(html).toBe(writableText(rendered.html).replace(/\r?\n/g, "\r\n"));
  },
);
