import { execFileSync } from "node:child_process";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import { deliverDueMails } from "../../../mail/empty-outbox.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { followUpDonation } from "../../follow-up/follow-up-donation.ts";
import { resendReceipt } from "../mails/mail-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { receiptPile } from "./pile.ts";
import { receiptPost } from "./post-part.ts";
import { readPost } from "./post-row.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload({ SMTP_URL: "smtp://mail.invalid" });
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

const ask = async (by: Role | "visitor", method: "GET" | "POST", path: string, body?: object) => {
  const headers = new Headers({ "Content-Type": "application/json" });
  if (by !== "visitor") headers.set("Authorization", `JWT ${tokens.get(by)}`);
  const request = new Request(`http://localhost:3001/api/receipt-post/${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  });
  return handleEndpoints({ config: app.payload.config, request });
};
const donor = (more: object) => ({
  ...{ firstName: "Margaret", lastName: "Atwater", address: "5 Elm St", city: "Regina", province: "SK" },
  ...{ country: "Canada", postalCode: "S4P 0A1", telephone: "", email: "", mailingList: false, ...more },
});
async function given(more: object) {
  const gift = await approvedDonation(app.payload, { amountCents: 12_300, donor: donor(more) });
  await followUpDonation(app.payload, gift.id);
  return gift;
}
const pile = async () => readPost(app.payload, await receiptPile(app.payload));
const today = async () =>
  (await receiptPost.today.lines(app.payload, new Date(), { req: { user: null } }))[0];
const gone = (response: string) => ({
  now: new Date(Date.now() + 60_000),
  send: () =>
    Promise.reject(
      Object.assign(new Error("no"), {
        ...{ responseCode: 550, code: "EENVELOPE" },
        command: "RCPT TO",
        response,
      }),
    ),
});
const arrives = { now: new Date(Date.now() + 60_000), send: () => Promise.resolve() };
const logged = async (action: "receipt-posted" | "receipt-not-posted") =>
  (await app.payload.find({ collection: "audit-log", where: { action: { equals: action } } })).docs;

beforeEach(async () => {
  for (const { id } of await receiptPile(app.payload))
    await app.payload.db.updateOne({ collection: "receipts", id, data: { state: "cancelled" } });
});

test("a receipt of a donor without email is on the pile, and no mail is written", async () => {
  const gift = await given({});
  expect(await pile()).toMatchObject([
    {
      ...{ name: "Margaret Atwater", address: ["5 Elm St", "Regina, SK  S4P 0A1"] },
      ...{ amountCents: 12_300, giftId: gift.id, why: "no-email" },
    },
  ]);
  const mails = await app.payload.count({ collection: "outbox", where: { kind: { equals: "receipt" } } });
  expect(mails.totalDocs).toBe(0);
  expect(await today()).toEqual({
    ...{ count: 1, words: "1 receipt waits for the post", path: "/receipts/post" },
  });
});

test("one whose mail came back is on the pile until a mail arrives at another address", async () => {
  await given({ email: "gone@donor.example" });
  expect(await pile()).toEqual([]);
  await deliverDueMails(app.payload, gone("550 5.1.1 unknown user"));
  const [row] = await pile();
  expect(row).toMatchObject({ why: "came-back", name: "Margaret Atwater" });
  await resendReceipt(app.payload, {
    ...{ receiptId: row?.id ?? 0, to: "right@donor.example", askedBy: "Ann", now: new Date() },
  });
  await deliverDueMails(app.payload, arrives);
  expect(await pile()).toEqual([]);
});

test("an address that staff type brings the receipt by mail, once, and takes it off the pile", async () => {
  await given({});
  const [row] = await pile();
  const again = { receiptId: row?.id ?? 0, askedBy: "Ann", now: new Date() };
  await expect(resendReceipt(app.payload, again)).rejects.toThrow("no email address");
  const mail = await resendReceipt(app.payload, { ...again, to: "found@donor.example" });
  expect(await pile()).toEqual([]);
  const written = await app.payload.find({
    collection: "outbox",
    where: { to: { equals: "found@donor.example" } },
  });
  expect(written.docs.map(({ id }) => String(id))).toEqual([mail?.id]);
});

test("the letters have a page with address and thanks before each receipt; a missing address is said", async () => {
  await given({});
  await given({ address: "", city: "", province: "", postalCode: "", country: "", lastName: "Nowhere" });
  const rows = await pile();
  expect(rows.at(-1)).toMatchObject({ name: "Margaret Nowhere", address: [] });
  const of = rows.map(({ id }) => `id=${id}`).join("&");
  const answer = await ask("finance", "GET", `letters?${of}`);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const pdf = Buffer.from(await answer.arrayBuffer());
  const pages = execFileSync("pdftotext", ["-layout", "-", "-"], { input: pdf, encoding: "utf8" })
    .split("\f")
    .slice(0, -1);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain("Thank you, Margaret Atwater");
  expect(pages[0]).toContain("Your gift of $123.00 to Research has been received.");
  expect(pages[0]).toContain(
    `Your official receipt no. ${rows[0]?.serial} for income tax purposes is enclosed.`,
  );
  expect(pages[1]).toContain("Official receipt for income tax purposes");
  expect(pages[1]).toContain(rows[0]?.serial);
  const boxes = execFileSync("pdftotext", ["-bbox", "-l", "1", "-", "-"], { input: pdf, encoding: "utf8" });
  const [, x, y] = /xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>Elm</.exec(boxes) ?? [];
  // Within the window of a No. 10 envelope.
  expect(Number(x)).toBeGreaterThan(63);
  expect(Number(y)).toBeGreaterThan(144);
  expect(Number(y)).toBeLessThan(240);
  const labels = await ask("donor-services", "GET", `labels?${of}&sheet=30`);
  const text = execFileSync("pdftotext", ["-", "-"], {
    input: Buffer.from(await labels.arrayBuffer()),
    encoding: "utf8",
  });
  expect(text).toContain("Margaret Atwater");
  expect(text).not.toContain("Nowhere");
});

test("what is posted leaves the pile with a line in the log for each receipt, and comes back", async () => {
  await given({});
  await given({ lastName: "Reid" });
  await given({ lastName: "Moss" });
  const ids = (await pile()).map(({ id }) => id);
  const two = await ask("donor-services", "POST", "posted", { ids: ids.slice(0, 2) });
  expect(await two.json()).toEqual({ count: 2, message: "2 receipts marked as posted." });
  expect((await pile()).map(({ id }) => id)).toEqual(ids.slice(2));
  expect(await logged("receipt-posted")).toHaveLength(2);
  const { postedAt } = await app.payload.findByID({ collection: "receipts", id: ids[0] ?? 0 });
  const back = await ask("finance", "POST", "take-back", {
    postedAt: new Date(postedAt ?? "").toISOString(),
  });
  expect(await back.json()).toMatchObject({ count: 2 });
  expect((await pile()).map(({ id }) => id)).toEqual(ids);
  expect(await logged("receipt-not-posted")).toHaveLength(2);
});

test("finance, donor services and administrators open it, nobody else", async () => {
  await given({});
  const [row] = await pile();
  for (const by of ["editor", "visitor"] as const) {
    expect((await ask(by, "GET", `letters?id=${row?.id}`)).status).toBe(403);
    expect((await ask(by, "GET", `labels?id=${row?.id}`)).status).toBe(403);
    expect((await ask(by, "POST", "posted", { ids: [row?.id] })).status).toBe(403);
    expect((await ask(by, "POST", "take-back", { postedAt: new Date().toISOString() })).status).toBe(403);
  }
  expect((await ask("finance", "GET", "letters?id=999999")).status).toBe(400);
  expect((await ask("administrator", "POST", "posted", { ids: [] })).status).toBe(400);
});
