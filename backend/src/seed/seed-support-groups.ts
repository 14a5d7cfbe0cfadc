import { provinceCodes, provinces } from "@pcf/contract/choices";
import {
  holidayRules,
  meetingChangeKinds,
  meetingFormats,
  meetingSchema,
  weekdays,
} from "@pcf/contract/content/support-group";
import { meetingDays } from "@pcf/contract/meeting-dates";
import { dayIn } from "@pcf/contract/zone-clock";
import { z } from "zod";
import { namesOf, type SeedContext, upsert } from "./seed-context.ts";
import { inFile } from "./seed-files.ts";

const text = z.string().optional();
const dayMs = 24 * 60 * 60 * 1000;
const file = "support-groups.json";

/**
 * A meeting that differs from the rule, as a sample: samples are read on any day, so it is the next or a later one by the
 * rule, counted from 0, moved by days.
 */
const sampleChange = z.strictObject({
  kind: z.enum(meetingChangeKinds),
  nth: z.int().min(0).max(12),
  byDays: z.int().optional(),
  start: text,
  end: text,
  where: text,
  note: text,
});

const schema = z.array(
  z.strictObject({
    slug: z.string(),
    title: z.string(),
    cities: z.string(),
    province: z.enum(provinceCodes),
    groupName: z.string(),
    lat: z.number(),
    lon: z.number(),
    format: z.enum(meetingFormats),
    languages: z.array(z.string()).min(1),
    contacts: z
      .array(z.strictObject({ name: z.string(), t: text, t2: text, c: text, e: text, note: text }))
      .min(1)
      .max(4),
    otherLanguages: z.strictObject({ message: z.string(), languages: z.array(z.string()) }).optional(),
    learnMore: text,
    when: z.string(),
    time: z.string(),
    where: z.string(),
    note: text,
    mailingAddress: text,
    website: text,
    meeting: z.strictObject({
      frequency: z.enum(["monthly", "weekly", "fortnightly"]),
      weekday: z.enum(weekdays),
      week: z.number().optional(),
      start: z.string(),
      end: z.string(),
      timeZone: z.string(),
      monthsOff: z.array(z.number()).default([]),
      from: text,
      holidays: z.enum(holidayRules).optional(),
      changes: z.array(sampleChange).optional(),
    }),
    blueBoxMessage: text,
    facebook: text,
    instagram: text,
  }),
);

export async function seedProvinces({ payload }: SeedContext): Promise<void> {
  for (const province of provinces) {
    await upsert(payload, "provinces", { code: { equals: province.code } }, province);
  }
}

type Sample = z.output<typeof schema>[number]["meeting"];

function meetingOf({ changes = [], ...rule }: Sample, now: Date) {
  const full = meetingSchema.parse(rule);
  const today = dayIn(now, full.timeZone);
  const days = meetingDays(full, today, dayIn(new Date(now.getTime() + 366 * dayMs), full.timeZone));
  return {
    ...rule,
    changes: changes.map(({ nth, byDays = 0, ...change }) => {
      const day = days[nth] ?? today;
      const other = new Date(Date.parse(day) + byDays * dayMs).toISOString().slice(0, 10);
      if (change.kind === "added") return { ...change, day: other };
      return { ...change, day, ...(byDays !== 0 && { toDay: other }) };
    }),
  };
}

export async function seedSupportGroups({ payload, files, now, toLexical }: SeedContext): Promise<void> {
  const groups = await files.json(file, schema);
  const provinceNames = await namesOf(payload, "provinces", "province", (doc) => doc.code);
  for (const group of groups) {
    const { slug, title, cities, format, languages, contacts, meeting, otherLanguages } = group;
    await inFile(`${file}, ${slug}`, () =>
      upsert(
        payload,
        "supportGroups",
        { slug: { equals: slug } },
        {
          slug,
          title,
          cities,
          format,
          languages,
          contacts,
          meeting: meetingOf(meeting, now),
          provinces: [provinceNames.id(group.province)],
          supportGroupName: { groupName: group.groupName },
          supportGroupOtherLanguages: otherLanguages && {
            available: true,
            message: otherLanguages.message,
            otherLanguages: otherLanguages.languages,
          },
          supportGroupMainContent: {
            about: group.learnMore === undefined ? undefined : toLexical(group.learnMore),
            googleMapMarker: { lat: group.lat, lng: group.lon },
            timeWhenWhereAlso: {
              when: group.when,
              time: group.time,
              where: group.where,
              note: group.note,
              address: group.mailingAddress,
              w: group.website,
            },
          },
          supportGroupBlueBoxMessage: group.blueBoxMessage,
          supportGroupSocialMedia: { facebook: group.facebook, instagram: group.instagram },
          _status: "published",
        },
      ),
    );
  }
}
