import { type DonationField, donationFieldNames } from "@pcf/contract/donation/form";
import { firstGivingChoices } from "@pcf/contract/donation/giving-choices";
import { expect, test } from "vitest";
import { amountOf, donationForm } from "../testing/donation-form.ts";
import { parseDonation } from "./parse-donation.ts";

const rules = {
  now: new Date("2026-11-20T20:00:00Z"),
  ...{ hosted: false, cvd: false, staff: false },
  choices: firstGivingChoices,
};
const wrongFields = (fields: Record<string, string>, given = rules) => {
  const parsed = parseDonation(donationForm(fields), given);
  return "errors" in parsed ? Object.keys(parsed.errors).sort() : [];
};
const factsOf = (fields: Record<string, string>) => {
  const parsed = parseDonation(donationForm(fields), rules);
  if ("errors" in parsed) throw new Error(JSON.stringify(parsed.errors));
  return parsed.donation.facts;
};

const honour = { gift_kind: "Gift in Honour", h_fname: "Ann", h_lname: "Lee" };
const letter = {
  ...honour,
  gift_type: "letter",
  h_add: "1 Main St",
  h_city: "Banff",
  h_prov: "AB",
  h_pcode: "T1L 1A1",
  h_country: "Canada",
};
const ecard = { ...honour, gift_type: "ecard", e_card_email: "ann@card.example", e_card_subject: "For you" };

test.each<[DonationField, Record<string, string>]>([
  ["donation_type", {}],
  ["donation_area", {}],
  ["gift_kind", {}],
  ...(
    ["b_fname", "b_lname", "b_add", "b_city", "b_prov", "b_country", "b_pcode", "b_tel", "b_email"] as const
  ).map((name): [DonationField, Record<string, string>] => [name, {}]),
  ["card_number", {}],
  ["card_name", {}],
  ["card_exp", {}],
  ["b_org", { b_giver: "organization" }],
  ["b2_fname", { b_second: "1", b2_lname: "Lee" }],
  ["b2_lname", { b_second: "1", b2_fname: "Ann" }],
  ["h_fname", honour],
  ["h_lname", honour],
  ["h_occasion_other", { ...honour, h_occasion: "Other" }],
  ...(["h_add", "h_city", "h_prov", "h_pcode", "h_country"] as const).map(
    (name): [DonationField, Record<string, string>] => [name, letter],
  ),
  ["e_card_email", ecard],
  ["e_card_subject", ecard],
])("a missing %s is told", (name, rest) => {
  expect(wrongFields({ ...rest, [name]: "" })).toEqual([name]);
});

test.each(donationFieldNames)("a %s of ten thousand characters is refused", (name) => {
  const long = wrongFields({ ...ecard, [name]: "9".repeat(10_000) }, { ...rules, staff: true });
  const amount = ["selectAmount", "donation_amount"].includes(name);
  expect(long).toContain(amount ? "otherAmount" : name);
});

test.each([
  ["card_number", "4242 4242 4242 4241"],
  ["card_number", "424"],
  ["card_number", "4".repeat(30)],
  ["card_number", "4242abcd42424242"],
  ["card_exp", "1026"],
  ["card_exp", "1326"],
  ["card_exp", "2026-12"],
  ["card_cvd", "12"],
  ["card_cvd", "12a"],
  ["donation_type", "weekly"],
  ["donation_area", "Elsewhere"],
  ["h_occasion", "Easter"],
  ["gift_kind", "Gift to a friend"],
  ["gift_type", "telegram"],
  ["b_giver", "company"],
  ["b_second", "perhaps"],
  ["e_card_image", "6"],
  ["b_email", "nobody"],
  ["idempotency_key", "short"],
  ["idempotency_key", "a key with blanks in it"],
])("%s may not be %s", (name, value) => {
  expect(wrongFields({ ...ecard, [name]: value })).toContain(name);
});

test.each([
  ["424", "Please check the number: it does not look complete"],
  ["4242 4242 4242 4241", "Please check the number: one digit seems wrong"],
])("a card number of %s is told why, and never repeated", (number, reason) => {
  const parsed = parseDonation(donationForm({ card_number: number }), rules);
  if (!("errors" in parsed)) throw new Error("The number was taken");
  expect(parsed.errors).toEqual({ card_number: [reason] });
});

test.each(["", "0", "0.00", "0.001", "-25", "1e9", "1.000", "100000.01", "NaN", "0x19"])(
  "an amount of “%s” is refused",
  (amount) => {
    expect(wrongFields(amountOf(amount))).toEqual(["otherAmount"]);
  },
);

test("what was typed with a comma, blanks or a dollar sign is the amount it says", () => {
  expect(factsOf(amountOf("25,00")).amountCents).toBe(2_500);
  expect(factsOf(amountOf("$ 1 000,50")).amountCents).toBe(100_050);
});

