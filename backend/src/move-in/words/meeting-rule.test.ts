import type { MeetingRule } from "@pcf/contract/content/support-group";
import { describe, expect, test } from "vitest";
import { meetingRule } from "./meeting-rule.ts";

/** A rule in one line: `2 TU 19:00-21:00`, months off behind a minus, the zone where it is not the province's. */
function inOneLine({ week, weekday, frequency, start, end, monthsOff, from }: MeetingRule): string {
  const often = frequency === "monthly" ? `${week} ` : frequency === "weekly" ? "each " : `from ${from} `;
  return `${often}${weekday} ${start}-${end}${monthsOff.length > 0 ? ` -${monthsOff.join(",")}` : ""}`;
}

function read(when: string | undefined, time?: string, note?: string, provinceCode = "BC") {
  const meeting = meetingRule({ when, time, note, provinceCode });
  if (!meeting) return "nothing";
  return "rule" in meeting ? inOneLine(meeting.rule) : "unclear";
}

describe("what volunteers type becomes a rule", () => {
  test.each([
    ["Third Monday of every month", "7:00 pm – 9:00 pm (Pacific time)", "3 MO 19:00-21:00"],
    ["Second Tuesday of every month, 7 – 9 pm", "", "2 TU 19:00-21:00"],
    ["", "Second Tuesday of every month, 7 – 9 pm", "2 TU 19:00-21:00"],
    ["2nd Tues. of each month (except July &amp; August)", "7-9 p.m.", "2 TU 19:00-21:00 -7,8"],
    ["2nd Tuesday of the month, excluding Jul/Aug", "7pm to 9pm", "2 TU 19:00-21:00 -7,8"],
    ["Every Wednesday 10am-noon", "", "each WE 10:00-12:00"],
    ["Wednesdays", "10:00 – 12:00 noon", "each WE 10:00-12:00"],
    ["WEDNESDAYS AT 7 PM TO 9 PM", "", "each WE 19:00-21:00"],
    ["Weekly, Thursday", "1:30 to 3:00 p.m.", "each TH 13:30-15:00"],
    ["Every week on Friday", "9 – 10:30 a.m.", "each FR 09:00-10:30"],
    ["Each Monday of the month", "7 pm - 8 pm", "each MO 19:00-20:00"],
    ["Every Tuesday except July", "7–9pm", "each TU 19:00-21:00 -7"],
    ["Last Thursday monthly, Sept. to June, 19h00 à 21h00", "", "-1 TH 19:00-21:00 -7,8"],
    ["1st Wednesday, 1:30 to 3:00 p.m.", "", "1 WE 13:30-15:00"],
    ["The 4th Thurs of each month, Sept–June", "7:00 PM - 8:30 PM", "4 TH 19:00-20:30 -7,8"],
    ["First Saturday of the month", "10:00 a.m. to noon", "1 SA 10:00-12:00"],
    ["First Sat. monthly", "noon – 1:30", "1 SA 12:00-13:30"],
    ["Once a month, first Thursday, except July", "1:30 to 3:30 p.m.", "1 TH 13:30-15:30 -7"],
    ["Monthly, on the third Sunday; no meeting in July or August", "3–4:30 pm", "3 SU 15:00-16:30 -7,8"],
    ["We meet the second Monday of each month", "from 7 until 9 p.m.", "2 MO 19:00-21:00"],
    ["Meetings are held on the last Tuesday of every month", "Between 7 and 9 pm", "-1 TU 19:00-21:00"],
    ["Every first Tuesday", "7–9 pm", "1 TU 19:00-21:00"],
    ["Every last Friday", "7–9 pm", "-1 FR 19:00-21:00"],
    ["Every second Tuesday of the month", "7–9 pm", "2 TU 19:00-21:00"],
    ["2nd Tuesday/month", "7–9 pm", "2 TU 19:00-21:00"],
    ["2nd Tuesday, September through June", "7–9 pm", "2 TU 19:00-21:00 -7,8"],
    ["2nd Tuesday from September to November and January to May", "7–9 pm", "2 TU 19:00-21:00 -6,7,8,12"],
    ["Second Tuesday of Jan, Mar, May", "7–9 pm", "2 TU 19:00-21:00 -2,4,6,7,8,9,10,11,12"],
    ["Second Tuesday of every month except December", "7–9 pm", "2 TU 19:00-21:00 -12"],
    ["Second Tuesday. Closed July and August.", "7–9 pm", "2 TU 19:00-21:00 -7,8"],
    ["Second Tuesday (July and August off)", "7–9 pm", "2 TU 19:00-21:00 -7,8"],
    ["Second Tuesday, no meetings June - August", "7–9 pm", "2 TU 19:00-21:00 -6,7,8"],
    ["Second Tuesday (we do not meet in July, August or December)", "7–9 pm", "2 TU 19:00-21:00 -7,8,12"],
    ["Second Tuesday, no meetings in summer", "7–9 pm", "2 TU 19:00-21:00 -7,8"],
    ["Second Tuesday", "11 – 1 pm", "2 TU 11:00-13:00"],
    ["Second Tuesday", "10:00 am – 12:00 pm", "2 TU 10:00-12:00"],
    ["Second Tuesday", "10 am – 12", "2 TU 10:00-12:00"],
    ["Second Tuesday", "7:00PM-9:00PM PT", "2 TU 19:00-21:00"],
    ["Second Tuesday", "19:00 - 21:00", "2 TU 19:00-21:00"],
    ["Second Tuesday", "1900-2100 hrs", "2 TU 19:00-21:00"],
    ["Second Tuesday", "7.30 – 9.00 p.m.", "2 TU 19:30-21:00"],
    ["Second Tuesday", "7:00&nbsp;pm&nbsp;&#8211;&nbsp;9:00&nbsp;pm", "2 TU 19:00-21:00"],
    ["Second Tuesday", "7 p. m. to 9 p. m. sharp", "2 TU 19:00-21:00"],
    ["Second Tuesday", "7 to 9 in the evening", "2 TU 19:00-21:00"],
    ["Second Tuesday afternoon", "1 – 3", "2 TU 13:00-15:00"],
    ["Second Tuesday", "7 pm for 2 hours", "2 TU 19:00-21:00"],
    ["Second Tuesday", "7-9", "2 TU 19:00-21:00"],
    ["Second Tuesday", "10 – 12", "2 TU 10:00-12:00"],
    ["Second Tuesday", "1:30 - 3:30", "2 TU 13:30-15:30"],
    ["Tuesdays at 7 pm", "", "each TU 19:00-21:00"],
    ["Second Tuesday<br />of each month", "<p>7 – 9 pm</p>", "2 TU 19:00-21:00"],
    ["2ⁿᵈ Tuesday of the month", "7 – 9 pm", "2 TU 19:00-21:00"],
    ["Second Tuesday, in person and via Zoom", "7 – 9 pm", "2 TU 19:00-21:00"],
    ["Second Tuesday, 7 – 9 pm", "7 – 9 pm", "2 TU 19:00-21:00"],
    ["Second Tuesday", "19:00–21:00 (7–9 pm)", "2 TU 19:00-21:00"],
    ["Tuesday evenings", "7–9", "each TU 19:00-21:00"],
    ["3rd Thursday of each month but July and August", "7–9 pm", "3 TH 19:00-21:00 -7,8"],
    ["Second Tuesday (on Zoom), September to June", "7–9 pm", "2 TU 19:00-21:00 -7,8"],
    ["Every second Wednesday, counted from January 7, 2026", "7 – 8:30 pm", "from 2026-01-07 WE 19:00-20:30"],
    ["Every other Tuesday, starting Tuesday, Jan. 6th, 2026", "7 – 9 pm", "from 2026-01-06 TU 19:00-21:00"],
    ["Le deuxième mardi du mois, 19 h à 21 h", "", "2 TU 19:00-21:00"],
    ["Le deuxième mardi de chaque mois, sauf juillet et août", "De 19 h 30 à 21 h", "2 TU 19:30-21:00 -7,8"],
    ["Le 1er lundi du mois, de septembre à juin", "13h30 à 15h30", "1 MO 13:30-15:30 -7,8"],
    ["Dernier jeudi du mois (relâche en décembre)", "18h30 - 20h30, heure de l’Est", "-1 TH 18:30-20:30 -12"],
    ["Tous les mercredis", "10 h à midi", "each WE 10:00-12:00"],
    ["3e mercredi, pas de rencontre en juillet", "entre 19 h et 21 h", "3 WE 19:00-21:00 -7"],
    ["Les mardis", "19h00 à 21h00 HNE", "each TU 19:00-21:00"],
  ])("%s | %s", (when, time, rule) => {
    expect(read(when, time)).toBe(rule);
  });
});

