import { expect, test } from "vitest";
import { holdsCardNumber } from "./card-numbers.ts";
import { likelyForm, typedDay } from "./typed-day.ts";
import { isCanadian, isNegative, moneyCents } from "./typed-money.ts";

test.each([
  ["2019-12-31", "2019-12-31"],
  ["2019-12-31T23:30:00Z", "2019-12-31"],
  ["2019/2/3 10:00 AM", "2019-02-03"],
  ["20190203", "2019-02-03"],
  ["31/12/2019", "2019-12-31"],
  ["12/31/2019 11:15", "2019-12-31"],
  ["March 5, 2020", "2020-03-05"],
  ["5 mars 2020", "2020-03-05"],
  ["1er août 2018", "2018-08-01"],
  ["Thursday, March 5, 2020", "2020-03-05"],
  ["03/04/2021", null],
  ["29/02/2021", null],
  ["31/12/19", null],
  ["0000-00-00", null],
  ["yesterday", null],
])("the day “%s” is read as %s where nothing says how days are written", (typed, day) => {
  expect(typedDay(typed)).toBe(day);
});

test("where the map says so, day and month are read in its order", () => {
  expect(typedDay("03/04/2021", "DD/MM/YYYY")).toBe("2021-04-03");
  expect(typedDay("03/04/2021", "MM/DD/YYYY")).toBe("2021-03-04");
  expect(typedDay("31/04/2021", "MM/DD/YYYY")).toBeNull();
  expect(likelyForm(["03/04/2021", "27/04/2021"])).toBe("DD/MM/YYYY");
  expect(likelyForm(["03/04/2021", "27/04/2021", "04/27/2021"])).toBeUndefined();
});

test.each([
  ["25", 2_500, undefined],
  ["$1,234.50", 123_450, undefined],
  ["50.000000", 5_000, undefined],
  ["25,00 $", 2_500, undefined],
  ["1.000", null, undefined],
  ["1.000", 100_000, true],
  ["1.234,50", 123_450, true],
  ["1 234,50 $", 123_450, true],
  ["1.000", 100, false],
  ["25,00", null, false],
  ["US$25", null, undefined],
  ["1e9", null, undefined],
])("the amount “%s” is %s cents, with a decimal comma: %s", (typed, cents, comma) => {
  expect(moneyCents(typed, comma)).toBe(cents);
});

test("amounts below nothing are seen in each way to write them, and only Canadian dollars are ours", () => {
  expect(["-25", "(25.00)", "25-", "$ -25", "-$25", "CA$(3)"].map(isNegative)).toEqual(Array(6).fill(true));
  expect(["25", "$25.00"].map(isNegative)).toEqual([false, false]);
  expect(["CAD", "cad", "CA$", "$"].map(isCanadian)).toEqual([true, true, true, true]);
  expect(["USD", "EUR", "US$"].map(isCanadian)).toEqual([false, false, false]);
});

test("a card number is found however it is written, and numbers of other things are not", () => {
  const card = ["4242", "4242", "4242", "4242"];
  const found = [
    card.join(""),
    card.join(" "),
    card.join("-"),
    `Visa ${card.join(" ")} 12/27 123`,
    `${card.join(" ")} 1227`,
    "３７８２ ８２２４６３１０００５",
    card.join("\u00a0"),
  ];
  expect(found.map(holdsCardNumber)).toEqual(found.map(() => true));
  const others = [
    "4242 4242 4242 4241",
    "**** **** **** 4242",
    "2024-03-15 12:34:56",
    "+1 (416) 555-0100",
    "",
  ];
  expect(others.map(holdsCardNumber)).toEqual(others.map(() => false));
});
