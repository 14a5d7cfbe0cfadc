import { describe, expect, test } from "vitest";
import { reportedFailure } from "../delivery-failure.ts";
import { isAbout, readReport } from "./report.ts";
import {
  exchangeReport,
  eximReport,
  forwardedReport,
  gmailReport,
  holidayAnswer,
  postfixReport,
  type Told,
} from "./testing/reports.ts";

const told: Told = { messageId: "<receipt-D26-1@foundation.example>", to: "someone@reader.example" };

describe("what a server says that knows no such address is understood", () => {
  test.each([
    ["Postfix", postfixReport, { status: "5.1.1", replyCode: 550 }],
    ["Exim", eximReport, { status: "5.1.1", replyCode: 550 }],
    ["Exchange Online", exchangeReport, { status: "5.1.10", replyCode: 550 }],
    ["Gmail", gmailReport, { status: "5.1.1", replyCode: 550 }],
  ])("from %s", async (_server, write, codes) => {
    const report = await readReport(write(told));
    expect(report).toMatchObject({ messageId: told.messageId, to: [told.to], unreached: [codes] });
    const [person] = report?.unreached ?? [];
    expect(person && isAbout(person, told.to)).toBe(true);
    expect(person && isAbout(person, "another@reader.example")).toBe(false);
    expect(person && reportedFailure(person)).toEqual({
      kind: "bounced",
      reason: expect.stringContaining("no such address"),
    });
  });
});

test("of a mail that was passed on to another address the one that we wrote to is named, too", async () => {
  const report = await readReport(postfixReport({ ...told, finalTo: "elsewhere@other.example" }));
  expect(report?.unreached).toMatchObject([{ addresses: [told.to, "elsewhere@other.example"] }]);
});

test.each([
  ["a delay", postfixReport(told, { action: "delayed", status: "4.4.1", diagnostic: "smtp; 451 later" })],
  ["a mail that has arrived", postfixReport(told, { action: "delivered", status: "2.0.0" })],
  ["a status that is none", postfixReport(told, { status: "5.1.1e9999999" })],
  ["an answer from holidays", holidayAnswer(told)],
  ["a report that somebody has forwarded", forwardedReport(told)],
  ["nothing", Buffer.alloc(0)],
])("%s says nothing of a mail that came back", async (_name, message) => {
  expect(await readReport(message)).toBeUndefined();
});

test("a report that is cut off in the mail which it brings back says all that counts", async () => {
  const whole = eximReport(told);
  const cut = whole.subarray(0, whole.indexOf("Thank you"));
  expect(await readReport(cut)).toEqual(await readReport(whole));
});

test("of the words of a report nothing is taken but addresses and codes", async () => {
  const hostile = postfixReport(
    { ...told, finalTo: "ann@evil.example\u0000'); drop table outbox" },
    { diagnostic: "smtp; 550 5.1.1 Call 604-555-9999 and visit https://evil.example" },
  );
  expect(JSON.stringify(await readReport(hostile))).not.toMatch(/evil|9999|drop/);
});

test.each([
  [postfixReport, { status: "4.4.7", diagnostic: "smtp; 451 later" }, "refused", "for days"],
  [postfixReport, { status: "5.2.1" }, "bounced", "no such address"],
  [postfixReport, { status: "5.4.1" }, "bounced", "no such address"],
  [postfixReport, { status: "5.1.8", diagnostic: "smtp; 550 5.1.8 sender" }, "refused", "refused the mail"],
  [postfixReport, { status: "5.7.1" }, "refused", "takes nothing from us"],
  [postfixReport, { status: "5.3.4" }, "refused", "too large"],
  [postfixReport, { status: "5.2.3" }, "refused", "too large"],
  [postfixReport, { status: "5.6.0" }, "refused", "refused the mail"],
  [postfixReport, { status: "5.0.0", diagnostic: "smtp; 550 User unknown" }, "bounced", "no such address"],
  [postfixReport, { status: "5.0.0", diagnostic: "smtp; 550 5.7.1 blocked" }, "refused", "takes nothing"],
  [postfixReport, { status: "5.0.0", diagnostic: "smtp; 552 too much" }, "refused", "too large"],
  [postfixReport, { status: "5.0.0", diagnostic: "smtp; 554 spam" }, "refused", "refused the mail"],
  [postfixReport, { status: "5.0.0", diagnostic: "x-local; Unrouteable" }, "refused", "refused the mail"],
] as const)("%o %o is %s", async (write, said, kind, words) => {
  const [person] = (await readReport(write(told, said)))?.unreached ?? [];
  expect(person && reportedFailure(person)).toEqual({ kind, reason: expect.stringContaining(words) });
});
