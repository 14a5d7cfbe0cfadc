import { donationOutcomeSchema } from "@pcf/contract/donation/outcome";
import { donationAnswerSchema, donationStateSchema } from "@pcf/contract/donation/result";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../../receipts/testing/approved-donation.ts";
import { solveCaptcha } from "../../testing/browser-donor.ts";
import { amountOf, declinedCard, donationForm } from "../../testing/donation-form.ts";
import { startSimulator } from "../../testing/start-simulator.ts";

let app: TestPayload;
let simulator: Awaited<ReturnType<typeof startSimulator>>;

beforeAll(async () => {
  const { mkdtempSync } = await import("node:fs");
  simulator = await startSimulator(mkdtempSync("/tmp/simulator-"));
  app = await startTestPayload({
    GATEWAY_SIMULATOR_PORT: String(simulator.port),
    HUMAN_CHECK_COST: "1",
  });
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

async function call(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost:3001/api${path}`, init);
  return handleEndpoints({ config: app.payload.config, request });
}

const humanToken = async () => solveCaptcha(await (await call("/human-check")).json());

let addresses = 0;
async function post(fields: Record<string, string> = {}, headers: Record<string, string> = {}) {
  addresses += 1;
  const form = donationForm({ token: await humanToken(), ...fields });
  return call("/donate", {
    method: "POST",
    body: form,
    headers: {
      "X-Requested-With": "XMLHttpRequest",
      "X-Forwarded-For": `203.0.113.${addresses}`,
      ...headers,
    },
  });
}

test("a gift is answered with the fields of the call, and its token opens its outcome", async () => {
  const response = await post({ idempotency_key: "first-gift-0123456789" });
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toContain("no-store");
  const answer = donationAnswerSchema.parse(await response.json());
  if (!("outcome_token" in answer)) throw new Error("no result");
  expect(answer).toMatchObject({ ResponseCode: 27, donation_amount: "25.00" });

  const outcome = await call(`/donations/outcome?token=${answer.outcome_token}`);
  expect(donationOutcomeSchema.parse(await outcome.json())).toMatchObject({
    state: "approved",
    amountCents: 2_500,
    receiptExpected: true,
  });
  const state = await call("/donations/state?key=first-gift-0123456789");
  expect(donationStateSchema.parse(await state.json())).toEqual({ state: "charged", result: answer });
});

test("a gift that was settled days later is told with the bank's time, by which its receipt has its day", async () => {
  const { createOutcomeToken } = await import("../../record/outcome-token.ts");
  const { donationSecret } = await import("../../record/donation-secret.ts");
  const gateway = { transDateTime: "2026-12-31 23:58:10" };
  const { orderId } = await approvedDonation(app.payload, { gateway }, new Date("2027-01-03T11:04:00Z"));
  const token = createOutcomeToken(orderId, donationSecret("outcome"), new Date("2100-01-01T00:00:00Z"));
  const outcome = await call(`/donations/outcome?token=${token}`);
  expect((await outcome.json()).givenAt).toBe("2027-01-01T04:58:10.000Z");
});

test("a made-up or altered token opens nothing", async () => {
  const token = "D261120-0123456789.c2lnbmF0dXJl";
  expect((await call(`/donations/outcome?token=${token}`)).status).toBe(404);
  expect((await call("/donations/outcome")).status).toBe(404);
});

const dayMs = 24 * 60 * 60 * 1000;

async function oldGift(days: number) {
  const { createOutcomeToken } = await import("../../record/outcome-token.ts");
  const { donationSecret } = await import("../../record/donation-secret.ts");
  const donation = await approvedDonation(app.payload, {}, new Date(Date.now() - days * dayMs));
  return { donation, token: createOutcomeToken(donation.orderId, donationSecret("outcome")) };
}

const askForLink = (token: string, headers: Record<string, string> = {}) => {
  const body = new FormData();
  body.set("token", token);
  return call("/donations/gift-link", { method: "POST", body, headers });
};
const linksOf = async (id: number) =>
  (
    await app.payload.find({
      collection: "outbox",
      where: { kind: { equals: "gift-link" }, aboutId: { equals: String(id) } },
      sort: "id",
    })
  ).docs;

test("90 days after the gift its token opens nothing, and the page says so to a browser", async () => {
  const young = await oldGift(89);
  expect((await call(`/donations/outcome?token=${young.token}`)).status).toBe(200);
  const { token } = await oldGift(91);
  expect((await call(`/donations/outcome?token=${token}`)).status).toBe(410);
  expect((await call(`/donations/receipt?token=${token}`)).status).toBe(410);
  const opened = await call(`/donations/receipt?token=${token}&format=pdf`, {
    headers: { Accept: "text/html" },
  });
  expect([opened.status, opened.headers.get("location")]).toEqual([
    303,
    `/ways-to-give/thank-you?gift=${token}&link=ended`,
  ]);
});

test("a new link goes by mail to the donor's own address, opens the gift, and does not prolong itself", async () => {
  const { donation, token } = await oldGift(120);
  const asked = await askForLink(token, { Accept: "text/html,*/*" });
  expect([asked.status, asked.headers.get("location")]).toEqual([303, "/ways-to-give/thank-you?link=sent"]);
  const [mail] = await linksOf(donation.id);
  expect(mail).toMatchObject({ to: "zoe@donor.example", aboutCollection: "donations" });
  const fresh = /thank-you\?gift=([\w.-]+)/.exec(mail?.text ?? "")?.[1];
  const outcome = await call(`/donations/outcome?token=${fresh}`);
  expect((await outcome.json()).result).toMatchObject({ id: donation.orderId, outcome_token: fresh });
});

test("whoever asks for a link gets the same answer, whether there is such a gift or not", async () => {
  const { donation, token } = await oldGift(120);
  const answers = await Promise.all(
    [token, `${token}x`, "", "made up"].map(async (each) => {
      const { status, headers, text } = await askForLink(each).then(async (response) => ({
        status: response.status,
        headers: [...response.headers],
        text: await response.text(),
      }));
      return JSON.stringify([status, headers, text]);
    }),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await linksOf(donation.id)).toHaveLength(1);
});

test("nobody is mailed a link to a gift that did not go through", async () => {
  const { id, outcome_token: token } = await (await post({ card_number: declinedCard })).json();
  expect((await askForLink(token)).status).toBe(200);
  const mails = await app.payload.count({ collection: "outbox", where: { text: { contains: id } } });
  expect(mails.totalDocs).toBe(0);
});

test("not more than three links to a gift are mailed in a day, however they are asked for", async () => {
  const { donation, token } = await oldGift(120);
  for (let round = 0; round < 3; round += 1) await Promise.all([askForLink(token), askForLink(token)]);
  expect((await linksOf(donation.id)).length).toBe(3);
});

test("a key that never arrived was not charged", async () => {
  const state = await call("/donations/state?key=never-seen-0123456789");
  expect(await state.json()).toEqual({ state: "not-charged", result: null });
  expect((await call("/donations/state?key=short")).status).toBe(400);
});

test("a key whose post is at work is being checked, also before its row is written", async () => {
  const { donationServices } = await import("../donation-services.ts");
  const key = "under-way-0123456789";
  const state = async () => (await call(`/donations/state?key=${key}`)).json();
  const work = Promise.withResolvers<void>();
  const post = donationServices(app.payload).attempts.inTurn(key, () => work.promise);
  expect(await state()).toEqual({ state: "being-checked", result: null });
  work.resolve();
  await post;
  expect(await state()).toEqual({ state: "not-charged", result: null });
});

test("a post without the header, of another type or too large is refused unread", async () => {
  const headers = { "X-Requested-With": "XMLHttpRequest" };
  expect((await call("/donate", { method: "POST", body: donationForm() })).status).toBe(400);
  const json = { ...headers, "Content-Type": "application/json" };
  expect((await call("/donate", { method: "POST", body: "{}", headers: json })).status).toBe(415);
  const broken = { ...headers, "Content-Type": "multipart/form-data; boundary=none" };
  const huge = new Uint8Array(10 * 1024 * 1024);
  expect((await call("/donate", { method: "POST", body: huge, headers: broken })).status).toBe(413);
  expect((await call("/donate", { method: "POST", body: "garbage", headers: broken })).status).toBe(400);
});

test("every wrong field is told at once", async () => {
  const response = await post({
    ...amountOf("1e9"),
    donation_type: "weekly",
    donation_area: "Elsewhere",
    gift_kind: "Gift in Honour",
    b_fname: "",
    b_email: "nobody",
    b_pcode: "12345",
    card_number: "123",
    card_exp: "0101",
  });
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(Object.keys(errors).sort()).toEqual([
    "b_email",
    "b_fname",
    "b_pcode",
    "card_exp",
    "card_number",
    "donation_area",
    "donation_type",
    "h_fname",
    "h_lname",
    "otherAmount",
  ]);
});

test.each([
  `${"a".repeat(65)}@donor.example`,
  "name@reader-.example",
  "zoë@donor.example",
  "a..b@donor.example",
])("a gift whose receipt could not reach %s is not charged", async (b_email) => {
  const before = (await app.payload.count({ collection: "donations" })).totalDocs;
  const response = await post({ b_email });
  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).errors)).toEqual(["b_email"]);
  expect((await app.payload.count({ collection: "donations" })).totalDocs).toBe(before);
});

test("a gift is taken as it was pasted, and kept in plain text; who has one name is called by it", async () => {
  const typed = {
    ...{
      ...amountOf("$25.00 CAD"),
      b_fname: "–",
      b_lname: "Sukarno",
      b_add: "1 Main\tStreet",
      b_prov: "Québec",
    },
    ...{ b_pcode: "g1r\u00a04s9", b_tel: "418–555–0100 poste 12", b_email: "o'brien&co@bücher.example" },
  };
  const response = await post(typed);
  expect(response.status).toBe(200);
  const { id, outcome_token } = await response.json();
  const { docs } = await app.payload.find({ collection: "donations", where: { orderId: { equals: id } } });
  expect(docs[0]).toMatchObject({
    amountCents: 2_500,
    donor: {
      ...{
        firstName: "-",
        lastName: "Sukarno",
        address: "1 Main Street",
        province: "QC",
        postalCode: "G1R 4S9",
      },
      ...{ telephone: "418-555-0100 poste 12", email: "o'brien&co@xn--bcher-kva.example" },
    },
  });
  const outcome = await call(`/donations/outcome?token=${outcome_token}`);
  expect(await outcome.json()).toMatchObject({ donorFirstName: "Sukarno" });
});

test.each([
  ["0", 422],
  ["0.001", 422],
  ["-5", 422],
  ["1e9", 422],
  ["100000.01", 422],
  ["25,00", 200],
  ["0.01", 200],
])("an amount of %s is answered with %i", async (amount, status) => {
  expect((await post(amountOf(amount))).status).toBe(status);
});

test("a repeated field is refused and an unknown one ignored", async () => {
  const form = donationForm({ token: await humanToken(), unheard_of: "x" });
  const send = () =>
    call("/donate", { method: "POST", body: form, headers: { "X-Requested-With": "XMLHttpRequest" } });
  expect((await send()).status).toBe(200);
  form.append("donation_amount", "1.00");
  expect(Object.keys((await (await send()).json()).errors)).toEqual(["donation_amount"]);
});

test("without a solved human check, or with a used one, the gateway is not asked", async () => {
  const used = await humanToken();
  expect(await (await post({ token: used })).json()).toMatchObject({ ResponseCode: 27 });
  const before = await simulator.calls();
  for (const token of ["", "nonsense", used]) {
    expect(await (await post({ token })).json()).toEqual({ error: "reCAPTCHA verification failed" });
  }
  expect(await simulator.calls()).toBe(before);
});

test("the office's note is dropped unless staff are signed in", async () => {
  const key = "note-of-a-visitor-0123";
  await post({ adminonly: "let me in", idempotency_key: key });
  const { docs } = await app.payload.find({
    collection: "donations",
    where: { idempotencyKey: { equals: key } },
  });
  expect(docs).toMatchObject([{ adminNote: null }]);
});

test("who is blocked is told so, until the block expires", async () => {
  await app.payload.create({
    collection: "blocklist",
    data: { kind: "email-domain", value: "@Blocked.example", reason: "card testing" },
  });
  const response = await post({ b_email: "someone@blocked.example" });
  expect(await response.json()).toEqual({ error: "blacklist" });
  await app.payload.db.updateOne({
    collection: "blocklist",
    where: { value: { equals: "@blocked.example" } },
    data: { expiresAt: new Date(Date.now() - 1_000).toISOString() },
  });
  expect(await (await post({ b_email: "someone@blocked.example" })).json()).toMatchObject({
    ResponseCode: 27,
  });
});

test.each(["@Bücher.example", "lesezeichen-für-alle.example"])(
  "a blocked domain is found as donors' addresses have it: %s",
  async (value) => {
    const data = { kind: "email-domain", value, reason: "card testing" } as const;
    const { id } = await app.payload.create({ collection: "blocklist", data });
    const response = await post({ b_email: `someone@${value.replace("@", "").toLowerCase()}` });
    expect(await response.json()).toEqual({ error: "blacklist" });
    await app.payload.delete({ collection: "blocklist", id });
  },
);

test("a decline does not say more than the code, and a new try may succeed", async () => {
  const declined = await (await post({ card_number: declinedCard })).json();
  expect(declined).toMatchObject({ ResponseCode: 481 });
  expect(JSON.stringify(declined)).not.toContain(declinedCard);
  expect(await (await post()).json()).toMatchObject({ ResponseCode: 27 });
});

test("nobody reads donations without a role, and nobody changes them over the wire", async () => {
  const anonymous = await call("/donations?limit=1");
  expect(anonymous.status).toBe(403);
  const created = await call("/donations", {
    method: "POST",
    body: JSON.stringify({ orderId: "D1" }),
    headers: { "Content-Type": "application/json" },
  });
  expect(created.status).toBe(403);
});

test("a receipt is promised from the minimum on that staff have set", async () => {
  const answer = donationAnswerSchema.parse(await (await post()).json());
  if (!("outcome_token" in answer)) throw new Error("no result");
  const promised = async () => {
    const outcome = await call(`/donations/outcome?token=${answer.outcome_token}`);
    return donationOutcomeSchema.parse(await outcome.json()).receiptExpected;
  };
  expect(await promised()).toBe(true);
  await saveReceiptSettings(app.payload, { minimumCents: 2_501 });
  expect(await promised()).toBe(false);
});
