import { expect, test } from "vitest";
import { forms } from "../forms/forms.ts";
import { firstKeptDay, retentionCutoff } from "./retention-cutoff.ts";
import { howLong, type RetentionRule, type Term } from "./retention-rule.ts";
import { retentionRules } from "./retention-rules.ts";

const rules: readonly RetentionRule[] = retentionRules;
const hoursOf = ({ count, unit }: Term) => count * { hour: 1, day: 24, year: 365 * 24 }[unit];

test("a reader is told how long each kind is kept, and nothing is kept without an end that is named", () => {
  for (const rule of rules) expect(howLong(rule), rule.kind).toMatch(/\.$/);
  const words = (kind: string) => howLong(rules.find((rule) => rule.kind === kind) ?? { term: null });
  expect(words("spam")).toBe("30 days after it came in.");
  expect(words("questions")).toBe(
    "1 year after we last worked on it. One that still waits for an answer stays until it has one.",
  );
  expect(words("attempt-counters")).toBe("1 day at most.");
  expect(new Set(rules.map(({ kind }) => kind)).size).toBe(rules.length);
});

test("visitors read first of the forms, of questions and kits before the others, and each form has a rule of its own", () => {
  const kinds = rules.map(({ kind }) => kind);
  expect(kinds.slice(0, 5)).toEqual([
    ...["questions", "kit-requests", "volunteers", "group-changes", "newsletter-forms"],
  ]);
  expect(kinds.slice(0, forms.length).sort()).toEqual(forms.map(({ retention }) => retention).sort());
});

test("a gift of any moment of a year is kept until the year's end on the bank's clock, and seven years more", () => {
  const term: Term = { count: 7, unit: "year", from: "after the end of the year", afterYearEnd: true };
  const lastDay = new Date("2034-01-01T04:59:59Z");
  const dayAfter = new Date("2034-01-01T05:00:00Z");
  expect(firstKeptDay(term, lastDay)).toBe("2026-01-01");
  expect(firstKeptDay(term, dayAfter)).toBe("2027-01-01");
  expect(retentionCutoff(term, dayAfter).toISOString()).toBe("2027-01-01T05:00:00.000Z");
});

test("days, hours and years are counted back from now", () => {
  const now = new Date("2028-02-29T12:00:00Z");
  const ago = (count: number, unit: Term["unit"]) =>
    retentionCutoff({ count, unit, from: "after" }, now).toISOString();
  expect(ago(1, "hour")).toBe("2028-02-29T11:00:00.000Z");
  expect(ago(90, "day")).toBe("2027-12-01T12:00:00.000Z");
  expect(ago(2, "year")).toBe("2026-03-01T12:00:00.000Z");
});

test("the mail that tells the office of a form goes before the form itself, and a list mail with its sign-up", () => {
  const hours = (kind: string) => {
    const term = rules.find((rule) => rule.kind === kind)?.term;
    return term ? hoursOf(term) : Number.NaN;
  };
  for (const form of ["questions", "kit-requests", "volunteers", "newsletter-forms"])
    expect(hours("office-mails")).toBeLessThanOrEqual(hours(form));
  expect(hours("list-mails")).toBeLessThanOrEqual(hours("list-unconfirmed"));
});

test("books are kept for at least as long as tax law asks, whatever month the charity's year ends in", () => {
  for (const kind of ["gifts", "receipts", "monthly-gifts"]) {
    const term = rules.find((rule) => rule.kind === kind)?.term;
    expect(term).toMatchObject({ unit: "year", afterYearEnd: true });
    expect(term?.count).toBeGreaterThanOrEqual(7);
  }
});
