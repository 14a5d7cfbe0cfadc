import { acts } from "@pcf/contract/donation/my-gifts";
import { afterEach, expect, test, vi } from "vitest";
import { holdMiddleOfHour } from "../../testing/hold-middle-of-hour.ts";
import { afterApproval, followUpDonation } from "../follow-up/follow-up-donation.ts";
import { cancelReceipts } from "../receipts/issue/cancel-receipts.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { moveDonation } from "../record/donation-store.ts";
import { openLink, signedInDonor } from "./donor-session.ts";
import { requestLink } from "./request-link.ts";
import { cookieOf, now, ownPageSystem, pageOf } from "./testing/own-page-system.ts";

const system = ownPageSystem();
const { gift, linksTo, linkFor, call, send, signedIn } = system;
afterEach(() => void vi.useRealTimers());

const minutes = (count: number, from = now()) => new Date(from.getTime() + count * 60_000);

test("a donor who asks is mailed a link that opens all gifts of the address, in whatever spelling", async () => {
  const { row } = await gift({ email: "Robin.Two@Donor.example" });
  const second = await gift({ email: "robin.two@donor.example", amountCents: 4_000 });
  await gift();
  const { page } = await signedIn(second.email, "ROBIN.TWO@donor.example");
  const shown = await page();
  if (shown.show !== "gifts") throw new Error(shown.show);
  expect(shown.gifts.map(({ reference, amountCents }) => [reference, amountCents]).sort()).toEqual(
    [
      [row.orderId, 2_500],
      [second.row.orderId, 4_000],
    ].sort(),
  );
  expect(shown.firstName).toBe("Robin");
});

test("who is known and who is not are answered the same, and the unknown one is mailed nothing", async () => {
  const { email } = await gift();
  const answers = await Promise.all(
    [email, "nobody@donor.example"].map((address) => send({ act: acts.ask, email: address })),
  );
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("location")))).toEqual(
    new Set(["/ways-to-give/my-gifts?done=sent"]),
  );
  await requestLink(system.payload, { email: "nobody@donor.example", now: now() });
  expect(await linksTo("nobody@donor.example")).toEqual([]);
});

test("whose gifts were all declined is mailed nothing: who tries stolen cards cannot have us write to people", async () => {
  const { email, row } = await gift();
  await moveDonation(system.payload, row, { state: "declined", note: "test", now: now() });
  expect(await linkFor(email)).toBe("");
});

test("nobody can flood a mailbox: three links an hour and eight a day", async () => {
  const { email } = await gift();
  const noon = new Date("2026-05-01T12:10:00Z");
  const asked = async (at: Date) => {
    await requestLink(system.payload, { email: ` ${email.toUpperCase()}`, now: at });
    return (await linksTo(email)).length;
  };
  const counts: number[] = [];
  for (let hour = 0; hour < 4; hour += 1)
    for (let time = 0; time < 5; time += 1) counts.push(await asked(minutes(hour * 60, noon)));
  expect(counts).toEqual([1, 2, 3, 3, 3, 4, 5, 6, 6, 6, 7, 8, 8, 8, 8, 8, 8, 8, 8, 8]);
  expect(await asked(minutes(24 * 60, noon))).toBe(9);
});

test("one network cannot ask without end, and keeps what was typed", async () => {
  holdMiddleOfHour();
  const headers = { "x-forwarded-for": "198.51.100.77" };
  for (let time = 0; time < 12; time += 1)
    expect((await send({ act: acts.ask, email: `x${time}@donor.example` }, headers)).status).toBe(303);
  const refused = await send({ act: acts.ask, email: "me@donor.example" }, headers);
  expect(refused.status).toBe(429);
  expect(await pageOf(refused)).toMatchObject({
    notice: "too-often",
    asked: { typed: { email: "me@donor.example" } },
  });
});

test("what is no address is said beside the field, with what was typed", async () => {
  const refused = await send({ act: acts.ask, email: "robin@" });
  expect(refused.status).toBe(422);
  expect(await pageOf(refused)).toMatchObject({
    show: "ask",
    asked: { typed: { email: "robin@" }, wrong: { email: "wrong" } },
  });
});

test("a link that a mail scanner looks at still opens the page, once", async () => {
  const { email } = await gift();
  const link = await linkFor(email);
  for (let time = 0; time < 3; time += 1)
    expect(await pageOf(await call(`?link=${link}`))).toEqual({ show: "press", link });
  const [first, second] = await Promise.all([send({ act: acts.open, link }), send({ act: acts.open, link })]);
  expect([first, second].map(({ headers }) => headers.get("location")).sort()).toEqual([
    "/ways-to-give/my-gifts",
    "/ways-to-give/my-gifts?done=link-used",
  ]);
  expect([first, second].filter((answer) => cookieOf(answer) !== "")).toHaveLength(1);
});

test("a link of 15 minutes ago, and an altered one, open nothing", async () => {
  const { email } = await gift();
  const link = await linkFor(email);
  const altered = link.replace(/\.\d+\./, `.${Math.floor(Date.now() / 1_000) + 99_999}.`);
  expect(await openLink(system.payload, { link: altered, now: now() })).toBe("ended");
  expect(await openLink(system.payload, { link, now: minutes(15.1) })).toBe("ended");
  expect(await openLink(system.payload, { link, now: minutes(14) })).toHaveProperty("session");
  expect(await openLink(system.payload, { link, now: minutes(14) })).toBe("used");
});