describe("what can be meant in two ways, or is more than a rule, stays text", () => {
  test.each([
    ["Every second Tuesday", "7–9 pm"],
    ["Every third Tuesday", "7–9 pm"],
    ["Bi-weekly on Tuesdays", "7–9 pm"],
    ["Bimonthly, second Tuesday", "7–9 pm"],
    ["Every two weeks on Tuesday", "7–9 pm"],
    ["Every other Tuesday, starting January 7, 2026", "7–9 pm"],
    ["1st and 3rd Monday", "7–9 pm"],
    ["First & third Mondays of the month", "7–9 pm"],
    ["First Monday and Tuesday", "7–9 pm"],
    ["First Monday in person, third Monday online", "7–9 pm"],
    ["By appointment", ""],
    ["Please call for dates", ""],
    ["Meets quarterly", "7 pm"],
    ["Second Tuesday of every second month", "7–9 pm"],
    ["The second-to-last Friday", "7–9 pm"],
    ["5th Friday", "7–9 pm"],
    ["Tuesday", "7–9 pm"],
    ["Monthly on Tuesday", "7–9 pm"],
    ["Second of the month", "7–9 pm"],
    ["Second Tuesday, unless it is raining", "7–9 pm"],
    ["Second Tuesday, call first", "7–9 pm"],
    ["Second Tuesday (room changes)", "7–9 pm"],
    ["Second Tuesday, except holidays", "7–9 pm"],
    ["Second Tuesday except December 25", "7–9 pm"],
    ["Second Tuesday after the first Monday", "7–9 pm"],
    ["Second Tuesday or third Thursday", "7–9 pm"],
    ["Second Tuesday, not Wednesday", "7–9 pm"],
    ["Second Tuesday of May 2026", "7–9 pm"],
    ["Second Tuesday starting September 8, 2026", "7–9 pm"],
    ["Second Tuesday of each month, starting in September", "7–9 pm"],
    ["Second Tuesday from September", "7–9 pm"],
    ["Second Tuesday of every month, September", "7–9 pm"],
    ["Second Tuesday (online in July and August)", "7–9 pm"],
    ["Second Tuesday, except online in July", "7–9 pm"],
    ["Second Tuesday, 7–9 pm. July and August, online.", ""],
    ["Every Tuesday except the first", "7–9 pm"],
    ["Every day", "7–9 pm"],
    ["Second Tuesday", ""],
    ["Second Tuesday", "9 – 7 pm – 8"],
    ["Second Tuesday", "9 pm – 7 pm"],
    ["Second Tuesday", "7 pm – 7 pm"],
    ["Second Tuesday", "10:00 am – 12:00 am"],
    ["Second Tuesday", "7:00 am – 9:00 pm"],
    ["Second Tuesday", "1:30 am – 3:30 am"],
    ["Second Tuesday", "8 – 10"],
    ["Second Tuesday", "19:00 am – 21:00"],
    ["Second Tuesday", "25:00 – 27:00"],
    ["Second Tuesday", "7–9 pm or 2–4 pm"],
    ["Second Tuesday, 7–9 pm", "6:30–8:30 pm"],
    ["Second Tuesday evening", "9 – 11 am"],
    ["Second Tuesday", "doors open 6:30, meeting 7–9 pm"],
    ["Second Tuesday", "7–9 pm Eastern, 4–6 pm Pacific"],
    ["Second Tuesday", "until 9 pm"],
    ["Deux fois par mois, le mardi", "19 h à 21 h"],
    ["Un mardi sur deux", "19 h à 21 h"],
    ["الثلاثاء الثاني من كل شهر", "7–9 pm"],
  ])("%s | %s", (when, time) => {
    const meeting = meetingRule({ when, time, provinceCode: "BC" });
    expect(meeting).toEqual({ unclear: expect.stringMatching(/^.{10,}[.”?]$/u) });
  });

  test("where nothing is said, nothing is listed", () => {
    expect(read(undefined)).toBe("nothing");
    expect(read("&nbsp;", "<br>")).toBe("nothing");
  });

  test("staff are told which words were not understood, as they were typed", () => {
    expect(meetingRule({ when: "Second Tuesday, même s’il pleut, 7–9 pm", provinceCode: "QC" })).toEqual({
      unclear: "“même s’il pleut” was not understood.",
    });
  });
});

