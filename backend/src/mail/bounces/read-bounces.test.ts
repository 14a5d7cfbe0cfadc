import { once } from "node:events";
import { SMTPServer, type SMTPServerEnvelope } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { overdueWork } from "../../health/overdue-work.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { comesBackSince } from "../comes-back.ts";
import { deliverDueMails } from "../empty-outbox.ts";
import { enqueueMail } from "../enqueue-mail.ts";
import { smtpTransport } from "../transport.ts";
import { applyReport } from "./apply-report.ts";
import { readBounces } from "./read-bounces.ts";
import { readReport } from "./report.ts";
import { startBreakingMailbox } from "./testing/breaking-mailbox.ts";
import { exchangeReport, postfixReport } from "./testing/reports.ts";

/** Where nothing listens. */
const mailbox = "imap://bounces:secret@127.0.0.1:9/INBOX";
const received: { envelope: SMTPServerEnvelope; message: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  hideDSN: false,
  disabledCommands: ["STARTTLS"],
  onData(stream, { envelope }, callback) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      received.push({ envelope: structuredClone(envelope), message: Buffer.concat(parts).toString() });
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
  system = await startTestPayload({
    ...{ SMTP_URL: url, MAIL_FROM: "Our Foundation <giving@foundation.example>" },
    ...{ MAIL_BOUNCES_TO: "bounces@foundation.example", BOUNCE_MAILBOX_URL: mailbox },
  });
  transport = smtpTransport(url);
});
afterAll(async () => {
  transport.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await system.close();
});
beforeEach(async () => {
  received.length = 0;
  await system.payload.db.deleteMany({ collection: "outbox", where: {} });
});

const to = "Someone.Else@reader.example";
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);

/** A mail that the mail server has taken; with its Message-ID, as it stood in it. */
async function sent(key: string, address = to) {
  const words = { kind: "receipt", to: address, subject: "s", html: "<p>h</p>", text: "t" } as const;
  const { id } = await enqueueMail(system.payload, { key, ...words });
  await deliverDueMails(system.payload, { send: transport.send, now: at(1) });
  const { message = "", envelope } = received.at(-1) ?? {};
  return { id, message, envelope, messageId: /^Message-ID: (.+)$/im.exec(message)?.[1]?.trim() ?? "" };
}
const rowOf = (id: string) => system.payload.findByID({ collection: "outbox", id });

async function apply(message: Buffer, arrivedAt = at(5), now = at(10)) {
  const report = await readReport(message);
  return report ? applyReport(system.payload, report, { arrivedAt, now }) : false;
}

test("mail servers report to the address of the setting, and readers see whom the mail is from", async () => {
  const { envelope, message } = await sent("receipt:1");
  expect(envelope?.mailFrom).toMatchObject({ address: "bounces@foundation.example" });
  expect(envelope?.rcptTo).toMatchObject([{ address: to }]);
  expect(message).toMatch(/^From: Our Foundation <giving@foundation\.example>$/m);
  expect(message).not.toContain("bounces@");
});

test("a server that can is asked to bring the head of the mail back alone, and to name our address", async () => {
  const { envelope } = await sent("receipt:1");
  expect(envelope?.dsn).toMatchObject({ ret: "HDRS" });
  expect(envelope?.rcptTo[0]).toMatchObject({ dsn: { notify: ["FAILURE"], orcpt: `rfc822;${to}` } });
});

test("a mail that came back says so since then, with words and codes of ours, and no later report changes that", async () => {
  const { id, messageId } = await sent("receipt:D26_1~2");
  const since = at(5);
  expect(await apply(postfixReport({ messageId, to }), since)).toBe(true);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: "bounced", bouncedAt: since.toISOString(), nextAttemptAt: null });
  expect(row.lastError).toMatch(/no such address.* \(reported later: 550 5\.1\.1\)$/);
  expect((await comesBackSince(system.payload, [to])).get(to)).toBe(since.toISOString());
  expect(await apply(postfixReport({ messageId, to }, { status: "5.7.1" }), at(7))).toBe(false);
  expect(await rowOf(id)).toEqual(row);
});

test("an address in other letters is the same, and a report from the future counts as of now", async () => {
  const { id, messageId } = await sent("receipt:2");
  const now = at(10);
  expect(await apply(exchangeReport({ messageId, to }), at(100_000), now)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ state: "bounced", bouncedAt: now.toISOString() });
});

test("a mail that was refused for another reason has failed, and its address does not count as gone", async () => {
  const { id, messageId } = await sent("receipt:3");
  expect(await apply(postfixReport({ messageId, to }, { status: "5.7.1" }))).toBe(true);
  expect(await rowOf(id)).toMatchObject({ state: "failed", bouncedAt: null });
  expect((await rowOf(id)).lastError).toContain("takes nothing from us");
  expect(await comesBackSince(system.payload, [to])).toEqual(new Map());
});

test("of two mails to one address the one that the report names came back", async () => {
  const first = await sent("receipt:4");
  const second = await sent("receipt:5");
  await apply(postfixReport({ messageId: second.messageId, to }));
  expect((await rowOf(first.id)).state).toBe("sent");
  expect((await rowOf(second.id)).state).toBe("bounced");
});

test.each<[string, (mail: { messageId: string }) => Buffer, number?]>([
  ["another address", ({ messageId }) => postfixReport({ messageId, to: "other@reader.example" })],
  ["another mail", () => postfixReport({ messageId: "<receipt-7@foundation.example>", to })],
  ["a mail of another sender", () => postfixReport({ messageId: "<receipt-6@other.example>", to })],
  ["a mail of last year", ({ messageId }) => postfixReport({ messageId, to }), 31 * 24 * 60],
])("a report on %s changes nothing", async (_what, write, minutes = 10) => {
  const mail = await sent("receipt:6");
  const before = await rowOf(mail.id);
  expect(await apply(write(mail), at(5), at(minutes))).toBe(false);
  expect(await rowOf(mail.id)).toEqual(before);
});

test("what no address is brings no database to a halt", async () => {
  const { messageId } = await sent("receipt:8");
  const nasty = ["a\u0000b@reader.example", "' or 1=1 --@x", "@", `${"x".repeat(5_000)}@reader.example`];
  for (const address of nasty) expect(await apply(postfixReport({ messageId, to: address }))).toBe(false);
});

test("only a mailbox that cannot be read for more than a day is told of", async () => {
  const overdue = async (hours: number) => await overdueWork(system.payload, at(hours * 60));
  for (const hours of [0, 12, 25]) await readBounces(system.payload, mailbox, at(hours * 60));
  expect(await overdue(23)).toEqual([]);
  expect(await overdue(25)).toEqual([
    "overdue: the mailbox of mails that come back could not be read for 25 hours",
  ]);
});

test("a message at which the connection breaks holds the others up for an hour, and what stands before it not at all", async () => {
  const [first, second] = [await sent("receipt:9"), await sent("receipt:10")];
  const reports = [first, second].map(({ messageId }) => postfixReport({ messageId, to }));
  const broken = await startBreakingMailbox([reports[0], undefined, reports[1]]);
  const states = async () => [(await rowOf(first.id)).state, (await rowOf(second.id)).state];
  try {
    for (let turn = 0; turn < 12; turn += 1) {
      await readBounces(system.payload, broken.url, at(turn * 5));
      expect(await states()).toEqual(["bounced", "sent"]);
    }
    await readBounces(system.payload, broken.url, at(60));
    expect(await states()).toEqual(["bounced", "bounced"]);
  } finally {
    await broken.stop();
  }
});