test("half an hour after the press the page is closed, and it says so", async () => {
  const { email } = await gift();
  const opened = await openLink(system.payload, { link: await linkFor(email), now: now() });
  if (typeof opened === "string") throw new Error(opened);
  const at = (moment: Date) => signedInDonor(system.payload, { ...opened, now: moment });
  const donor = await at(minutes(29));
  expect(donor).toMatchObject({ address: email });
  expect(Math.abs(Number(donor?.endsAt) - Number(minutes(30)))).toBeLessThan(10_000);
  expect(await at(minutes(31))).toBeNull();
  const cookie = `my-gifts=${"x".repeat(32)}`;
  expect(await pageOf(await call("", { headers: { cookie } }))).toMatchObject({ notice: "session-ended" });
});

test("the cookie is for this page alone, out of reach of scripts and of other sites' forms", async () => {
  const { email } = await gift();
  const opened = await send({ act: acts.open, link: await linkFor(email) });
  const cookie = opened.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(
    /^my-gifts=[\w-]{32}; Path=\/ways-to-give\/my-gifts; Max-Age=1800; HttpOnly; SameSite=Lax/,
  );
  const { docs } = await system.payload.find({ collection: "donor-sign-ins", showHiddenFields: true });
  expect(JSON.stringify(docs)).not.toContain(cookieOf(opened).split("=")[1]);
});

test("who signs out is out, also for one who kept the cookie", async () => {
  const { email } = await gift();
  const { cookie, page } = await signedIn(email);
  const out = await send({ act: acts.signOut }, { cookie });
  expect(out.headers.get("location")).toBe("/ways-to-give/my-gifts?done=signed-out");
  expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await page()).show).toBe("ask");
});

test("a donor gets each receipt in force again as a PDF, the newest where one was replaced, and nobody else's", async () => {
  const { email, row } = await gift();
  await afterApproval(system.payload, String(row.id));
  const receipts = await system.payload.find({
    collection: "receipts",
    where: { donation: { equals: row.id } },
  });
  const old = receipts.docs[0];
  if (!old) throw new Error("no receipt");
  const change = { receiptId: old.id, donor: { name: "R. Sample" }, reason: "spelling", by: "staff" };
  const newer = await replaceReceipt(system.payload, { ...change, now: now() });
  const { cookie, page } = await signedIn(email);
  const shown = await page();
  if (shown.show !== "gifts" || !newer) throw new Error("not shown");
  expect(shown.gifts[0]?.receipt).toMatchObject({ id: newer.id, state: "issued" });
  const pdf = await call(`/receipt?id=${newer.id}`, { headers: { cookie } });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("cache-control")).toBe("no-store");
  expect((await call(`/receipt?id=${old.id}`, { headers: { cookie } })).status).toBe(404);

  const stranger = await signedIn((await gift()).email);
  const theirs = { headers: { cookie: stranger.cookie } };
  expect((await call(`/receipt?id=${newer.id}`, theirs)).status).toBe(404);
  expect((await call(`/receipt?id=${newer.id}`)).headers.get("location")).toContain("session-ended");

  await cancelReceipts(system.payload, { donationId: row.id, reason: "test", by: "system", now: now() });
  const after = await page();
  expect(after).toMatchObject({ gifts: [{ receipt: { id: newer.id, state: "cancelled" } }] });
  expect((await call(`/receipt?id=${newer.id}`, { headers: { cookie } })).status).toBe(404);
});

test("did my gift go through: its reference and its address tell, and a wrong pair is like an unknown one", async () => {
  const { email, row } = await gift();
  const ask = async (reference: string, address: string) => {
    const page = await pageOf(await send({ act: acts.check, reference, email: address }));
    return page.show === "ask" ? page.checked?.answer : page.show;
  };
  expect(await ask(row.orderId.toLowerCase(), email.toUpperCase())).toBe("charged");
  const pasted = row.orderId.replace("-", "\u2013");
  expect(await ask(`\u00a0${pasted}\u200b`, `<mailto:${email}>`)).toBe("charged");
  expect(await ask(row.orderId, "somebody@donor.example")).toBe("not-found");
  expect(await ask("D261120-0123456789", email)).toBe("not-found");

  const held = await moveDonation(system.payload, row, { state: "held", note: "test", now: now() });
  expect(await ask(row.orderId, email)).toBe("being-checked");
  if (held) await moveDonation(system.payload, held, { state: "not-charged", note: "test", now: now() });
  expect(await ask(row.orderId, email)).toBe("not-charged");

  const monthly = await gift({ monthly: true });
  await followUpDonation(system.payload, monthly.row.id);
  for (const [state, answer] of [
    ["active", "set-up"],
    ["paused", "set-up-paused"],
    ["stopped", "set-up-stopped"],
  ]) {
    const where = { orderId: { equals: monthly.row.orderId } };
    await system.payload.db.updateMany({ collection: "monthly-gifts", where, data: { state } });
    expect(await ask(monthly.row.orderId, monthly.email)).toBe(answer);
  }

  holdMiddleOfHour();
  const headers = { "x-forwarded-for": "198.51.100.78" };
  const guess = () => send({ act: acts.check, reference: "D1", email: "a@donor.example" }, headers);
  for (let time = 0; time < 20; time += 1) expect((await guess()).status).toBe(200);
  expect((await guess()).status).toBe(429);
});

test("when a donor is erased the open page closes", async () => {
  const { email, row } = await gift();
  const { page } = await signedIn(email);
  expect((await page()).show).toBe("gifts");
  await moveDonation(system.payload, row, {
    state: row.state,
    note: "erased",
    now: now(),
    data: { donor: { ...row.donor, email: null } },
  });
  expect((await page()).show).toBe("ask");
});
