import { handleEndpoints } from "payload";
import { beforeAll, expect, test, vi } from "vitest";
import type { Role } from "../../access/roles.ts";
import type { Outbox } from "../../payload-types.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { billDay } from "../billing/bill-day.ts";
import { setUpMonthly, triesOf } from "../billing/testing/monthly-donors.ts";
import { monthlySystem } from "../billing/testing/monthly-system.ts";
import { followUpDonation } from "../follow-up/follow-up-donation.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { cardNumber } from "../testing/donation-form.ts";
import { give, rowOfAnswer } from "../testing/test-donations.ts";

const system = monthlySystem();
const { context } = system;
let tokens: Map<Role, string>;
beforeAll(async () => {
  await saveReceiptSettings(system.app.payload);
  tokens = await staffTokens(system.app.payload);
});

async function at(moment: string) {
  system.clock = new Date(moment);
  await system.simulator.set({ clock: moment });
}

let people = 0;
const stranger = () => {
  people += 1;
  return `reader-${people}@reader.example`;
};
/** An e-card to somebody new, or to `to`. */
const ecard = (to = stranger()) => ({
  ...{ gift_kind: "Gift in Honour", h_fname: "Alan", h_lname: "Reid", gift_type: "ecard" },
  ...{ e_card_email: to, e_card_subject: "For you", e_card_message: "With love" },
});
async function cardTo(to: string): Promise<Outbox | undefined> {
  const where = { kind: { equals: "ecard" }, to: { equals: to } } as const;
  return (await system.app.payload.find({ collection: "outbox", where })).docs[0];
}
/** A gift of $25 at once, with all that follows. */
async function giveOnce(fields: Record<string, string>) {
  people += 1;
  const card_number = cardNumber(420_000_000_000_000 + people);
  const answer = await give(context(), { card_number, ...fields });
  if ("errors" in answer) return answer;
  const row = await rowOfAnswer(system.app.payload, answer);
  await followUpDonation(system.app.payload, row.id);
  return answer;
}

test("the card of a single gift goes out at once, that of a monthly one after its first charge", async () => {
  await at("2026-11-02T20:00:00Z");
  const single = ecard();
  await giveOnce(single);
  expect(await cardTo(single.e_card_email)).toMatchObject({ state: "kept", lastError: null });

  const monthly = ecard();
  const gift = await setUpMonthly(context(), monthly);
  expect(await cardTo(monthly.e_card_email)).toMatchObject({
    ...{ state: "held", nextAttemptAt: null, lastError: expect.stringContaining("first charge") },
  });
  const where = { to: { equals: gift.email } };
  const [setUp] = (await system.app.payload.find({ collection: "outbox", where })).docs;
  expect(setUp?.text.replace(/\s+/g, " ")).toContain("goes out by itself after that first charge");
  await at("2026-11-15T16:00:00Z");
  await billDay(context());
  expect(await cardTo(monthly.e_card_email)).toMatchObject({ state: "kept", lastError: null });
});

test("who stops a monthly gift before its first charge sends no card, and is told so", async () => {
  await at("2026-12-02T20:00:00Z");
  const fields = ecard();
  const gift = await setUpMonthly(context(), fields);
  await stopGift(context(), gift, { reason: "wish of the donor" });
  expect(await cardTo(fields.e_card_email)).toMatchObject({
    ...{ state: "stopped", lastError: expect.stringContaining("stopped before its first charge") },
  });
  const where = { to: { equals: gift.email }, kind: { equals: "monthly-stopped" } } as const;
  const [mail] = (await system.app.payload.find({ collection: "outbox", where })).docs;
  expect(mail?.text.replace(/\s+/g, " ")).toContain("was not sent, and will not be");
});

