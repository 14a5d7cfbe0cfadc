import { expect, test } from "vitest";
import { askWith } from "../../platform/doctor/testing/ask-with.ts";

const ask = (settings: Record<string, string>) =>
  askWith({ MAIL_FROM: "Our Foundation <giving@foundation.invalid>", ...settings }, async () => [
    (await import("./bounces-question.ts")).bouncesQuestion,
  ]);
/** A mailbox on this machine, where none answers. */
const mailbox = "imap://bounces:secret@127.0.0.1:9/INBOX";
const to = "bounces@foundation.invalid";

test("without both settings it is said where somebody has to look", async () => {
  expect(await ask({})).toEqual([
    expect.stringMatching(
      /^notice Mails that come back: not set up \(BOUNCE_MAILBOX_URL\).*giving@foundation/,
    ),
  ]);
});

test("one setting without the other is told of", async () => {
  expect(await ask({ MAIL_BOUNCES_TO: to })).toEqual([
    expect.stringMatching(
      /^notice Mails that come back: are reported to bounces@.*BOUNCE_MAILBOX_URL is not set/,
    ),
  ]);
  expect((await ask({ BOUNCE_MAILBOX_URL: mailbox }))[0]).toMatch(
    /^wrong Mails that come back: .*report to giving@.*Set MAIL_BOUNCES_TO/,
  );
});

test("an address of another domain is told of, since receivers ask that one", async () => {
  const [line] = await ask({ BOUNCE_MAILBOX_URL: mailbox, MAIL_BOUNCES_TO: "bounces@other.invalid" });
  expect(line).toMatch(/^notice Mails that come back: are reported to bounces@other\.invalid.*SPF.*DKIM/);
});

test.each([
  ["a wrong port", mailbox, /does not take a connection \(ECONNREFUSED\) Look at host and port/],
  ["a wrong host", "imaps://bounces:secret@mail.invalid", /is no machine that there is Look at the host/],
])("%s is said without the password", async (_name, url, words) => {
  const lines = await ask({ BOUNCE_MAILBOX_URL: url, MAIL_BOUNCES_TO: to });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^wrong Mails that come back: the mailbox at /);
  expect(lines[0]).toMatch(words);
  expect(lines[0]).not.toMatch(/secret|bounces:/);
});
