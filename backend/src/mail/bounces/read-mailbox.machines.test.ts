import { randomUUID } from "node:crypto";
import { ImapFlow } from "imapflow";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askWith } from "../../platform/doctor/testing/ask-with.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { messageIdOf } from "../deliver-mail.ts";
import { readBounces } from "./read-bounces.ts";
import { eximReport, holidayAnswer, postfixReport } from "./testing/reports.ts";

const host = process.env.TEST_IMAP_HOST;
const tlsHost = process.env.TEST_IMAPS_HOST ?? "";

/** Dovecot on this machine, where every name is a mailbox. */
describe.skipIf(!host)("a mailbox of a real server", () => {
  let app: TestPayload;
  beforeAll(async () => {
    app = await startTestPayload({ MAIL_BOUNCES_TO: "bounces@foundation.example" });
  });
  afterAll(() => app.close());

  const to = "someone@reader.example";
  const now = new Date();
  let user = "";
  beforeEach(async () => {
    user = `bounces-${randomUUID()}`;
    await app.payload.db.deleteMany({ collection: "outbox", where: {} });
  });
  const urlOf = (folder = "") => `imap://${user}:secret@${host}/${folder}`;

  /** Signs in as whoever looks after the mailbox. */
  async function inMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const { hostname, port } = new URL(urlOf());
    const auth = { user, pass: "secret" };
    const client = new ImapFlow({
      ...{ host: hostname, port: Number(port), secure: false, doSTARTTLS: false, auth, logger: false },
    });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }
  const arrive = (messages: readonly Uint8Array[], folder = "INBOX", day?: Date) =>
    inMailbox(async (client) => {
      for (const message of messages) await client.append(folder, message, [], day);
    });
  const flags = () =>
    inMailbox(async (client) => {
      await client.mailboxOpen("INBOX", { readOnly: true });
      const found = await client.fetchAll("1:*", { flags: true });
      return found.map((message) => [...(message.flags ?? [])].filter((flag) => flag !== "\\Recent"));
    });

  /** A mail that counts as sent. */
  async function sent(key: string) {
    const { id } = await app.payload.create({
      collection: "outbox",
      data: {
        ...{ key, to, subject: "s", kind: "receipt", html: "h", text: "t", attempts: 1 },
        ...{ state: "sent", sentAt: now.toISOString() },
      },
    });
    return { id, messageId: messageIdOf({ key }), to };
  }
  const stateOf = async (id: number) => (await app.payload.findByID({ collection: "outbox", id })).state;

  test("what came back is noted, whatever else lies there, and the mailbox stays as it was", async () => {
    const first = await sent("receipt:1");
    const second = await sent("receipt:2");
    await arrive([
      ...[holidayAnswer(first), Buffer.from("no mail at all"), postfixReport(first)],
      ...[Buffer.alloc(0xff, "\0"), eximReport(second)],
    ]);
    await readBounces(app.payload, urlOf(), now);
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(["bounced", "bounced"]);
    expect(await flags()).toEqual([[], [], [], [], []]);
  });

  test("what somebody has opened meanwhile is read all the same, and no message twice", async () => {
    const { id, ...mail } = await sent("receipt:1");
    await arrive([postfixReport(mail)]);
    await inMailbox(async (client) => {
      await client.mailboxOpen("INBOX");
      await client.messageFlagsAdd("1:*", ["\\Seen"]);
    });
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("bounced");
    // As when a mail of the same key were sent anew: a report of before says nothing of it.
    const data = { state: "sent", bouncedAt: null };
    await app.payload.db.updateOne({ collection: "outbox", id, data });
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("sent");
    await arrive([postfixReport(mail)]);
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("bounced");
  });

  test("a folder of the mailbox is read, and a mailbox that was made anew from its beginning", async () => {
    const folder = "Reports/Came back";
    const make = () => inMailbox((client) => client.mailboxCreate(folder.split("/")));
    const path = (await make()).path;
    const { id, ...mail } = await sent("receipt:1");
    await arrive([holidayAnswer(mail), holidayAnswer(mail)], path);
    await readBounces(app.payload, urlOf(encodeURI(folder)), now);
    expect(await stateOf(id)).toBe("sent");
    await inMailbox((client) => client.mailboxDelete(path));
    await make();
    await arrive([postfixReport(mail)], path);
    await readBounces(app.payload, urlOf(encodeURI(folder)), now);
    expect(await stateOf(id)).toBe("bounced");
  });

  test("a long mail that comes back is not read to its end, and one of last year not at all", async () => {
    const { id, ...mail } = await sent("receipt:1");
    const whole = eximReport(mail);
    const at = whole.indexOf("Thank you");
    const long = Buffer.concat([
      whole.subarray(0, at),
      Buffer.alloc(4_000_000, "long line\r\n"),
      whole.subarray(at),
    ]);
    await arrive([postfixReport(mail)], "INBOX", new Date(now.getTime() - 40 * 86_400_000));
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("sent");
    await arrive([long]);
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("bounced");
  });

  test("many messages have several turns, in their order", async () => {
    const { mostMessages } = await import("./read-bounces.ts");
    const { id, ...mail } = await sent("receipt:1");
    await arrive(Array.from({ length: mostMessages }, () => holidayAnswer(mail)));
    await arrive([postfixReport(mail)]);
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("sent");
    await readBounces(app.payload, urlOf(), now);
    expect(await stateOf(id)).toBe("bounced");
  });

  const ask = (url: string) =>
    askWith(
      {
        ...{ MAIL_FROM: "giving@foundation.invalid", MAIL_BOUNCES_TO: "bounces@foundation.invalid" },
        BOUNCE_MAILBOX_URL: url,
      },
      async () => [(await import("./bounces-question.ts")).bouncesQuestion],
    );

  test("the doctor signs in, and says what is wrong without the password", async () => {
    expect(await ask(urlOf())).toEqual([
      `good Mails that come back: ${host} answers, on this machine, accepts user and password, and has the folder`,
    ]);
    expect(await ask(`imaps://${user}:secret@${tlsHost}/INBOX`)).toEqual([
      `good Mails that come back: ${tlsHost} answers, encrypted, accepts user and password, and has the folder`,
    ]);
    const faults: [string, RegExp][] = [
      [`imap://${user}:wrong@${host}`, /does not accept user and password/],
      [urlOf("Nowhere"), /has no folder of the name/],
      // The certificate has the machine's name alone.
      [
        `imaps://${user}:secret@${tlsHost.replace("localhost", "127.0.0.1")}`,
        /shows a certificate that is not valid/,
      ],
      [`imaps://${user}:secret@${host}`, /does not take a connection/],
    ];
    for (const [url, words] of faults) {
      const [line, ...others] = await ask(url);
      expect(others).toEqual([]);
      expect(line).toMatch(/^wrong Mails that come back: the mailbox at /);
      expect(line).toMatch(words);
      expect(line).not.toMatch(/secret|wrong@|bounces-/);
    }
  });
});