test("a card waits while a first charge is declined, and ends with the gift", async () => {
  await at("2026-12-02T20:00:00Z");
  const fields = ecard();
  const gift = await setUpMonthly(context(), fields);
  await system.simulator.decline({ dataKey: gift.dataKey, code: "481", iso: "51" });
  await at("2026-12-15T16:00:00Z");
  await billDay(context());
  expect((await triesOf(system.app.payload, gift)).map(({ state }) => state)).toEqual(["declined"]);
  expect((await cardTo(fields.e_card_email))?.state).toBe("held");
  await stopGift(context(), gift, { reason: "wish of the donor" });
  expect((await cardTo(fields.e_card_email))?.state).toBe("stopped");
});

test("a first charge that goes through as its gift is stopped still brings the card", async () => {
  await at("2027-02-02T20:00:00Z");
  const { payload } = system.app;
  const fields = ecard();
  const gift = await setUpMonthly(context(), fields);
  await system.simulator.decline({ dataKey: gift.dataKey, code: "481", iso: "51" });
  await at("2027-02-15T16:00:00Z");
  await billDay(context());
  const [charge] = await triesOf(payload, gift);
  const chargeIs = (state: string) =>
    payload.db.updateOne({ collection: "donations", id: charge?.id ?? 0, data: { state, followUp: "due" } });
  await chargeIs("unknown");
  // The bank's answer comes after the approved charges have been counted, whenever that is.
  const count = payload.count.bind(payload);
  vi.spyOn(payload, "count").mockImplementationOnce(async (asked) => {
    const counted = await count(asked);
    await chargeIs("approved");
    return counted;
  });
  await stopGift(context(), gift, { reason: "wish of the donor" });
  await followUpDonation(payload, charge?.id ?? 0);
  expect((await cardTo(fields.e_card_email))?.state).toBe("kept");
});

test("thirty cards by sign-ups of one donor reach nobody, and most are refused before the bank is asked", async () => {
  await at("2026-12-03T20:00:00Z");
  const sender = { b_email: "relay@donor.example", card_number: cardNumber(430_000_000_000_001) };
  const to = Array.from({ length: 30 }, (_, index) => `stranger-${index}@reader.example`);
  const answers = await Promise.all(
    to.map((address) =>
      give(context(), { donation_type: "monthly", ...sender, ...ecard(address) }, "203.0.113.5"),
    ),
  );
  const taken = answers.filter((answer) => "ResponseCode" in answer);
  expect(taken.length).toBeLessThanOrEqual(5);
  for (const answer of taken)
    if ("id" in answer && answer.id)
      await followUpDonation(system.app.payload, (await rowOfAnswer(system.app.payload, answer)).id);
  const states = await Promise.all(to.map(async (address) => (await cardTo(address))?.state ?? "none"));
  expect(states.filter((state) => state !== "none" && state !== "held")).toEqual([]);
  const where = { to: { equals: "relay@donor.example" } };
  expect((await system.app.payload.count({ collection: "outbox", where })).totalDocs).toBeLessThanOrEqual(5);
});

test.each([
  ["one donor address", 8, () => ({ b_email: "one@donor.example" }), undefined],
  ["one paying card", 8, () => ({ card_number: cardNumber(430_000_000_000_002) }), undefined],
  ["one network", 24, () => ({}), "203.0.113.77"],
  ["one recipient", 12, () => ecard("popular@reader.example"), undefined],
])(
  "in a day %s gets %i cards; then the field says so, and the gift is taken without a card and a day later",
  async (_whose, most, fields, ip) => {
    await at("2026-12-04T20:00:00Z");
    const post = async (more: object = {}) => {
      people += 1;
      const card_number = cardNumber(440_000_000_000_000 + people);
      return give(context(), { card_number, ...ecard(), ...fields(), ...more }, ip);
    };
    for (let count = 0; count < most; count += 1) expect(await post()).toMatchObject({ ResponseCode: 27 });
    const charged = (await system.simulator.purchases()).length;
    expect(await post()).toEqual({ errors: { e_card_email: [expect.stringContaining("or give tomorrow")] } });
    expect(await system.simulator.purchases()).toHaveLength(charged);
    expect(await post({ gift_type: "none" })).toMatchObject({ ResponseCode: 27 });
    await at("2026-12-05T20:00:00Z");
    expect(await post()).toMatchObject({ ResponseCode: 27 });
  },
);

