import { expect, test } from "vitest";
import { donationFields, donorStep, emptyDraft, tributeStep } from "./form.ts";
import { holdsAddress, withoutAddresses } from "./words-for-others.ts";

test.each([
  "Visit https://evil.example/win",
  "HTTP://EVIL.EXAMPLE",
  "www.evil.example",
  "see evil.example for more",
  "EVIL.COM",
  "evil.example/path",
  "bücher.example",
  "пример.рф",
  "evil。example",
  "evil．ｅxample",
  "ev\u200bil.exa\u200dmple",
  "write to ann@evil.example",
  "ann@evil",
  "mailto:ann",
  "tel:6045550100",
  "javascript:alert(1)",
  "evil (dot) com",
  "ann [at] evil [dot] com",
  "evil dot com",
  "http://192.168.0.1/",
  "192.168.0.1:8080",
  "Call 604-555-0100",
  "call 555 0100",
  "(604) 555-0100",
  "+1 604 555 0100",
  "+44 20 7946 0018",
  "604.555.2012",
  "604·555·2012",
  "6 0 4 5 5 5 2 0 1 2",
  "604–555—0100",
  "６０４-５５５-０１００",
  "Ring ٠١٢٣٤٥٦٧٨",
  "1941-2020 call 604-555-0100",
  "st.albert.ca",
  "st.evil-site.example",
  "P.O.BOX.COM/win",
  "Go to evil.c+1 555 010 0123om now",
  "Go to evil.1.2.3.4com",
])("%j holds an address or a number, and none is left of it", (text) => {
  expect(holdsAddress(text)).toBe(true);
  expect(holdsAddress(withoutAddresses(text))).toBe(false);
});

test.each([
  "Dear June,\nwith love from us all … your family",
  "In loving memory of Alan, 1941 – 2020",
  "1941-2020",
  "12/05/1941 – 03/06/2020",
  "Born 1941.05.12, died 2020.06.03",
  "Married 27-11-1976. 50 years!",
  "Psalm 23:1-6, John 3:16-17",
  "Congratulations on your Ph.D., M.A. and B.Sc.!",
  "Dr. J.R. D'Arcy, M.Sc.",
  "Happy birthday...love, Mum",
  "Meet you @ 5 o'clock!",
  "It cost $1,000,000 and 12.50 more",
  "Fr. Émile St-Pierre S.J.",
  "小明生日快樂",
  "You are no. 1 at 99 years",
])("%j is what people write on cards, and stays as it is", (text) => {
  expect(holdsAddress(text)).toBe(false);
  expect(withoutAddresses(text)).toBe(text);
});

test("a text as long as a post may be is judged at once", () => {
  const from = performance.now();
  for (const part of ["a", "a-", "a.", "1 ", "@a", "a@ ", "1/1/", "a (dot) "]) {
    const text = part.repeat(64_000 / part.length);
    holdsAddress(text);
    withoutAddresses(text);
  }
  expect(performance.now() - from).toBeLessThan(5_000);
});

test("a sentence that begins without a space gets one, so that no mail program makes a link of it", () => {
  expect(holdsAddress("We miss you.Your family")).toBe(false);
  expect(withoutAddresses("We miss you.Your family")).toBe("We miss you. Your family");
});

test.each([
  ["ST.CATHARINES", "ST. CATHARINES"],
  ["st.albert", "st. albert"],
  ["ST.JOHN'S", "ST. JOHN'S"],
  ["P.O.BOX 123", "P.O. BOX 123"],
  ["123 MAIN ST.APT 4", "123 MAIN ST. APT 4"],
  ["ST.JEAN-BAPTISTE, rue ST.DENIS.", "ST. JEAN-BAPTISTE, rue ST. DENIS."],
  ["J.P.LEBLANC", "J.P. LEBLANC"],
  ["MR.AND MRS.JONES", "MR. AND MRS. JONES"],
])("%j is an abbreviation and no address; mails have %j", (typed, mailed) => {
  expect(holdsAddress(typed)).toBe(false);
  expect(withoutAddresses(typed)).toBe(mailed);
});

test("an address goes out of a text, and the rest stays", () => {
  expect(withoutAddresses("Dear June, see https://evil.example/x now\nor call 604-555-0100. Bye")).toBe(
    "Dear June, see now\nor call . Bye",
  );
});

const values = (given: Record<string, string>) => ({
  ...Object.fromEntries(Object.keys(donationFields).map((name) => [name, ""])),
  ...emptyDraft(),
  ...{ otherAmount: "25", b_fname: "Ann", b_lname: "Lee", b_add: "10234 105 Street NW", b_city: "Edmonton" },
  ...{ b_prov: "AB", b_pcode: "T5J 1A1", b_tel: "780-555-0100", b_email: "ann@donor.example" },
  ...given,
});
const refused = (given: Record<string, string>) =>
  [tributeStep, donorStep].flatMap(
    (step) => step.safeParse(values(given)).error?.issues.map(({ path }) => path[0]) ?? [],
  );
const ecard = {
  ...{ gift_kind: "Gift in Honour", h_fname: "Alan", h_lname: "Reid", gift_type: "ecard" },
  ...{ e_card_email: "june@reader.example", e_card_subject: "For you" },
};
const link = "WIN at https://evil.example";

test("the form refuses addresses in every word of the donor's that goes to others, at its field", () => {
  expect(refused(ecard)).toEqual([]);
  for (const field of ["b_fname", "b_lname", "b_add", "b_city", "b_country"])
    expect(refused({ [field]: link })).toContain(field);
  expect(refused({ b_giver: "organization", b_org: link })).toEqual(["b_org"]);
  expect(refused({ b_second: "1", b2_fname: link, b2_lname: "Lee" })).toEqual(["b2_fname"]);
  for (const field of ["h_fname", "h_lname", "e_card_subject", "e_card_message", "h_name_on_card"])
    expect(refused({ ...ecard, [field]: link })).toEqual([field]);
  expect(refused({ ...ecard, e_card_message: "Call 604-555-0100" })).toEqual(["e_card_message"]);
  expect(refused({ ...ecard, h_occasion: "Other", h_occasion_other: link })).toEqual(["h_occasion_other"]);
});

test("the form takes the names of numbered companies, and says nothing of fields that are not shown", () => {
  for (const b_org of ["1234567 Ontario Inc.", "9876-5432 Québec inc."])
    expect(refused({ b_giver: "organization", b_org })).toEqual([]);
  const left = { b_org: link, b2_fname: link, h_name_on_card: link, e_card_message: link, h_fname: link };
  expect(refused(left)).toEqual([]);
  expect(refused({ ...ecard, h_name: link, h_occasion_other: link })).toEqual([]);
});
