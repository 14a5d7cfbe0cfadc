import { provinceCodes } from "@pcf/contract/choices";
import { expect, test } from "vitest";
import { psaAnswer } from "./psa-answer";
import { psaPrice } from "./psa-price";
import {
  ages,
  ancestries,
  families,
  genes,
  type PsaFacts,
  questionRows,
  riskRows,
  talkRows,
  viewRows,
} from "./psa-rows";
import { type SignName, signs } from "./psa-signs";

/** Written out once more, by hand: the answer for each age, at usual, higher and strong risk. */
const answers: Record<string, [usual: string, higher: string, strong: string]> = {
  "under-40": ["Not yet: talk about it at 45", "Not yet, but plan the talk", "Ask now when to begin"],
  "40-44": ["Not yet: talk about it at 45", "Soon: book a talk before you are 45", "Yes, talk about it now"],
  "45-49": ["Yes, have the talk", "Yes, talk about it now", "Yes, talk about it now"],
  "50-54": ["Yes, talk about it", "Yes, talk about it", "Yes, talk about it"],
  "55-59": ["Yes, talk about it", "Yes, talk about it", "Yes, talk about it"],
  "60-69": ["Yes, talk about it", "Yes, talk about it", "Yes, talk about it"],
  "70-or-older": Array(3).fill("Talk before you have another test") as [string, string, string],
};
// biome-ignore format: a table
/** Family, ancestry and genes by which a risk is not the usual one: 1 higher, 2 strong. */
const risk: Record<string, 0 | 1 | 2> = {
  "none other none": 0, "none other relative": 2, "none other own": 2,
  "none black none": 1, "none black relative": 2, "none black own": 2,
  "one other none": 1, "one other relative": 2, "one other own": 2,
  "one black none": 1, "one black relative": 2, "one black own": 2,
  "several other none": 2, "several other relative": 2, "several other own": 2,
  "several black none": 2, "several black relative": 2, "several black own": 2,
};
/** What Canadian bodies say at each age: urologists (start at 50 or 45, how often, stop), Task Force (strongly or not). */
const views: Record<string, RegExp[]> = {
  "under-40": [/start at (50|45)/, /strongly against .* below 55/],
  "40-44": [/start at (50|45)/, /strongly against .* below 55/],
  "45-49": [/start at (50|45)/, /strongly against .* below 55/],
  "50-54": [/every four years .* below 1, every two years from 1 to 3/, /strongly against .* below 55/],
  "55-59": [/every four years .* below 1, every two years from 1 to 3/, /against .*, but not strongly/],
  "60-69": [/every four years/, /men of 60 with a PSA below 1 stop testing/, /against .*, but not strongly/],
  "70-or-older": [/stop testing at 70/, /strongly against .* from 70 on/],
};
const urgent: Record<SignName, "now" | "today" | "week" | "visit"> = {
  "no-urine": "now",
  "weak-legs": "now",
  "no-control": "now",
  "fever-after-biopsy": "now",
  "heavy-bleeding": "now",
  fever: "today",
  "back-pain": "today",
  blood: "week",
  "bone-pain": "week",
  "weight-loss": "week",
  changes: "visit",
};
const names = Object.keys(urgent) as SignName[];

const everyone: PsaFacts[] = ages.flatMap((age) =>
  families.flatMap((family) =>
    ancestries.flatMap((ancestry) => genes.map((gene) => ({ age, family, ancestry, genes: gene }))),
  ),
);
const everySet: SignName[][] = Array.from({ length: 2 ** names.length }, (_, set) =>
  names.filter((_name, at) => set & (2 ** at)),
);
const riskOfTable = ({ family, ancestry, genes: gene }: PsaFacts) =>
  risk[`${family} ${ancestry} ${gene}`] ?? 0;

const prices = new Map([
  ["psa-price-bc", "$37"],
  ["psa-price-on", "$35"],
]);

