import { expect, test } from "vitest";
import { type MonthlyTry, monthStatus as statusFrom } from "./month-status.ts";

const due = "2026-11-15";
const tried = (day: string, change: Partial<MonthlyTry>): MonthlyTry => ({
  createdAt: `${day}T15:00:00Z`,
  followUp: "done",
  gateway: {},
  history: [],
  state: "declined",
  ...change,
});
const declined = (day: string, isoCode: string, responseCode = "481") =>
  tried(day, { gateway: { responseCode, isoCode } });
const soft = (day: string) => declined(day, "51");
/** Asked on the due day itself, unless it says from when on the gift may be charged. */
const monthStatus = (
  dueDay: string,
  tries: MonthlyTry[],
  asked: { from?: string; cardChangedAt?: string } = {},
) => statusFrom(dueDay, tries, { from: dueDay, ...asked });

test("a month is open on its day, and paid when a try was charged", () => {
  expect(monthStatus(due, [])).toEqual({ kind: "open", attempt: 1, on: due });
  expect(monthStatus(due, [tried(due, { state: "approved" })])).toEqual({ kind: "paid" });
});

test("a month that was given back is not charged again", () => {
  expect(monthStatus(due, [tried(due, { state: "refunded" })])).toEqual({ kind: "paid" });
});

test("while the outcome of a try is not known, or nobody was told of it, nothing more is tried", () => {
  for (const state of ["sending", "unknown", "held"] as const)
    expect(monthStatus(due, [tried(due, { state })])).toEqual({ kind: "unclear" });
  expect(monthStatus(due, [tried(due, { followUp: "due" })])).toEqual({ kind: "unclear" });
});

test("a card without money is tried again after 3, 7 and 12 days, and then no more", () => {
  const tries = [soft("2026-11-15")];
  expect(monthStatus(due, tries)).toEqual({ kind: "open", attempt: 2, on: "2026-11-18" });
  tries.push(soft("2026-11-18"));
  expect(monthStatus(due, tries)).toEqual({ kind: "open", attempt: 3, on: "2026-11-22" });
  tries.push(soft("2026-11-22"));
  expect(monthStatus(due, tries)).toEqual({ kind: "open", attempt: 4, on: "2026-11-27" });
  tries.push(soft("2026-11-27"));
  expect(monthStatus(due, tries)).toEqual({ kind: "ended", because: "funds" });
});

test.each([
  ["lost", "41", "421"],
  ["stolen", "43", "421"],
  ["closed", "46", "421"],
  ["lost or stolen, by the gateway's own code", "", "057"],
  ["to be kept by the terminal", "", "909"],
])("a card that is %s is not tried again", (_, iso, code) => {
  expect(monthStatus(due, [declined(due, iso, code)])).toEqual({ kind: "ended", because: "card-gone" });
});

test.each(["R0", "R1", "R3"])(
  "a charge that its donor has told the bank to stop (%s) is not tried again",
  (iso) => {
    expect(monthStatus(due, [declined(due, iso)])).toEqual({ kind: "ended", because: "stopped-at-bank" });
  },
);

test("when a bank has not honoured the card before twice, the new one is tried the next day", () => {
  const tries = [declined("2026-11-15", "05"), declined("2026-11-18", "05")];
  const asked = { from: "2026-11-18", cardChangedAt: "2026-11-18T15:00:30Z" };
  expect(monthStatus(due, tries, asked)).toMatchObject({ kind: "open", on: "2026-11-19" });
});

test("what a bank did not honour with the card before does not count against the new one", () => {
  const tries = [declined("2026-11-15", "05"), declined("2026-11-18", "05")];
  const cardChangedAt = "2026-11-16T12:00:00Z";
  expect(monthStatus(due, tries, { cardChangedAt })).toMatchObject({ kind: "open", on: "2026-11-22" });
  const asked = { from: "2026-11-22", cardChangedAt };
  expect(monthStatus(due, [...tries, declined("2026-11-22", "05")], asked)).toEqual({
    kind: "ended",
    because: "declined",
  });
});

test("a bank that says do not honour without a reason is believed the second time", () => {
  const first = declined("2026-11-15", "05");
  expect(monthStatus(due, [first])).toMatchObject({ kind: "open", on: "2026-11-18" });
  expect(monthStatus(due, [first, declined("2026-11-18", "05")])).toEqual({
    kind: "ended",
    because: "declined",
  });
  expect(monthStatus(due, [first, soft("2026-11-18")])).toMatchObject({ kind: "open" });
});

