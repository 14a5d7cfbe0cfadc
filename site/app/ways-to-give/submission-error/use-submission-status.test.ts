// @vitest-environment happy-dom
import type { DonationState } from "@pcf/contract/donation/result";
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { currentAttempt, markSent } from "~/ways-to-give/attempt-store";
import { useSubmissionStatus } from "./use-submission-status";

beforeEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const result: DonationState["result"] = {
  ResponseCode: 27,
  AuthCode: "123456",
  ReferenceNum: null,
  donation_type: "Single",
  donation_amount: "30.00",
  TransDateTime: null,
  id: "D261120-ABCDEFGHJK",
  Message: "APPROVED",
  outcome_token: "token",
};

async function stateOf(answer: DonationState) {
  vi.stubGlobal("fetch", async () => Response.json(answer));
  markSent(currentAttempt(Date.now()), Date.now());
  const { result: shown } = renderHook(useSubmissionStatus);
  await waitFor(() => expect(shown.current).not.toBe("checking"));
  return shown.current;
}

test("a single gift whose answer got lost was charged", async () => {
  expect(await stateOf({ state: "charged", result })).toBe("charged");
});

test("a monthly gift whose answer got lost is set up, and nothing of it is charged yet", async () => {
  expect(await stateOf({ state: "charged", result: { ...result, donation_type: "Monthly" } })).toBe("set-up");
});

test("a monthly gift that is still being checked is not called set up", async () => {
  const checked = { ...result, ResponseCode: null, donation_type: "Monthly" } as const;
  expect(await stateOf({ state: "being-checked", result: checked })).toBe("being-checked");
});
