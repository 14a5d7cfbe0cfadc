import { readFile } from "node:fs/promises";
import type { MeetingRule } from "@pcf/contract/content/support-group";
import { expect, test } from "vitest";
import { meetingRule } from "./meeting-rule.ts";

type Sample = {
  slug: string;
  province: string;
  when: string;
  time: string;
  note?: string;
  meeting: MeetingRule;
};

/** Their towns keep the clock of the province in a zone of their own, which no words name. */
const ownZones = ["swift-current", "dawson-city", "inuvik"];

test("the words of the sample groups mean the rules that they have", async () => {
  const file = new URL("../../../../seed/support-groups.json", import.meta.url);
  const samples: Sample[] = JSON.parse(await readFile(file, "utf8"));
  expect(samples.length).toBeGreaterThan(50);
  for (const { slug, province, when, time, note, meeting } of samples) {
    const { frequency, weekday, week, start, end, timeZone, monthsOff, from } = meeting;
    const expected = { frequency, weekday, week, start, end, monthsOff, from };
    const read = meetingRule({ when, time, note, provinceCode: province });
    expect([slug, read]).toEqual([
      slug,
      expect.objectContaining({
        rule: {
          ...expected,
          timeZone: ownZones.includes(slug) ? expect.any(String) : timeZone,
        },
      }),
    ]);
  }
});
