import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { problemsOf } from "../thanks/check-text.ts";
import { nothingTyped, type ThankYouMailName, thankYouMails } from "../thanks/thank-you-mails.ts";
import { thankYouText } from "../thanks/thank-you-texts.ts";
import { sampleMail } from "./sample-mail.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

const ask = async (path: string, body: object, by: Role | "visitor" = "donor-services") => {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (by !== "visitor") headers.set("Authorization", `JWT ${tokens.get(by)}`);
  const request = new Request(`http://localhost:3001/api/thank-you/${path}`, {
    ...{ method: "POST", headers, body: JSON.stringify(body) },
  });
  const answer = await handleEndpoints({ config: app.payload.config, request });
  return { status: answer.status, body: await answer.json() };
};
const text = (more: object) => ({ ...nothingTyped, ...more });
const mailsOf = async (kind: string) => {
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { kind: { equals: kind } },
    sort: "-id",
  });
  return docs;
};
const all = Object.keys(thankYouMails) as ThankYouMailName[];

test("what donor services write is in the mail that is sent, with the lines of the receipt as they were", async () => {
  const words = {
    subject: "From all of us, {first name}",
    opening: "Dear {first name},\nyour {amount} for {area} is here.\n\n<b>Thank you</b> {receipt number}.",
    closing: "With warm wishes",
  };
  expect(await ask("receipt/save", words)).toMatchObject({ status: 200 });
  const gift = await approvedDonation(app.payload, { amountCents: 12_300 });
  await followUpDonation(app.payload, gift.id);
  const [mail] = await mailsOf("receipt");
  const name = gift.donor?.firstName;
  expect(mail?.subject).toBe(`From all of us, ${name}`);
  for (const words of [`Dear ${name},`, "your $123.00 for ", "<b>Thank you</b> 0000001.", "With warm wishes"])
    expect(mail?.text).toContain(words);
  expect(mail?.html).toContain("&lt;b&gt;Thank you&lt;/b&gt;");
  for (const kept of ["0000001", "$123.00", "Your official receipt for income tax purposes is attached"])
    expect(mail?.text).toContain(kept);
  expect(mail?.text).toMatch(/Charity registration no\. \d/);
  expect(mail?.text).not.toContain("has been received");
});

test.each(all)("whatever is written for “%s”, the lines that stay are in it", async (name) => {
  const shipped = await sampleMail(name, nothingTyped);
  const typed = await sampleMail(name, text({ subject: "S", opening: "Only this.", closing: "The end." }));
  expect(typed.subject).toBe("S");
  const own = new Set(Object.values(thankYouMails[name].shipped).join(" ").split(/\s+/));
  const lost = shipped.text
    .split(/\s+/)
    .filter((word) => !own.has(word) && !typed.text.includes(word) && !/^(6|\$|[\d,.]+)/.test(word));
  // Of the words that we ship alone the values of placeholders go with them.
  expect(lost.filter((word) => !/^(the|area|of|greatest|need|2026\.?|\$50\.00\.?)$/.test(word))).toEqual([]);
  expect(problemsOf(name, thankYouMails[name].shipped)).toEqual([]);
});

test("a donor's name in a placeholder is a name or “friend”, and brings no placeholder of its own", async () => {
  expect(await ask("acknowledgement/save", text({ opening: "Dear {first name}, hello." }))).toMatchObject({
    status: 200,
  });
  for (const typed of ["https://evil.example", "{amount}", "<a href=x>Win</a>"]) {
    const gift = await approvedDonation(app.payload, {
      amountCents: 500,
      donor: { firstName: typed, lastName: typed, email: "ann@donor.example" },
    });
    await followUpDonation(app.payload, gift.id);
    const [mail] = await mailsOf("acknowledgement");
    expect(mail?.text).toContain("Dear friend, hello.");
    expect(`${mail?.html}`).not.toMatch(/evil|Win/);
  }
});

