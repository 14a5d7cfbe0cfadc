// @vitest-environment happy-dom
import { emptyDraft } from "@pcf/contract/donation/form";
import { donationMessages } from "@pcf/contract/donation/messages";
import { beforeEach, expect, test } from "vitest";
import { approvedData } from "../approved-data";
import { currentAttempt, openAttempt } from "../attempt-store";
import { loadDraft, saveDraft } from "../draft-store";
import { emptyPaymentCard, paymentCardPost } from "./payment-card-entry";
import { sendDonation, settle } from "./submit-donation";

const now = Date.parse("2026-11-20T20:00:00Z");
const draft = { ...emptyDraft(), selectAmount: "25", b_fname: "Ann", b_email: "ann@example.ca" };
const card = paymentCardPost({
  ...emptyPaymentCard(),
  card_number: "4242 4242 4242 4242",
  card_name: "Ann",
  expiry_month: "09",
  expiry_year: "2031",
});
const result = (ResponseCode: unknown) => ({
  ResponseCode,
  AuthCode: "123456",
  ReferenceNum: "660",
  donation_type: "Single",
  donation_amount: "25.00",
  TransDateTime: "2026-11-20 12:00:00",
  id: "D261120-ABCDEFGHJK",
  Message: "APPROVED",
  outcome_token: "token",
});

beforeEach(() => {
  localStorage.clear();
  saveDraft(draft, now);
});

/** Sends one try to a host that answers with this body, and follows the outcome. */
async function give(body: unknown) {
  const attempt = currentAttempt(now);
  const sent: FormData[] = [];
  const fetchStub: typeof fetch = async (_address, init) => {
    if (init?.body instanceof FormData) sent.push(init.body);
    if (body instanceof Error) throw body;
    return new Response(typeof body === "string" ? body : JSON.stringify(body));
  };
  const submission = {
    draft,
    card,
    officeNote: "",
    token: "human",
    attempt,
    now: () => now,
    fetch: fetchStub,
  };
  const outcome = await sendDonation(submission);
  if (outcome.kind === "queued") throw new Error("No queue here");
  return { outcome, path: settle(outcome, draft), key: attempt.key, sent };
}

test("the post carries the sum, the expiry as MMYY, the key and the token, and no blanks in the number", async () => {
  const { sent, key } = await give(result(27));
  const body = Object.fromEntries(sent[0] ?? []);
  expect(body).toMatchObject({
    donation_amount: "25.00",
    donation_type: "single",
    card_number: "4242424242424242",
    card_exp: "0931",
    idempotency_key: key,
    token: "human",
    b_fname: "Ann",
  });
});

test.each([0, 1, 27, 29])(
  "code %i is approved: thank-you, no draft, a new key for the next gift",
  async (code) => {
    const { path, key } = await give(result(code));
    expect(path).toBe("/ways-to-give/thank-you");
    expect(approvedData.read()).toMatchObject({ ResponseCode: code, b_fname: "Ann" });
    expect(loadDraft(now)).toBeUndefined();
    expect(currentAttempt(now).key).not.toBe(key);
    expect(JSON.stringify(localStorage)).not.toContain("4242");
  },
);

test.each([30, 50, 76, 481, 999, 1999])(
  "code %i is refused: payment error, the answers stay, a new key",
  async (code) => {
    const { path, key } = await give(result(code));
    expect(path).toBe("/ways-to-give/payment-error");
    expect(loadDraft(now)?.selectAmount).toBe("25");
    expect(currentAttempt(now).key).not.toBe(key);
  },
);

test.each([1997, 1998])(
  "code %i was not tried at the bank: payment error, and the next try goes under the same key",
  async (code) => {
    const { path, key } = await give(result(code));
    expect(path).toBe("/ways-to-give/payment-error");
    expect(openAttempt()).toBeUndefined();
    expect(currentAttempt(now).key).toBe(key);
  },
);

test.each([null, -1])("code %s is not known: fallback, and the key stays", async (code) => {
  const { path, key } = await give(result(code));
  expect(path).toBe("/ways-to-give/fallback");
  expect(openAttempt()?.key).toBe(key);
});

test.each(["27", 27.5, true, {}, undefined])("a code of %s is no approval", async (code) => {
  const { path, key } = await give(result(code));
  expect(path).toBe("/ways-to-give/submission-error");
  expect(openAttempt()?.key).toBe(key);
  expect(loadDraft(now)?.selectAmount).toBe("25");
});

test("a failed human check and the blocklist have pages of their own", async () => {
  expect((await give({ error: "reCAPTCHA verification failed" })).path).toBe("/ways-to-give/recaptcha-error");
  expect((await give({ error: "blacklist" })).path).toBe("/ways-to-give/submission-error?error=blacklist");
  expect(openAttempt()).toBeUndefined();
});

test.each([new TypeError("Failed to fetch"), "<html>Bad gateway</html>", "", "null", { error: "other" }, {}])(
  "an answer of %s leaves the outcome open under the same key",
  async (body) => {
    const { path, key } = await give(body);
    expect(path).toBe("/ways-to-give/submission-error");
    expect(openAttempt()?.key).toBe(key);
  },
);

test("field errors lead to the first step that has one, with every message", async () => {
  const email = donationMessages.email;
  expect((await give({ errors: { e_card_email: [email] } })).outcome).toEqual({
    kind: "invalid",
    step: 1,
    issues: [{ field: "e_card_email", message: email }],
    others: [],
  });
  const many = await give({
    errors: { card_number: ["c"], b_email: [email], idempotency_key: ["k"], odd: ["o"] },
  });
  expect(many.outcome).toEqual({
    kind: "invalid",
    step: 2,
    issues: [
      { field: "b_email", message: email },
      { field: "card_number", message: "c" },
    ],
    others: ["k", "o"],
  });
  expect(many.path).toBeUndefined();
  expect(openAttempt()).toBeUndefined();
});
