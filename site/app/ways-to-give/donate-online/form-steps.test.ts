import { emptyDraft } from "@pcf/contract/donation/form";
import { expect, test } from "vitest";
import { sentValues } from "./draft-values";
import { furthestStep } from "./form-steps";

const donor = {
  b_fname: "Ann",
  b_lname: "Lee",
  b_add: "1 Main St",
  b_city: "Vancouver",
  b_prov: "BC",
  b_pcode: "V6B 1A1",
  b_tel: "604-555-0123",
  b_email: "ann@example.ca",
};
const complete = { ...emptyDraft(), selectAmount: "50", ...donor };

test("a later step opens only when the earlier ones are valid", () => {
  expect(furthestStep(emptyDraft())).toBe(0);
  expect(furthestStep({ ...emptyDraft(), selectAmount: "50" })).toBe(2);
  expect(furthestStep({ ...complete, gift_kind: "Gift in Honour" })).toBe(1);
  expect(furthestStep(complete)).toBe(3);
  expect(furthestStep({ ...complete, selectAmount: "" })).toBe(0);
});

test("what belongs to a choice that was taken back is not sent", () => {
  const letter = {
    ...complete,
    gift_kind: "Gift in Memoriam",
    h_fname: "Bo",
    h_lname: "Ng",
    h_add: "2 Side St",
    h_occasion: "Birthday",
  };
  const ecard = sentValues({ ...letter, gift_type: "ecard", e_card_email: "bo@example.ca" });
  expect(ecard).toMatchObject({ h_add: "", h_occasion: "", e_card_email: "bo@example.ca", h_fname: "Bo" });
  const none = sentValues({ ...letter, gift_kind: "Gift to the Foundation", gift_type: "letter" });
  expect(none).toMatchObject({ gift_type: "none", h_fname: "", h_add: "", donation_amount: "50.00" });
});
