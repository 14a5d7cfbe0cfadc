// @vitest-environment happy-dom

import { emptyDraft } from "@pcf/contract/donation/form";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hydratedEvent } from "~/document/hydration-events";
import { currentAttempt, endAttempt, markSent } from "../attempt-store";
import { hasStoredGift } from "../device-keys";
import { clearDraft, saveDraft } from "../draft-store";
import { enhanceFirstStep } from "./first-step";

beforeEach(() => {
  document.body.innerHTML = `<form>
    <input type="radio" name="selectAmount" value="25" /><input type="radio" name="selectAmount" value="50" />
    <input name="otherAmount" /><button>Next</button></form>
    <p hidden>Call us</p>`;
  enhanceFirstStep(form(), note());
});
afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const form = () => document.querySelector("form") as HTMLFormElement;
const note = () => document.querySelector("p") as HTMLElement;
const fifty = () => document.querySelector("[value='50']") as HTMLInputElement;
const other = () => document.querySelector("[name=otherAmount]") as HTMLInputElement;
function type(words: string) {
  other().value = words;
  other().dispatchEvent(new Event("input", { bubbles: true }));
}

test("before React is there a preset and another amount exclude each other", () => {
  fifty().click();
  type("12");
  expect([fifty().checked, other().value]).toEqual([false, "12"]);
  fifty().click();
  expect([fifty().checked, other().value]).toEqual([true, ""]);
});

test("a press on Next is seen to wait until React is there, which then has the fields to itself", () => {
  form().dispatchEvent(new Event("submit", { cancelable: true }));
  expect(form().hasAttribute("data-waiting")).toBe(true);
  document.dispatchEvent(new Event(hydratedEvent));
  expect(form().hasAttribute("data-waiting")).toBe(false);
  fifty().click();
  type("12");
  expect(fifty().checked).toBe(true);
});

test("who has pressed Next and whose form does not come reads how else to give", () => {
  vi.useFakeTimers();
  form().dispatchEvent(new Event("submit", { cancelable: true }));
  vi.advanceTimersByTime(7_000);
  form().dispatchEvent(new Event("submit", { cancelable: true }));
  expect(note().hidden).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(note().hidden).toBe(false);
  document.dispatchEvent(new Event(hydratedEvent));
  expect(note().hidden).toBe(true);
});

test("nobody reads so whose form is there in time", () => {
  vi.useFakeTimers();
  form().dispatchEvent(new Event("submit", { cancelable: true }));
  document.dispatchEvent(new Event(hydratedEvent));
  vi.advanceTimersByTime(60_000);
  expect(note().hidden).toBe(true);
});

test("only a draft or a gift without an answer is something to show", () => {
  const now = Date.now();
  expect(hasStoredGift()).toBe(false);
  const attempt = currentAttempt(now);
  expect(hasStoredGift()).toBe(false);
  markSent(attempt, now);
  expect(hasStoredGift()).toBe(true);
  endAttempt();
  expect(hasStoredGift()).toBe(false);
  saveDraft(emptyDraft(), now);
  expect(hasStoredGift()).toBe(true);
  clearDraft();
  expect(hasStoredGift()).toBe(false);
});
