// @vitest-environment happy-dom
import { emptyDraft } from "@pcf/contract/donation/form";
import { beforeEach, expect, test } from "vitest";
import { clearDraft, loadDraft, saveDraft } from "./draft-store";

const now = Date.parse("2026-11-20T20:00:00Z");
const hour = 60 * 60 * 1000;
const draft = { ...emptyDraft(), otherAmount: "40", b_fname: "Ann" };

beforeEach(() => localStorage.clear());

test("a draft comes back for a day and no longer", () => {
  saveDraft(draft, now);
  expect(loadDraft(now + 23 * hour)).toEqual(draft);
  expect(loadDraft(now + 25 * hour)).toBeUndefined();
  expect(localStorage.getItem("pcfFormData")).toBeNull();
});

test("card fields never reach the draft", () => {
  saveDraft({ ...draft, card_number: "4242424242424242", card_cvd: "123" } as typeof draft, now);
  expect(localStorage.getItem("pcfFormData")).not.toMatch(/4242|"card_/);
});

test.each(["", "nonsense", "[]", "null", '{"savedAt":1}', `{"savedAt":${now},"b_fname":5}`])(
  "a stored draft of %s is no draft",
  (text) => {
    localStorage.setItem("pcfFormData", text);
    expect(loadDraft(now)).toBeUndefined();
  },
);

test("unknown fields of an older form fall away and new ones are empty", () => {
  localStorage.setItem("pcfFormData", JSON.stringify({ savedAt: now, b_fname: "Ann", gone: "x" }));
  expect(loadDraft(now)).toEqual({ ...emptyDraft(), b_fname: "Ann" });
});

test("after a success nothing is left", () => {
  saveDraft(draft, now);
  clearDraft();
  expect(loadDraft(now)).toBeUndefined();
});
