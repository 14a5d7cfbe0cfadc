import type { FlattenedField } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { dayFormat, momentFormat } from "./one-date-format.ts";
import { dayOfMoment, shownDay, shownMoment } from "./shown-moment.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

test("days and moments are written in one way, on the clock of the charity, and what is none as it is", () => {
  expect(shownMoment("2026-07-20T22:04:05.000Z").replaceAll(/\s/g, " ")).toBe("July 20, 2026 at 3:04 p.m.");
  expect(shownDay("2026-11-20")).toBe("November 20, 2026");
  expect([shownMoment("soon"), shownDay("soon"), shownDay("")]).toEqual(["soon", "soon", ""]);
});

const datesOf = (fields: FlattenedField[], before: string): [place: string, format: unknown][] =>
  fields.flatMap((field) => {
    const place = `${before}.${field.name}`;
    // Those of the library's sessions, which nobody sees.
    if (field.hidden || (field.admin && "disabled" in field.admin && field.admin.disabled)) return [];
    if ("flattenedFields" in field && field.flattenedFields) return datesOf(field.flattenedFields, place);
    if (field.type !== "date") return [];
    const isDay = field.admin?.date?.pickerAppearance === "dayOnly";
    return [[place, field.admin?.date?.displayFormat === (isDay ? dayFormat : momentFormat)]];
  });

test("a moment's day is that of the charity, where the day of UTC is the next already", () => {
  expect(dayOfMoment("2026-11-28T04:30:00.000Z")).toBe("2026-11-27");
  expect([dayOfMoment(""), dayOfMoment(null)]).toEqual(["", ""]);
});

test("every date in every collection that staff see is shown so", () => {
  const { collections, admin } = app.payload.config;
  const ours = collections.filter(
    ({ slug, admin: { hidden } }) => hidden !== true && !slug.startsWith("payload-"),
  );
  // The library's own columns take the format of the whole admin.
  const dates = ours
    .flatMap(({ flattenedFields, slug }) => datesOf(flattenedFields, slug))
    .filter(([place]) => !/^[^.]+\.(createdAt|updatedAt|deletedAt)$/.test(place));
  expect(dates.length).toBeGreaterThan(15);
  expect(dates.filter(([, isOne]) => !isOne)).toEqual([]);
  expect(admin.dateFormat).toBe(momentFormat);
});

test("every list that staff see calls its records by something that a person knows them by", () => {
  const { collections } = app.payload.config;
  const ours = collections.filter(
    ({ slug, admin: { hidden } }) => hidden !== true && !slug.startsWith("payload-"),
  );
  expect(
    ours.filter(({ admin: { useAsTitle } }) => !useAsTitle || useAsTitle === "id").map(({ slug }) => slug),
  ).toEqual([]);
});
