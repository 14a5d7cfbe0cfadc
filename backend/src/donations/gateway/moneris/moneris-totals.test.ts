import { expect, test } from "vitest";
import { parseMonerisReceipt } from "./moneris-outcome.ts";
import { openTotals } from "./moneris-totals.ts";

const answer = (totals: string) =>
  parseMonerisReceipt(`<response><receipt><Message>said</Message>${totals}</receipt></response>`);
const visa =
  "<Card><CardType>V</CardType><Purchase><Amount>1,050.00</Amount><Count>3</Count></Purchase>" +
  "<Refund><Amount>25.00</Amount><Count>1</Count></Refund><Correction><Amount>0.00</Amount><Count>0</Count></Correction></Card>";
const ecr = (...inside: string[]) =>
  `<BankTotals><ECR><term_id>66012345</term_id><closed>false</closed>${inside.join("")}</ECR></BankTotals>`;

test("totals of a terminal are told by kind of card, and a kind that is left out is none", () => {
  expect(openTotals(answer(ecr(visa, "<Card><CardType>M</CardType></Card>")), "66012345")).toEqual({
    kind: "found",
    isClosed: false,
    cards: [
      {
        cardType: "V",
        purchases: { count: 3, cents: 105_000 },
        refunds: { count: 1, cents: 2_500 },
        corrections: { count: 0, cents: 0 },
      },
      {
        cardType: "M",
        purchases: { count: 0, cents: 0 },
        refunds: { count: 0, cents: 0 },
        corrections: { count: 0, cents: 0 },
      },
    ],
  });
  expect(openTotals(answer(ecr()), "66012345")).toMatchObject({ kind: "found", cards: [] });
});

test("what is not the totals of this terminal is no answer, and never totals of nothing", () => {
  for (const totals of [
    "",
    "<BankTotals>null</BankTotals>",
    ecr(visa.replace("1,050.00", "many")),
    ecr(visa.replace("<Count>3", "<Count>x")),
    ecr(visa).replace("66012345", "66099999"),
  ])
    expect(openTotals(answer(totals), "66012345")).toMatchObject({ kind: "unknown" });
  expect(openTotals(null, "66012345")).toMatchObject({ kind: "unknown" });
});
