import type { PsaFacts } from "./psa-rows";
import type { Urgency } from "./psa-signs";

type Options<Fact extends keyof PsaFacts> = Record<PsaFacts[Fact], string>;

const age: Options<"age"> = {
  "under-40": "Under 40",
  "40-44": "40 to 44",
  "45-49": "45 to 49",
  "50-54": "50 to 54",
  "55-59": "55 to 59",
  "60-69": "60 to 69",
  "70-or-older": "70 or older",
};
const family: Options<"family"> = {
  none: "No, or I don’t know",
  one: "Yes, one of them",
  several: "Yes, more than one; or one who was under 60 or died of it",
};
const ancestry: Options<"ancestry"> = { other: "No", black: "Yes" };
const genes: Options<"genes"> = {
  none: "No, or I don’t know",
  relative: "Yes, in a relative; I haven’t been tested",
  own: "Yes, in me",
};

export const psaWords = {
  title: "Should I ask about a PSA test?",
  waiting:
    "Answer the four questions about you to see what to talk over. A sign that needs help is named at once.",
  signs: "Do you have any of these now?",
  signsHint: "Tick what you have. If you have none, leave it empty.",
  emergency: "An emergency: call 911.",
  age: "How old are you?",
  family: "Has your father, a brother or a son had prostate cancer?",
  ancestry: "Are you Black, including of African or Caribbean descent?",
  genes: "Is a gene change such as BRCA1, BRCA2 or Lynch syndrome known in your family?",
  province: "Where do you live?",
  provinceHint: "Only for what the test costs there",
  choose: "Choose",
  options: { age, family, ancestry, genes },
  urgency: {
    now: "Get help now: call 911, or go to the nearest emergency department",
    today: "See a doctor or nurse today",
    week: "See a doctor this week",
    visit: "Book a visit with your doctor",
  } satisfies Record<Urgency, string>,
  /** Beside what is urgent but no emergency. */
  nurse: "You don’t reach anybody? Call 811, the nurse on the line in most provinces and territories.",
  afterEmergency: "A PSA test can wait until you are safe.",
  notScreening:
    "With signs the test isn’t screening. Your provider orders it to find the cause, and health plans then usually pay.",
  experts: "What experts in Canada say",
  expertsNote: "They don’t all agree, and it’s only fair to tell you so.",
  raised: "What raises your risk",
  cost: "What the test costs",
  costUnknown: "Choose where you live above to see what the test costs there.",
  questions: "Questions to take along",
  caution:
    "This is a guide for a talk with your provider, not advice about your own case. There’s no wrong answer: the best choice fits your health and your values.",
  source: "Source:",
  all: "Every answer on one page",
  tables: {
    signs: { caption: "Signs that come first", columns: ["What you notice", "What to do", "Why"] },
    talk: { caption: "When to talk about a PSA test", columns: ["Who", "Our answer", "Why"] },
    experts: { caption: "What experts in Canada say", columns: ["For whom", "What they say"] },
    raised: { caption: "What raises the risk", columns: ["What", "What it means"] },
    cost: { caption: "What the test costs", columns: ["Province or territory", "What you pay"] },
  },
};