const ask = (url: string, method: string) =>
  handleEndpoints({ config: system.app.payload.config, request: new Request(url, { method }) });

test("who gets a card refuses further ones by its link; a program that opens the link refuses nothing", async () => {
  await at("2026-12-06T20:00:00Z");
  const [first, waiting] = [ecard("June@Reader.example"), ecard("june@reader.example")];
  await giveOnce(first);
  const gift = await setUpMonthly(context(), waiting);
  const link = /href="([^"]*ecards\/refuse[^"]*)"/.exec((await cardTo(first.e_card_email))?.html ?? "")?.[1];
  const url = (link ?? "").replaceAll("&amp;", "&");
  expect(url).not.toMatch(/june|reader\.example/i);

  const page = await (await ask(url, "GET")).text();
  expect(page).toContain('<form method="post">');
  expect(page).not.toContain("<script");
  expect((await ask(`${url}x`, "POST")).status).toBe(404);
  expect(await giveOnce(ecard("june@reader.example"))).toMatchObject({ ResponseCode: 27 });

  for (let press = 0; press < 2; press += 1) expect((await ask(url, "POST")).status).toBe(200);
  const charged = (await system.simulator.purchases()).length;
  expect(await giveOnce(ecard(" JUNE@reader.example"))).toEqual({
    errors: { e_card_email: [expect.stringContaining("its owner has asked us not to")] },
  });
  expect(await system.simulator.purchases()).toHaveLength(charged);

  await at("2026-12-15T16:00:00Z");
  await billDay(context());
  const held = (
    await system.app.payload.find({
      collection: "outbox",
      where: { key: { equals: `ecard:${gift.orderId}` } },
    })
  ).docs[0];
  expect(held).toMatchObject({ state: "stopped", lastError: expect.stringContaining("no more e-cards") });

  const again = /action="([^"]*)"/.exec(await (await ask(url, "GET")).text())?.[1] ?? "";
  expect((await ask(new URL(again.replaceAll("&amp;", "&"), url).href, "POST")).status).toBe(200);
  expect(await giveOnce(ecard("june@reader.example"))).toMatchObject({ ResponseCode: 27 });
});

test("staff stop a card that waits; it is never sent, nor sent again, and the log says who did it", async () => {
  await at("2027-01-02T20:00:00Z");
  const fields = ecard();
  await setUpMonthly(context(), fields);
  const { id = 0 } = (await cardTo(fields.e_card_email)) ?? {};
  const call = (path: string, role?: Role) =>
    handleEndpoints({
      config: system.app.payload.config,
      request: new Request(`http://localhost:3001/api/outbox/${id}/${path}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(role && { Authorization: `JWT ${tokens.get(role)}` }),
        },
        body: "{}",
      }),
    });
  expect((await call("stop")).status).toBe(403);
  expect((await call("stop", "editor")).status).toBe(403);
  expect((await call("resend", "finance")).status).toBe(409);
  expect((await call("stop", "donor-services")).status).toBe(200);
  expect((await call("stop", "finance")).status).toBe(409);
  expect((await call("resend", "finance")).status).toBe(409);
  await at("2027-01-15T16:00:00Z");
  await billDay(context());
  expect(await cardTo(fields.e_card_email)).toMatchObject({
    ...{ state: "stopped", lastError: "Stopped by donor-services." },
  });
  const where = { action: { equals: "ecard-stopped" } } as const;
  const lines = (await system.app.payload.find({ collection: "audit-log", where, sort: "id" })).docs;
  expect(lines[0]).toMatchObject({ label: expect.stringMatching(/^ecard:/) });
});
