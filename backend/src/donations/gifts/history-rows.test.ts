import { expect, test } from "vitest";
import { historyRows, staffOfHistory } from "./history-rows.ts";

const at = "2026-11-20T18:00:00.000Z";
const rowWords = (state: string, note: string) => {
  const [row] = historyRows([{ at, state, note }], (id) => (id === "3" ? "Pat Lee" : undefined));
  return [row?.what, row?.who, row?.words];
};

test.each([
  ["sending", "written", ["Gift written down; the gateway is being asked", "The donor", ""]],
  ["approved", "code 027", ["Approved", "The system", "Code 027"]],
  ["declined", "declined, code 481", ["Declined", "The system", "Declined. Code 481"]],
  [
    "held",
    "mismatch, code 027",
    ["Held for a person to decide", "The system", "Another sum or order number than ours. Code 027"],
  ],
  ["unknown", "no answer", ["Not clear yet", "The system", "No answer came"]],
  ["unknown", "code missing", ["Not clear yet", "The system", "Code missing"]],
  [
    "held",
    "asked by staff 3: the gateway does not know it",
    ["Gateway asked again: Held for a person to decide", "Pat Lee", "The gateway does not know it"],
  ],
  [
    "approved",
    "accepted by staff 3, 1500 of 2000 cents: seen, in the list",
    ["Amount taken accepted: $15.00 instead of $20.00", "Pat Lee", "seen, in the list"],
  ],
  [
    "approved",
    "refund asked by staff 3, 1000 of 2500 cents: given twice: sorry",
    ["To be given back: $10.00", "Pat Lee", "given twice: sorry"],
  ],
  [
    "approved",
    "refund settled by staff 3, 0 of 2500 cents: not in the list",
    ["Refund looked up at the gateway: $0.00 went back", "Pat Lee", "not in the list"],
  ],
  [
    "refunded",
    "given back, 2500 of 2500 cents",
    ["Given back until now: $25.00 of $25.00", "The system", ""],
  ],
  [
    "not-charged",
    "closed by staff 9: given back: twice",
    ["Closed: nothing is kept", "Staff account 9", "given back: twice"],
  ],
  [
    "refunded",
    "returned by the bank on 2026-11-19 by staff 3: not enough, on the account: twice",
    ["Returned by the bank on November 19, 2026", "Pat Lee", "not enough, on the account: twice"],
  ],
  [
    "approved",
    "spelling for the receipt given by staff 3",
    ["Spelling for the receipt given", "Pat Lee", ""],
  ],
  ["melted", "constructor", ["melted", "The system", "constructor"]],
])("of a gift that is %s, “%s” reads as words", (state, note, words) => {
  expect(rowWords(state, note)).toEqual(words);
});

test("what is no line of a history is shown as it is stored, and nothing is no line", () => {
  expect(historyRows([{ at, status: "old" }, "text"]).map(({ words }) => words)).toEqual([
    `{\n "at": "${at}",\n "status": "old"\n}`,
    "text",
  ]);
  expect(historyRows({ at }).map(({ what }) => what)).toEqual(["As stored"]);
  expect([historyRows(null), historyRows([])]).toEqual([[], []]);
});

test("each account that a history names is looked up once", () => {
  const notes = ["asked by staff 3: lost", "closed by staff 12: x", "written", "asked by staff 3: lost"];
  expect(staffOfHistory(notes.map((note) => ({ at, state: "held", note })))).toEqual(["3", "12"]);
  expect(staffOfHistory(["old", { at, state: "held", note: "closed by staff 3: x" }])).toEqual(["3"]);
  expect(staffOfHistory("old")).toEqual([]);
});
