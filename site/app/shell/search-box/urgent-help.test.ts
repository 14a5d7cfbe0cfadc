import { expect, test } from "vitest";
import { isUrgent } from "./urgent-help";

test.each([
  ...["I can’t pee", "can't pee?", "cant pee", "I cannot urinate", "blood in urine", "blood in my pee"],
  ...["peeing blood", "can't walk", "numb legs", "numbness", "high fever", "chest pains"],
  ...["SUICIDE", "suicidal thoughts", "kill myself", "I want to die", "self-harm"],
  ...[
    "depressed",
    "I am so depressed",
    "depression",
    "hopeless",
    "feeling hopelessness",
    "don't want to live",
  ],
  ...["depressive thoughts", "manic-depressive", "feels hopelessly alone", "bled after biopsy"],
  ...[
    "killing myself",
    "end it all",
    "ending my life",
    "no reason to live",
    "overdose",
    "overdosed on pills",
  ],
  ...["bleeding", "bleeding after biopsy", "I bleed", "rectal bleeding?"],
])("%s gets the numbers to call", (term) => {
  expect(isUrgent(term)).toBe(true);
});

test.each([
  ...["phone number", "charity number", "PSA numbers", "number of cores?", "support group", "urine test"],
  ...["walk", "peer support", "blood test", "forever"],
  ...["depressurize", "legend it all", "reason to give", "dose", "doses of radiation", "skilling up"],
  ...["press", "blood donation", "hope", "pressure", "depot", "compression"],
])("%s is a search like any other", (term) => {
  expect(isUrgent(term)).toBe(false);
});
