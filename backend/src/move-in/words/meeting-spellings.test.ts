import { expect, test } from "vitest";
import { meetingRule } from "./meeting-rule.ts";

const weekdays = {
  MO: ["Monday", "Mon.", "MONDAY", "lundi"],
  TU: ["Tuesday", "Tues.", "Tue", "mardi"],
  WE: ["Wednesday", "Wed.", "Weds", "mercredi"],
  TH: ["Thursday", "Thurs.", "Thu", "jeudi"],
  FR: ["Friday", "Fri.", "friday", "vendredi"],
  SA: ["Saturday", "Sat.", "Sat", "samedi"],
  SU: ["Sunday", "Sun.", "Sun", "dimanche"],
};
const weeks: [number, string[]][] = [
  [1, ["First", "1st", "1 st", "premier", "1er"]],
  [2, ["Second", "2nd", "SECOND", "deuxième", "2e"]],
  [3, ["Third", "3rd", "third", "troisième", "3ème"]],
  [4, ["Fourth", "4th", "4TH", "quatrième", "4ᵉ"]],
  [-1, ["Last", "last", "LAST", "dernier", "Dernier"]],
];
const frames = [
  (day: string) => `${day} of every month`,
  (day: string) => `the ${day} of each month`,
  (day: string) => `Le ${day} du mois`,
  (day: string) => `Monthly, on the ${day}`,
  (day: string) => `We meet on the ${day}`,
  (day: string) => day,
];
const times = [
  "7 – 9 pm",
  "7:00 pm - 9:00 pm",
  "7:00PM–9:00PM (Pacific time)",
  "from 7 p.m. to 9 p.m.",
  "19:00–21:00",
  "19 h à 21 h",
  "de 19h00 à 21h00",
  "7 pm until 9 pm PST",
];

test("each weekday in each week is read in every spelling, and no other one", () => {
  let turn = 0;
  for (const [weekday, names] of Object.entries(weekdays)) {
    for (const [week, ordinals] of weeks) {
      for (const name of names) {
        for (const ordinal of ordinals) {
          const frame = frames[turn % frames.length];
          const time = times[turn++ % times.length];
          const when = frame?.(`${ordinal} ${name}`);
          expect([when, time, meetingRule({ when, time, provinceCode: "BC" })]).toEqual([
            when,
            time,
            {
              rule: {
                frequency: "monthly",
                weekday,
                week,
                start: "19:00",
                end: "21:00",
                timeZone: "America/Vancouver",
                monthsOff: [],
              },
            },
          ]);
        }
      }
    }
  }
});

test("each weekday of every week is read in every spelling", () => {
  const forms: [string, (names: string[]) => string][] = [
    ["Every", ([whole]) => `Every ${whole}`],
    ["plural", ([whole]) => `${whole}s`],
    ["possessive", ([whole]) => `${whole}’s`],
    ["weekly", ([, short]) => `Weekly on ${short}`],
    ["tous les", (names) => `Tous les ${names.at(-1)}s`],
  ];
  for (const [weekday, names] of Object.entries(weekdays)) {
    for (const [, form] of forms) {
      const when = form(names);
      expect([when, meetingRule({ when, time: "10 am - noon", provinceCode: "ON" })]).toMatchObject([
        when,
        { rule: { frequency: "weekly", weekday, start: "10:00", end: "12:00" } },
      ]);
    }
  }
});

test("a word more that is not understood always makes a rule unclear", () => {
  for (const word of [
    "perhaps",
    "usually",
    "approx.",
    "(tentative)",
    "sauf exception",
    "باستثناء",
    "TBC",
    "?",
  ]) {
    for (const time of times) {
      expect([word, meetingRule({ when: `Second Tuesday ${word}`, time, provinceCode: "BC" })]).toEqual([
        word,
        { unclear: expect.any(String) },
      ]);
    }
  }
});

test("whatever is typed is answered at once", () => {
  const texts = [
    "7".repeat(50_000),
    "second ".repeat(5_000),
    "July, ".repeat(5_000),
    "<".repeat(50_000),
    "&#x".repeat(20_000),
  ];
  for (const when of texts) {
    const before = performance.now();
    expect(meetingRule({ when, time: "7 – 9 pm", note: when, provinceCode: "BC" })).toHaveProperty("unclear");
    expect(performance.now() - before).toBeLessThan(2_000);
  }
});