test.each([
  ["Dear {nmae}", "Opening: there is no {nmae}; did you mean {first name}?"],
  ["Dear {first nmae}", "Opening: there is no {first nmae}; did you mean {first name}?"],
  ["Dear {Amount}", "Opening: there is no {Amount}; did you mean {amount}?"],
  ["Dear {telephone number}", "You can use {first name}, {amount}, {area}."],
  ["On {first charge}", "Opening: {first charge} is not known in this mail."],
  ["Dear {first name", "Opening: a brace { or } stands alone."],
  ["x".repeat(2_001), "Opening: at most 2000 letters."],
])("%.30s is refused in words", async (opening, words) => {
  for (const name of ["save", "preview", "sample"]) {
    const { status, body } = await ask(`acknowledgement/${name}`, text({ opening }));
    expect(status).toBe(400);
    expect(body.errors[0].message).toContain(words);
  }
});

test("the preview is the mail itself, and a sample of it goes to who asks", async () => {
  const words = text({ opening: "Hello {first name}, {amount}." });
  const { body } = await ask("monthly-set-up/preview", words);
  expect(body).toEqual(await sampleMail("monthly-set-up", words));
  expect(body.text).toContain("Hello Margaret, $50.00.");
  await ask("monthly-set-up/sample", words);
  const [sample] = await mailsOf("thank-you-sample");
  expect(sample).toMatchObject({ subject: "Sample: Your monthly gift is set up", html: body.html });
  expect(sample?.to).toContain("donor-services");
});

test("a fact in a text has its value in the mail; one that is not published is refused", async () => {
  const { body: refused, status } = await ask(
    "acknowledgement/save",
    text({ opening: "About {{one-in-eight}} men." }),
  );
  expect(status).toBe(400);
  expect(refused.errors[0].message).toContain("No published fact is called {{one-in-eight}}.");
  await app.payload.create({
    collection: "facts",
    data: {
      ...{ name: "one-in-eight", title: "Men who are told", value: "1 in 8", owner: "Nurse Kim" },
      ...{ source: { title: "A study" }, checkedOn: "2026-01-10", reviewBy: "2027-01-10" },
      _status: "published",
    },
  });
  const words = text({ opening: "Hello {first name}: about {{one-in-eight}} men." });
  const { body } = await ask("acknowledgement/preview", words);
  expect(body.text).toContain("Hello Margaret: about 1 in 8 men.");
  await ask("acknowledgement/save", words);
  expect(await thankYouText(app.payload, "acknowledgement")).toMatchObject({
    opening: "Hello {first name}: about 1 in 8 men.",
  });
});

test("an earlier text is put back, an empty part is what we ship, and the log names who changed it", async () => {
  await ask("monthly-coming/save", text({ opening: "First." }));
  await ask("monthly-coming/save", text({ opening: "Second." }));
  const { docs } = await app.payload.find({
    collection: "thank-you-texts",
    where: { mail: { equals: "monthly-coming" } },
    sort: "id",
  });
  expect(await ask("monthly-coming/put-back", { id: docs[0]?.id })).toMatchObject({ status: 200 });
  expect(await ask("monthly-coming/save", text({ opening: "First." }))).toMatchObject({
    body: { message: "Nothing has changed." },
  });
  await ask("monthly-coming/save", thankYouMails["monthly-coming"].shipped);
  const newest = await app.payload.find({ collection: "thank-you-texts", sort: "-id", limit: 1 });
  expect(newest.docs[0]).toMatchObject({ opening: "", subject: "", closing: "" });
  const lines = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "thank-you-changed" } },
  });
  expect(lines.docs[0]?.label).toBe("First monthly charge is coming");
});

test("donor services and administrators write texts, nobody else", async () => {
  for (const name of ["save", "preview", "sample", "put-back"])
    for (const by of ["editor", "finance", "visitor"] as const)
      expect((await ask(`receipt/${name}`, text({}), by)).status).toBe(403);
  expect((await ask("receipt/preview", text({}), "administrator")).status).toBe(200);
  expect((await ask("nothing/preview", text({}))).status).toBe(404);
});
