import { expect, test } from "vitest";
import {
  amountStep,
  chosenAmount,
  donationFieldNames,
  donorStep,
  emptyDraft,
  paymentCardStep,
  tributeStep,
} from "./form.ts";
import { donationMessages as messages } from "./messages.ts";

const errors = (result: {
  success: boolean;
  error?: { issues: { path: PropertyKey[]; message: string }[] };
}) => Object.fromEntries(result.error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
const now = new Date("2026-11-20T20:00:00Z");

test("a new form asks for an amount", () => {
  expect(errors(amountStep.safeParse(emptyDraft()))).toEqual({ otherAmount: messages.amountMissing });
});

test("preset, other amount and sum must agree", () => {
  const amounts = (selectAmount: string, otherAmount: string, donation_amount: string) =>
    chosenAmount({ selectAmount, otherAmount, donation_amount });
  expect(amounts("25", "", "25.00").cents).toBe(2_500);
  expect(amounts("", "25,00", "").cents).toBe(2_500);
  expect(amounts("25", "50", "").error).toBe(messages.amountUnclear);
  expect(amounts("25", "", "2500").error).toBe(messages.amountUnclear);
  expect(amounts("", "0", "").error).toBe(messages.amountMissing);
  expect(amounts("", "0.001", "").error).toBe(messages.amountInvalid);
  expect(amounts("", "1000000", "").error).toBe(messages.amountTooLarge);
  expect(amounts("", "1.000", "").error).toBe(messages.amountAmbiguous);
  expect(amounts("", "$25.00 CAD", "25.00").cents).toBe(2_500);
});

test("every missing field of the donor is told at once", () => {
  const missing = errors(donorStep.safeParse({ ...emptyDraft(), b_country: "" }));
  expect(Object.keys(missing).sort()).toEqual(
    ["b_add", "b_city", "b_country", "b_email", "b_fname", "b_lname", "b_pcode", "b_prov", "b_tel"].sort(),
  );
  expect(new Set(Object.values(missing))).toEqual(new Set([messages.required]));
});

test.each(["-", ".", "–", "—", "--", "n/a", "N/A", "_", " - ", "*"])(
  "“%s” in one of two names says that there is one name, and in both that there is none",
  (sign) => {
    const given = (b_fname: string, b_lname: string) =>
      errors(donorStep.safeParse({ ...emptyDraft(), b_fname, b_lname }));
    expect(given(sign, "Sukarno")).not.toMatchObject({ b_fname: messages.required });
    expect(given("Sukarno", sign)).not.toHaveProperty("b_lname");
    expect(given("Sukarno", sign)).not.toHaveProperty("b_fname");
    expect(given(sign, sign).b_lname).toBe(messages.required);
    expect(given("", "Sukarno").b_fname).toBe(messages.required);
  },
);

test("a wrong field does not hide the others", () => {
  const found = errors(donorStep.safeParse({ ...emptyDraft(), b_email: "nobody", b_fname: "x".repeat(101) }));
  expect(found.b_email).toBe(messages.email);
  expect(found.b_fname).toBe(messages.tooLong);
  expect(found.b_lname).toBe(messages.required);
});

test("a gift in memoriam needs a name, a letter an address, an e-card an address and a subject", () => {
  const gift = { ...emptyDraft(), otherAmount: "20", gift_kind: "Gift in Memoriam", h_country: "" };
  expect(Object.keys(errors(tributeStep.safeParse(gift)))).toEqual(["h_fname", "h_lname"]);
  const named = { ...gift, h_fname: "Ann", h_lname: "Lee" };
  expect(Object.keys(errors(tributeStep.safeParse({ ...named, gift_type: "letter" })))).toEqual([
    "h_add",
    "h_city",
    "h_prov",
    "h_pcode",
    "h_country",
  ]);
  expect(Object.keys(errors(tributeStep.safeParse({ ...named, gift_type: "ecard" })))).toEqual([
    "e_card_email",
    "e_card_subject",
  ]);
});

test("cards go with $20 or more and with a gift in a name only", () => {
  const named = { ...emptyDraft(), h_fname: "Ann", h_lname: "Lee", gift_kind: "Gift in Honour" };
  const below = tributeStep.safeParse({ ...named, otherAmount: "19.99", gift_type: "letter" });
  expect(errors(below)).toEqual({ gift_type: messages.tributeCardFromTwentyDollars });
  const plain = tributeStep.safeParse({ ...emptyDraft(), otherAmount: "50", gift_type: "letter" });
  expect(errors(plain)).toEqual({ gift_type: messages.tributeCardNeedsTribute });
});

test("an occasion of another kind is to be named", () => {
  const gift = { ...emptyDraft(), h_fname: "Ann", h_lname: "Lee", gift_kind: "Gift in Honour" };
  expect(errors(tributeStep.safeParse({ ...gift, h_occasion: "Other" }))).toEqual({
    h_occasion_other: messages.required,
  });
});

test("hosted card fields take no number", () => {
  const card = {
    card_number: "4242424242424242",
    card_name: "A",
    card_exp: "",
    card_cvd: "",
    data_key: "ot-1",
  };
  const rules = { now, cvd: false };
  expect(errors(paymentCardStep({ ...rules, hosted: true }).safeParse(card))).toEqual({
    card_number: messages.cardRefused,
  });
  expect(
    errors(paymentCardStep({ ...rules, hosted: false }).safeParse({ ...card, card_exp: "1026" })),
  ).toEqual({
    card_exp: messages.expired,
  });
});

test("card fields are no part of a draft", () => {
  const draft = Object.keys(emptyDraft());
  expect(draft.filter((name) => name.startsWith("card_") || name === "data_key")).toEqual([]);
  expect(donationFieldNames).toContain("card_number");
});

test("an organization is to be named, and so is a second person who was asked for", () => {
  const missing = (own: object) =>
    Object.keys(errors(donorStep.safeParse({ ...emptyDraft(), ...own }))).filter(
      (name) => name === "b_org" || name.startsWith("b2_"),
    );
  expect(missing({})).toEqual([]);
  expect(missing({ b_giver: "organization" })).toEqual(["b_org"]);
  expect(missing({ b_second: "1" })).toEqual(["b2_fname", "b2_lname"]);
  expect(missing({ b_giver: "organization", b_second: "1" })).toEqual(["b_org"]);
});