test.each([
  ["91", "476"],
  ["96", "481"],
  ["06", "050"],
  ["51", "421"],
  ["", "481"],
  ["", "476"],
  ["", "050"],
])("a card of which the issuer says %s, and the gateway %s, is tried four times", (iso, code) => {
  const tries = ["2026-11-15", "2026-11-18", "2026-11-22"].map((day) => declined(day, iso, code));
  expect(monthStatus(due, tries)).toMatchObject({ kind: "open", on: "2026-11-27" });
  expect(monthStatus(due, [...tries, declined("2026-11-27", iso, code)])).toMatchObject({ kind: "ended" });
});

test("a bank that does not honour a card is believed the second time, whatever the gateway calls it", () => {
  const first = declined("2026-11-15", "05", "421");
  expect(monthStatus(due, [first])).toMatchObject({ kind: "open", on: "2026-11-18" });
  expect(monthStatus(due, [first, declined("2026-11-18", "05", "421")])).toMatchObject({ kind: "ended" });
});

test("a charge that was never processed is no decline: it is tried again on the next day", () => {
  const lost = tried("2026-11-15", { state: "not-charged" });
  expect(monthStatus(due, [lost])).toEqual({ kind: "open", attempt: 2, on: "2026-11-16" });
  expect(monthStatus(due, [lost, soft("2026-11-16")])).toEqual({
    kind: "open",
    attempt: 3,
    on: "2026-11-19",
  });
});

test("a card that the vault no longer has ends the month", () => {
  const gone = tried(due, { state: "not-charged", gateway: { message: "Can not find previous" } });
  expect(monthStatus(due, [gone])).toEqual({ kind: "ended", because: "card-gone" });
});

test("tries that came late do not follow each other on two days running, nor reach into the next month", () => {
  expect(monthStatus(due, [soft("2026-11-15"), soft("2026-11-24")])).toMatchObject({ on: "2026-11-27" });
  expect(monthStatus(due, [soft("2026-12-05")])).toMatchObject({ kind: "open", on: "2026-12-08" });
  expect(monthStatus(due, [soft("2026-12-05"), soft("2026-12-08")])).toMatchObject({ on: "2026-12-12" });
  expect(monthStatus(due, [soft("2026-12-05"), soft("2026-12-08"), soft("2026-12-12")])).toEqual({
    kind: "ended",
    because: "funds",
  });
});

test("a try that was missed is made up for until two days before the next due day, and not after it", () => {
  const tries = [soft("2026-11-15")];
  const on = (from: string) => monthStatus(due, tries, { from });
  expect(on("2026-11-25")).toEqual({ kind: "open", attempt: 2, on: "2026-11-25" });
  expect(on("2026-12-13")).toMatchObject({ kind: "open", on: "2026-12-13" });
  expect(on("2026-12-14")).toEqual({ kind: "ended", because: "funds" });
  const lost = [tried(due, { state: "not-charged" })];
  expect(monthStatus(due, lost, { from: "2026-12-13" })).toMatchObject({ kind: "open", on: "2026-12-13" });
  expect(monthStatus(due, lost, { from: "2026-12-14" })).toEqual({ kind: "closed" });
});

test("a gift with another card since goes on with the next month when no day of this one is left", () => {
  const cardChangedAt = "2026-11-16T12:00:00Z";
  const from = "2026-12-14";
  expect(monthStatus(due, [soft("2026-11-15")], { from, cardChangedAt })).toEqual({ kind: "closed" });
});

test("a first try waits for the day from which the gift may be charged", () => {
  expect(monthStatus(due, [], { from: "2026-11-19" })).toEqual({
    kind: "open",
    attempt: 1,
    on: "2026-11-19",
  });
});

test("a month that a person has closed is over, and the gift goes on with the next", () => {
  const closed = tried(due, {
    state: "not-charged",
    history: [
      { at: "", state: "held", note: "mismatch" },
      { at: "", state: "not-charged", note: "closed by staff 1: given back" },
    ],
  });
  expect(monthStatus(due, [closed])).toEqual({ kind: "closed" });
});
