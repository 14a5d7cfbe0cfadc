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
  ...[
    "can t pee",
    "can´t pee",
    "cant even pee",
    "can`t walk",
    "couldn't walk",
    "could not pee",
    "i cant go pee",
  ],
])("%s gets the numbers to call", (term) => {
  expect(isUrgent(term)).toBe(true);
});

test.each([
  ...["sucide", "suiside", "commit sucide", "suicde", "suicidel", "sueside", "suicied"],
  ...["wish i was dead", "I wish I were dead", "better off dead", "I'd be better off dead", "rather be dead"],
  ...[
    "want to end it",
    "wants to just die",
    "wanna die",
    "want to be dead",
    "ending it",
    "hurt myself",
    "harm myself",
  ],
  ...["i dont want to be here anymore", "I don’t want to wake up", "do not want to live", "take my own life"],
  ...["i can't go on", "cannot go on like this", "can't cope", "life is not worth living", "tired of living"],
])("%s, a life in danger, gets the numbers to call", (term) => {
  expect(isUrgent(term)).toBe(true);
});

test.each([
  ...["weak legs", "legs are weak", "weakness in my legs", "leg is suddenly weak"],
  ...["can't move my legs", "cant feel my legs", "cannot feel his feet", "paralysed"],
  ...["lost control of my bladder", "sudden loss of bowel control", "losing control of my bowels"],
  ...["bloody urine", "red urine", "blod in pee", "urine is red", "blood when I pee", "urinating blood"],
  ...["pee is bloody", "bloody pee", "blood clots", "passing clots"],
  ...["urinary retention", "can't pass water", "unable to pass any urine"],
  ...["blocked catheter", "catheter is blocked", "catheter blocked", "my catheter came out"],
  ...["trouble breathing", "cant breathe", "cant breath", "short of breath", "can't catch my breath"],
  ...["stroke", "heart attack", "pain in my chest", "chest tightness"],
  ...["chills", "shivering", "feverish", "sepsis"],
  ...["911", "call 9-1-1", "9-8-8", "crisis line", "emergency"],
])("%s, a body in danger, gets the numbers to call", (term) => {
  expect(isUrgent(term)).toBe(true);
});

test.each([
  ...["phone number", "charity number", "PSA numbers", "number of cores?", "support group", "urine test"],
  ...["walk", "peer support", "blood test", "forever"],
  ...["depressurize", "legend it all", "reason to give", "dose", "doses of radiation", "skilling up"],
  ...["press", "blood donation", "hope", "pressure", "depot", "compression"],
  ...["dead sea", "leg exercises", "bladder training", "bladder control exercises", "volunteer committee"],
  ...["blood and urine tests", "urine test or blood test", "blood pressure", "red meat", "blood in semen"],
  ...["seaside", "succeed", "subside", "side effects", "end of life care", "end my monthly gift"],
  ...["can't hold my pee", "can't stop peeing", "pee at night", "breathing exercises"],
  ...[
    "can't feel an orgasm",
    "catheter care",
    "when does the catheter come out",
    "do I take it with food",
    "water retention",
    "heart health",
    "chest",
    "died",
    "legs",
  ],
  ...["how do i go on a trial", "tired", "weak stream", "weak erections", "lost my job", "control group"],
  ...["1-800-555-0988", "best place to live", "will I die", "living with prostate cancer"],
])("%s is a search like any other", (term) => {
  expect(isUrgent(term)).toBe(false);
});