test("what is kept is the plain text, in the spelling of the post and of the network", () => {
  const typed = {
    ...{
      b_fname: "Ann\u0000",
      b_lname: "Le\u0301vesque\u00a0",
      b_add: "1 Main\tStreet",
      b_city: "Qu\u00e9bec\u200b",
    },
    ...{ b_prov: "Qu\u00e9bec", b_pcode: "g1r\u20134s9", b_tel: "418–555–0100 poste\u00a012" },
    b_email: " o’brien&co@b\u00fccher.example",
  };
  expect(factsOf(typed).donor).toMatchObject({
    ...{ firstName: "Ann", lastName: "Lévesque", address: "1 Main Street", city: "Québec" },
    ...{ province: "QC", postalCode: "G1R 4S9", telephone: "418-555-0100 poste 12" },
    email: "o'brien&co@xn--bcher-kva.example",
  });
  const abroad = { b_country: "United States", b_prov: "Washington", b_pcode: "98225\u2013ab" };
  expect(factsOf({ ...typed, ...abroad }).donor).toMatchObject({
    province: "Washington",
    postalCode: "98225–AB",
  });
  const sent = factsOf({
    ...letter,
    h_prov: "B.C.",
    h_pcode: "v6b  1a1",
    h_message: "Dear\tJune,\r\nyes\u0007",
  });
  expect(sent.tribute).toMatchObject({ province: "BC", postalCode: "V6B 1A1", message: "Dear June,\nyes" });
});

test("a card without a gift in a name, or below its minimum, is refused", () => {
  expect(wrongFields({ ...ecard, gift_kind: "Gift to the Foundation" })).toEqual(["gift_type"]);
  expect(wrongFields({ ...letter, ...amountOf("19.99") })).toEqual(["gift_type"]);
  expect(wrongFields({ ...ecard, ...amountOf("19.99") })).toEqual(["gift_type"]);
});

test("fields of a tribute or card that was not chosen are not kept", () => {
  const plain = factsOf({ ...letter, ...ecard, gift_kind: "Gift to the Foundation", gift_type: "none" });
  expect(Object.values({ ...plain.tribute, kind: null }).every((value) => value === null)).toBe(true);
  expect(plain.tributeCard).toEqual({ kind: "none", email: null, subject: null, message: null, image: null });
  const memoriam = factsOf({ ...honour, gift_kind: "Gift in Memoriam", h_occasion: "Birthday" });
  expect(memoriam.tribute).toMatchObject({ occasion: null, firstName: "Ann" });
});

test("a message of as many characters as its counter allows is taken, however its lines are broken on the way", () => {
  const typed = `${"Dear June,\n".repeat(22)}With you`;
  expect(typed).toHaveLength(250);
  for (const lineBreak of ["\n", "\r\n", "\r"]) {
    const sent = typed.replaceAll("\n", lineBreak);
    const { tribute, tributeCard } = factsOf({ ...ecard, e_card_message: sent, h_message: sent });
    expect([tributeCard?.message, tribute?.message]).toEqual([typed, typed]);
  }
  expect(wrongFields({ ...ecard, e_card_message: `${typed}!` })).toEqual(["e_card_message"]);
});

test("an organization or a second person is kept with the contact, and nothing of what was not chosen", () => {
  const typed = { b_initial: "Q", b_org: "Harbour Rowing Club", b2_fname: "Ann", b2_lname: "Lee" };
  const none = {
    middleInitial: null,
    secondFirstName: null,
    secondMiddleInitial: null,
    secondLastName: null,
  };
  expect(factsOf({ ...typed, b_second: "1" }).donor).toMatchObject({
    ...none,
    ...{ organization: null, firstName: "Robin", middleInitial: "Q", lastName: "Sample" },
    ...{ secondFirstName: "Ann", secondLastName: "Lee" },
  });
  expect(factsOf({ ...typed, b_second: "1", b_giver: "organization" }).donor).toMatchObject({
    ...none,
    ...{ organization: "Harbour Rowing Club", firstName: "Robin", lastName: "Sample" },
  });
  expect(factsOf(typed).donor).toMatchObject({ ...none, organization: null, middleInitial: "Q" });
});

const campaign = {
  value: "Ride to Live 2026",
  name: "Ride to Live",
  nameInMails: "the ride of this year",
  offeredFrom: "2026-11-01",
  offeredTo: "2026-11-30",
};
const withCampaign = { areas: [...firstGivingChoices.areas, campaign], occasions: [] };
const onDay = (now: string) => ({ ...rules, now: new Date(now), choices: withCampaign });

test.each([
  ["the day before its first", "2026-10-31T20:00:00Z", ["donation_area"]],
  ["its first day", "2026-11-01T18:00:00Z", []],
  ["its last evening, which is the next day in London", "2026-12-01T07:30:00Z", []],
  ["the morning after, for a form that was open all night", "2026-12-01T15:00:00Z", []],
  ["two days after its last", "2026-12-02T15:00:00Z", ["donation_area"]],
])("an area of a campaign on %s", (_, now, wrong) => {
  expect(wrongFields({ donation_area: campaign.value }, onDay(now))).toEqual(wrong);
});

test("a gift keeps the names that its area and its occasion have now, not what the form sends for them", () => {
  const choices = { areas: [campaign], occasions: [{ value: "Christmas", name: "The holidays" }] };
  const form = donationForm({ ...honour, donation_area: campaign.value, h_occasion: "Christmas" });
  const parsed = parseDonation(form, { ...rules, choices });
  expect("donation" in parsed && parsed.donation.facts).toMatchObject({
    donationArea: "Ride to Live",
    donationAreaInMails: "the ride of this year",
    tribute: { occasion: "The holidays", occasionOther: null },
  });
});

test("a file in place of a text is refused", () => {
  const form = donationForm();
  form.set("b_fname", new File(["Ann"], "name.txt"));
  const parsed = parseDonation(form, rules);
  expect("errors" in parsed ? Object.keys(parsed.errors) : []).toContain("b_fname");
});
