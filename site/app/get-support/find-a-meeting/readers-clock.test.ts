// @vitest-environment happy-dom
import { offsetMinutes } from "@pcf/contract/zone-clock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { showReadersClock } from "./readers-clock";

const zoneBefore = process.env.TZ;
beforeAll(() => {
  process.env.TZ = "America/Toronto";
});
afterAll(() => {
  process.env.TZ = zoneBefore;
});

/** What a reader in Toronto is told of a meeting of an hour. */
function told(start: string, zone: string, offset = offsetMinutes(Date.parse(start), zone)): string {
  const end = new Date(Date.parse(start) + 3_600_000).toISOString();
  document.body.innerHTML = `<span data-start="${start}" data-end="${end}" data-zone="${zone}" data-offset="${offset}"></span>`;
  showReadersClock(document.querySelectorAll("span"));
  return document.querySelector("span")?.textContent?.replaceAll(/\s/g, " ") ?? "";
}

test("a meeting on another clock is told on the reader's own, with the day where that is another", () => {
  expect(told("2026-12-01T23:00:00Z", "America/Halifax")).toBe("6:00–7:00 p.m. on your clock");
  expect(told("2026-12-01T16:30:00Z", "America/Halifax")).toBe("11:30 a.m.–12:30 p.m. on your clock");
  // Half past midnight on Wednesday in Halifax.
  expect(told("2026-12-02T04:30:00Z", "America/Halifax")).toBe(
    "Tuesday, 11:30 p.m.–12:30 a.m. on your clock",
  );
});

test("of a meeting on the reader's clock, under whatever name, nothing is said", () => {
  expect(told("2026-12-01T23:00:00Z", "America/Toronto")).toBe("");
  expect(told("2026-12-01T23:00:00Z", "America/New_York")).toBe("");
  // The server knows other rules of the same zone.
  expect(told("2026-12-01T23:00:00Z", "America/Toronto", -240)).toBe("");
});
