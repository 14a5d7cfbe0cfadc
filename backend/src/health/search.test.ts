import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { keepDonors } from "../donations/donors/keep-donors.ts";
import { findEverywhere } from "../office/search/find-everywhere.ts";
import type { User } from "../payload-types.ts";
import { type Office, startOffice } from "../staff/testing/start-office.ts";

let office: Office;
let order: string;
beforeAll(async () => {
  office = await startOffice();
  const { payload, ids } = office;
  await keepDonors(payload, new Date());
  const gift = await payload.findByID({ collection: "donations", id: Number(ids.get("donations")) });
  order = gift.orderId;
  const page = { uri: "/get-support/of-the-test", title: "Soutien à Québec", description: "X" };
  await payload.create({ collection: "pages", data: page, draft: true });
  await payload.create({
    collection: "supportGroups",
    data: { title: "Groupe de Québec", slug: "groupe-quebec" },
    draft: true,
  });
});
afterAll(() => office.close());

/** The places in which a role finds something, and the first thing there. */
async function finds(role: Role, typed: string): Promise<Record<string, string>> {
  const { payload } = office;
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: role } } });
  const user = { ...(docs[0] as User), collection: "users" as const };
  const found = await findEverywhere({ payload, user } as never, typed);
  return Object.fromEntries(found.map(({ name, hits }) => [name, hits[0]?.title ?? ""]));
}

const everybody = roles.map(({ value }) => value);
const money: Role[] = ["administrator", "donor-services", "finance"];
const people: Role[] = ["administrator", "donor-services"];

type Row = [typed: () => string, place: string, title: string | RegExp, who: Role[]];

const table: Row[] = [
  [() => "łukasz zoe", "Donors", /Łukasz/, money],
  [() => "zoe@donor", "Donors", /Łukasz/, money],
  [() => "zoe@donor.example", "Gifts", /Łukasz/, money],
  [() => order, "Gifts", /^\$/, money],
  [() => "1", "Receipts", "Receipt 0000001", money],
  [() => "0000001", "Receipts", "Receipt 0000001", money],
  [() => "k-test0001", "Forms received", "Ann Reid, K-TEST0001", people],
  [() => "reid ann", "Forms received", "Ann Reid, K-TEST0001", people],
  [() => "ann@visitor.example", "Forms received", "Ann Reid, K-TEST0001", people],
  [() => "ann reid", "Leaders of support groups", "Ann Reid", ["editor", ...people]],
  [() => "soutien quebec", "Pages", "Soutien à Québec", everybody],
  [() => "/of-the-test", "Pages", "Soutien à Québec", everybody],
  [() => "groupe quebec", "Support groups", "Groupe de Québec", everybody],
  [() => "receipt@reader", "Mails", "receipt", money],
  [() => "form-notice@reader.example", "Mails", "form-notice", people],
  [() => "staff-account@reader.example", "Mails", "staff-account", ["administrator"]],
  [() => "finance@foundation", "Accounts of staff", "finance", ["administrator"]],
];

test.each(table)(
  "what is typed is found by those who may see it, and by no other (%#)",
  async (typed, place, title, who) => {
    for (const role of everybody) {
      const found = (await finds(role, typed()))[place];
      const expected = who.includes(role)
        ? expect.stringMatching(title instanceof RegExp ? title : new RegExp(`^${title}$`))
        : undefined;
      expect([role, found]).toEqual([role, expected]);
    }
  },
);

test("what is nowhere is found nowhere, and signs mean nothing", async () => {
  for (const typed of ["xyzzy", "%", "_", "'; drop table users", "\\"])
    expect([typed, await finds("administrator", typed)]).toEqual([typed, {}]);
});

test("of many at most eight are shown, with the way to all of them", async () => {
  const { payload } = office;
  const { enqueueMail } = await import("../mail/enqueue-mail.ts");
  for (let at = 0; at < 10; at += 1)
    await enqueueMail(payload, {
      key: `many ${at}`,
      kind: "receipt",
      to: "many@reader.example",
      subject: `Mail ${at}`,
      html: "<p>Hello</p>",
      text: "Hello",
    });
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: "finance" } } });
  const user = { ...(docs[0] as User), collection: "users" as const };
  const [mails] = await findEverywhere({ payload, user } as never, "many@reader.example");
  expect(mails).toMatchObject({ name: "Mails", total: 10, all: "/mails?find=many%40reader.example" });
  expect(mails?.hits).toHaveLength(8);
});
