import { expect, test } from "vitest";
import { readAnswer, type SubmitOutcome } from "./submit-donation";
import { type QueueStatus, submitWithQueue } from "./submit-with-queue";

const result = (ResponseCode: number, line?: object) => ({
  ResponseCode,
  AuthCode: null,
  ReferenceNum: null,
  donation_type: "Single",
  donation_amount: "25.00",
  TransDateTime: null,
  id: "",
  Message: "",
  outcome_token: "",
  ...(line && { line }),
});
const waits = (place: number | null) => readAnswer(result(1997, { place, againInMs: 300 }));
const approved = readAnswer(result(27));
const captcha: SubmitOutcome = { kind: "captcha" };
const failed: SubmitOutcome = { kind: "failed" };

/** A host that answers with these outcomes, the last one for ever, and a donor in front of it. */
async function give(outcomes: SubmitOutcome[], { retriesCaptcha = true, leavesAfter = 999 } = {}) {
  const shown: QueueStatus[] = [];
  const sent: string[] = [];
  let checks = 0;
  let ms = 0;
  const outcome = await submitWithQueue({
    token: async () => `check ${++checks}`,
    send: async (token) => {
      sent.push(token);
      ms += 5_000;
      return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? failed;
    },
    retriesCaptcha,
    onStatus: (status) => shown.push(status),
    hasLeft: () => sent.length >= leavesAfter,
    now: () => ms,
    pause: async (pauseMs) => {
      ms += pauseMs;
    },
  });
  return { kind: outcome === "left" ? outcome : outcome?.kind, shown, sent };
}

test("who is told a place in the line is sent again until the gift is approved, and reads each place", async () => {
  const { kind, shown, sent } = await give([waits(40), waits(12), waits(null), approved]);
  expect(kind).toBe("approved");
  expect(shown).toEqual([{ place: 40 }, { place: 12 }, { place: null }]);
  expect(sent).toEqual(["check 1", "check 1", "check 1", "check 1"]);
});

test("a check that was too cheap is made again twice, and no more", async () => {
  expect(await give([captcha, captcha, approved])).toMatchObject({
    kind: "approved",
    shown: ["captcha", "captcha"],
    sent: ["check 1", "check 2", "check 3"],
  });
  expect(await give([captcha])).toMatchObject({ kind: "captcha", sent: { length: 3 } });
  expect(await give([captcha], { retriesCaptcha: false })).toMatchObject({
    kind: "captcha",
    sent: { length: 1 },
  });
});

test("a line that was cut off is tried again from the line, not from the first post", async () => {
  expect((await give([waits(3), failed, failed, approved])).kind).toBe("approved");
  expect(await give([waits(3), failed])).toMatchObject({ kind: "failed", sent: { length: 5 } });
  expect(await give([failed])).toMatchObject({ kind: "failed", sent: { length: 1 } });
});

test("a donor who leaves the step, or has waited for ten minutes, is not sent again", async () => {
  expect(await give([waits(3)], { leavesAfter: 2 })).toMatchObject({ kind: "left", sent: { length: 2 } });
  const { kind, sent } = await give([waits(3)]);
  expect(kind).toBe("refused");
  expect(sent.length).toBeLessThan(120);
});

test("a code that is above 29 and has no line is a refusal", () => {
  expect(readAnswer(result(1997)).kind).toBe("refused");
  expect(readAnswer(result(481, { place: 1, againInMs: 1 })).kind).toBe("refused");
});
