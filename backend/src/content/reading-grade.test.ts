import { expect, test } from "vitest";
import { gradeInWords, readingGrade, syllablesOf, textOfForm } from "./reading-grade.ts";

test("syllables are those that are said", () => {
  const known = {
    ...{ the: 1, PSA: 1, cat: 1, made: 1, walked: 1, wanted: 2, table: 2, doctor: 2, prostate: 2, cancer: 2 },
    ...{
      treatment: 2,
      surgery: 3,
      hospital: 3,
      important: 3,
      urologist: 4,
      radiation: 4,
      special: 2,
      million: 2,
      information: 4,
    },
  };
  for (const [word, syllables] of Object.entries(known)) expect(syllablesOf(word), word).toBe(syllables);
});

test("plain short sentences have a low grade, long ones of long words a high one", () => {
  const plain =
    "You can ask your doctor. Bring a friend. Write down what you want to know. Take your time. ".repeat(2);
  const hard =
    "Individuals considering radiotherapeutic intervention should additionally investigate the potential complications associated with multimodal therapeutic combinations, particularly regarding gastrointestinal morbidity and long-term urinary dysfunction following the administration of treatment in a specialized institution.";
  expect(readingGrade(plain).grade).toBeLessThanOrEqual(4);
  const judged = readingGrade(hard);
  expect(judged.grade).toBeGreaterThan(15);
  expect(gradeInWords(judged)).toMatch(/^Grade \d+: aim for 8 or lower\./);
  expect(gradeInWords(readingGrade(plain))).toMatch(/^Grade \d: easy enough to read\./);
});

test("the formula is that of Flesch and Kincaid", () => {
  // 40 words of one syllable in 4 sentences: 0.39 × 10 + 11.8 × 1 − 15.59 = 0.11, and no grade is below the first.
  expect(readingGrade("The cat sat on the mat by the big door. ".repeat(4)).grade).toBe(1);
  // The same words in one sentence: 0.39 × 40 + 11.8 − 15.59 = 11.81.
  expect(readingGrade("the cat sat on the mat by the big door ".repeat(4)).grade).toBe(12);
});

test("a title or a number ends no sentence, a heading and an item of a list do without a point", () => {
  const text = "What helps\nAsk Dr. Lee about a PSA above 4.0 ng.\nWalk daily.\nSleep well";
  const long = `${"word ".repeat(20)}end.`;
  expect(readingGrade(text).longest).toEqual([]);
  expect(readingGrade(`${text}\n${long}`).longest).toEqual([{ text: long, words: 21 }]);
  expect(gradeInWords(readingGrade("Ask."))).toBe("The text has 1 word: too few to judge.");
});

test("the three longest sentences are shown, the longest first", () => {
  const of = (count: number) => `${"word ".repeat(count - 1)}end.`;
  const { longest } = readingGrade([of(18), of(30), of(16), of(22), of(5)].join("\n"));
  expect(longest.map(({ words }) => words)).toEqual([30, 22, 18]);
});

test("the text of a form is its introduction and its blocks, and no address, label or title", () => {
  const mark = { type: "link", fields: { url: "#source-3" }, children: [{ type: "text", text: "3" }] };
  const paragraph = { type: "paragraph", children: [{ type: "text", text: "Walk daily." }, mark] };
  const item = { type: "listitem", children: [{ type: "text", text: "Sleep" }] };
  const body = { root: { type: "root", children: [paragraph, { type: "list", children: [item] }] } };
  const fields: [string, unknown][] = [
    ...(
      [
        ["title", "Walking"],
        ["intro", "It helps."],
        ["uri", "/walking"],
        ["blocks", 2],
      ] as const
    ).map((each): [string, unknown] => [...each]),
    ["blocks.0.body", body],
    ["blocks.1.text", "Ask us."],
    ["blocks.1.label", "Call"],
  ];
  expect(textOfForm(fields)).toBe("It helps.\nWalk daily.\nSleep\nAsk us.\n");
});