test("every age with every family, ancestry, gene and set of signs has the answer that is written down for it", () => {
  expect(everyone.length * everySet.length).toBe(126 * 2048);
  expect(signs.map(({ name }) => name).sort()).toEqual([...names].sort());
  const wrong: unknown[] = [];
  for (const set of everySet) {
    const soonest = (["now", "today", "week", "visit"] as const).find((soon) =>
      set.some((name) => urgent[name] === soon),
    );
    for (const facts of everyone) {
      const answer = psaAnswer(set, facts);
      const title = soonest === "now" ? undefined : answers[facts.age]?.[riskOfTable(facts)];
      if (
        answer.urgency !== soonest ||
        answer.signs.length !== set.length ||
        answer.talk?.row.title !== title
      )
        wrong.push({ set, facts, answer });
    }
  }
  expect(wrong.slice(0, 3)).toEqual([]);
});

test("in an emergency nothing is said but to get help; without answers only the signs are spoken of", () => {
  expect(psaAnswer(["blood", "no-urine"], everyone[0]).talk).toBeUndefined();
  expect(psaAnswer(["blood", "no-urine"], everyone[0]).signs.map(({ name }) => name)).toEqual([
    "no-urine",
    "blood",
  ]);
  expect(psaAnswer(["blood"], undefined)).toMatchObject({ urgency: "week" });
});

test("everyone hears both sides, by his age and risk, and of each thing that raises his risk", () => {
  for (const facts of everyone) {
    const talk = psaAnswer([], facts).talk;
    const said = talk?.views.map(({ text }) => text) ?? [];
    for (const words of views[facts.age] ?? [])
      expect(said.filter((text) => words.test(text))).toHaveLength(1);
    const from = riskOfTable(facts) === 0 ? "50" : "45";
    expect(
      said.filter((text) => /Cancer Society/.test(text)).map((text) => /from (\d+)/.exec(text)?.[1]),
    ).toEqual([from]);
    const starts = said.flatMap((text) => /start at (\d+)/.exec(text)?.[1] ?? []);
    expect(starts).toEqual(["under-40", "40-44", "45-49"].includes(facts.age) ? [from] : []);
    const raised = [facts.family !== "none", facts.ancestry === "black", facts.genes !== "none"].filter(
      Boolean,
    );
    expect(talk?.risks).toHaveLength(raised.length);
    expect(talk?.questions.some((text) => /genetic counsellor/.test(text))).toBe(riskOfTable(facts) === 2);
  }
});

test("whoever has a sign asks first what is behind it", () => {
  expect(psaAnswer(["changes"], everyone[0]).talk?.questions[0]).toMatch(/behind what I notice/);
  expect(psaAnswer([], everyone[0]).talk?.questions[0]).toMatch(/my own risk/);
});

test("each row has a source of its own, and no percentage is named", () => {
  for (const { sources } of [...talkRows, ...viewRows, ...riskRows])
    expect(sources.length).toBeGreaterThan(0);
  const words = JSON.stringify([
    talkRows,
    viewRows,
    riskRows,
    questionRows,
    signs,
    provinceCodes.map((code) => psaPrice(code, prices)),
  ]);
  expect(words).not.toMatch(/%|per cent/);
  expect(new Set(talkRows.map(({ who }) => who)).size).toBe(talkRows.length);
});

test("two provinces name a price, and everywhere else the health plan pays what a provider orders", () => {
  const priced = provinceCodes.filter((code) => psaPrice(code, prices).text.includes("$"));
  expect(priced).toEqual(["BC", "ON"]);
  expect(psaPrice("BC", prices).text).toContain("about $37");
  expect(psaPrice("BC", new Map()).text).toContain("without signs you pay for it yourself");
  expect(psaPrice("ON", prices).text).toContain("about $35");
  for (const code of provinceCodes) expect(psaPrice(code, prices).sources).toContain("coverage");
});
