import { charityTimeZone } from "@pcf/contract/constants";
import { instantAt } from "@pcf/contract/zone-clock";
import { expect, test } from "vitest";
import { kitArrival, nextKitDay } from "./kit-days.ts";

const kitDayAt = (day: string, time: string) => nextKitDay(instantAt(day, time, charityTimeZone));

test("a kit asked for before noon on a Wednesday goes out that day, and one asked for later a week after", () => {
  expect(kitDayAt("2026-11-25", "00:00")).toBe("2026-11-25");
  expect(kitDayAt("2026-11-25", "11:59")).toBe("2026-11-25");
  expect(kitDayAt("2026-11-25", "12:00")).toBe("2026-12-02");
  expect(kitDayAt("2026-11-25", "23:30")).toBe("2026-12-02");
  expect(kitDayAt("2026-07-01", "11:59")).toBe("2026-07-01");
  expect(kitDayAt("2026-07-01", "12:00")).toBe("2026-07-08");
});

test("on any other day it is the next Wednesday, at any hour", () => {
  expect(kitDayAt("2026-11-24", "23:30")).toBe("2026-11-25");
  expect(kitDayAt("2026-11-26", "00:30")).toBe("2026-12-02");
});

test("a kit arrives in the week that begins one week later in British Columbia, and two weeks later elsewhere", () => {
  const arrival = (province: string) => kitArrival("2026-11-25", province, new Map());
  expect(arrival("British Columbia")).toEqual({ isNear: true, takes: "1 week", monday: "2026-11-30" });
  expect(arrival("ON")).toEqual({ isNear: false, takes: "2 weeks", monday: "2026-12-07" });
});

test("where the facts say another time, the week follows it", () => {
  const facts = new Map([
    ["kit-time-bc", "up to 2 weeks"],
    ["kit-time-elsewhere", "some time"],
  ]);
  const arrival = (province: string) => kitArrival("2026-11-25", province, facts);
  expect(arrival("BC")).toMatchObject({ takes: "up to 2 weeks", monday: "2026-12-07" });
  expect(arrival("ON")).toMatchObject({ takes: "some time", monday: "2026-12-07" });
});