describe("a note", () => {
  test.each([
    ["No meetings in July and August.", "2 TU 19:00-21:00 -7,8"],
    ["Bring a friend. No meetings in July or August!", "2 TU 19:00-21:00 -7,8"],
    ["Pas de rencontre en juillet et août.", "2 TU 19:00-21:00 -7,8"],
    ["You may bring a friend. Please write to Anita by noon on the day.", "2 TU 19:00-21:00"],
    ["Snow days: the meeting moves online.", "2 TU 19:00-21:00"],
    ["Parking is free; the side door is closed.", "2 TU 19:00-21:00"],
    ["Meetings in July and August.", "unclear"],
    ["Meetings are held September to June.", "2 TU 19:00-21:00 -7,8"],
    ["In July and August we meet online.", "unclear"],
    ["In December we have a party instead.", "unclear"],
    ["Cancelled when it snows.", "unclear"],
    ["If the day is a holiday we meet a week later.", "unclear"],
    ["Partners meet on the fourth Monday.", "unclear"],
    ["On hold until further notice", "unclear"],
  ])("%s", (note, expected) => {
    expect(read("Second Tuesday", "7–9 pm", note)).toBe(expected);
  });
});

describe("the zone", () => {
  const zoneOf = (provinceCode: string | undefined, time: string, note?: string) => {
    const meeting = meetingRule({ when: "Second Tuesday", time, note, provinceCode });
    return meeting && "rule" in meeting ? meeting.rule.timeZone : "unclear";
  };

  test.each([
    ["SK", "7–9 pm (Central time)", "America/Regina"],
    ["SK", "7–9 pm CST", "America/Regina"],
    ["SK", "7–9 pm", "America/Regina"],
    ["MB", "7–9 pm Central", "America/Winnipeg"],
    ["ON", "7–9 pm Central Standard Time", "America/Winnipeg"],
    ["ON", "7–9 pm EST", "America/Toronto"],
    ["NS", "7–9 pm", "America/Halifax"],
    ["NB", "7–9 pm (Atlantic time)", "America/Moncton"],
    ["NL", "7–9 pm (Newfoundland time)", "America/St_Johns"],
    ["NL", "7–9 pm Atlantic time", "America/Goose_Bay"],
    ["YT", "7–9 pm (Yukon time)", "America/Whitehorse"],
    ["BC", "7–9 pm Mountain time", "America/Edmonton"],
    ["QC", "19h à 21h, heure de l’Est", "America/Toronto"],
    [undefined, "7–9 pm ET", "America/Toronto"],
    [undefined, "7–9 pm", "unclear"],
  ])("in %s, %s", (provinceCode, time, zone) => {
    expect(zoneOf(provinceCode, time)).toBe(zone);
  });

  test("a note may name it, and one that names another makes it unclear", () => {
    expect(zoneOf("BC", "7–9 pm", "Times are Mountain time, as used in the East Kootenay.")).toBe(
      "America/Edmonton",
    );
    expect(zoneOf("BC", "7–9 pm", "The talk begins at seven Eastern time.")).toBe("unclear");
    expect(zoneOf("NL", "7–9 pm (Atlantic time)", "Those on Newfoundland time add half an hour.")).toBe(
      "America/Goose_Bay",
    );
  });
});

test("what was supposed is said beside the rule", () => {
  const guessOf = (when: string, time: string) => {
    const meeting = meetingRule({ when, time, provinceCode: "BC" });
    return meeting && "rule" in meeting ? meeting.guess : "unclear";
  };
  expect(guessOf("Second Tuesday", "7–9 pm")).toBeUndefined();
  expect(guessOf("Second Tuesday", "11 – 1 pm")).toBeUndefined();
  expect(guessOf("Second Tuesday", "7 pm")).toContain("two hours");
  expect(guessOf("Second Tuesday", "7–9")).toContain("19:00");
  expect(guessOf("Second Tuesday, except summer", "7–9 pm")).toContain("Summer");
  expect(guessOf("Second Tuesday", "7–9 pm Eastern time")).toContain("does not keep");
});
