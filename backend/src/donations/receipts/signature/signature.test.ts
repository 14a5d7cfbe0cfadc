import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { handleEndpoints } from "payload";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { afterApproval } from "../../follow-up/follow-up-donation.ts";
import { replaceReceipt } from "../issue/replace-receipt.ts";
import { receiptPdf } from "../pdf/receipt-pdf.ts";
import { signingFaults } from "../pdf/signing-faults.ts";
import { latestReceipt, latestReceiptRow } from "../read-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { throwawayP12, throwawayPassword } from "../testing/throwaway-p12.ts";
import { signatureCopy as copy } from "./signature-copy.ts";
import { saveSignaturePicture } from "./signature-picture.ts";

const certificates = mkdtempSync(path.join(tmpdir(), "certificates-"));
const dayMs = 24 * 60 * 60_000;
const expires = new Date(Date.now() + 100 * dayMs);

let system: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  const p12 = path.join(certificates, "receipts.p12");
  writeFileSync(p12, throwawayP12({ to: expires }).p12);
  system = await startTestPayload({ RECEIPT_SIGNING_P12: p12, RECEIPT_SIGNING_PASSWORD: throwawayPassword });
  system.payload.logger.level = "silent";
  await saveReceiptSettings(system.payload);
  tokens = await staffTokens(system.payload);
});
afterAll(async () => {
  await system.close();
  rmSync(certificates, { recursive: true });
});

/** A scan: a stroke of ink on a sheet of paper. */
const scan = (ink: string, { width = 800, height = 500, paper = "#fff" } = {}) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/><path d="M${width * 0.2} ${height * 0.6} C${width * 0.4} ${height * 0.1}, ${width * 0.5} ${height * 0.9}, ${width * 0.8} ${height * 0.4}" stroke="${ink}" stroke-width="9" fill="none"/></svg>`,
    ),
  );

async function ask(role: Role | undefined, address: string, init: RequestInit = {}) {
  const request = new Request(`http://localhost:3001/api/${address}`, {
    ...init,
    headers: { ...init.headers, ...(role && { Authorization: `JWT ${tokens.get(role)}` }) },
  });
  return handleEndpoints({ config: system.payload.config, request });
}

const send = (role: Role | undefined, bytes: Uint8Array) =>
  ask(role, "receipts/signature-picture", { method: "POST", body: new Uint8Array(bytes) });

const save = (role: Role, receipt: object) =>
  ask(role, "globals/siteSettings", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ receipt }),
  });

const messageOf = async (answer: Response) => (await answer.json()).errors[0].message;

test("finance uploads a scan: upright ink on white without the paper around it, for the owner's eyes alone", async () => {
  const jpeg = await scan("#123a8a", { paper: "#f1ede4" })
    .jpeg()
    .withExif({ IFD0: { Copyright: "a secret" } })
    .toBuffer();
  const answer = await send("finance", jpeg);
  expect(answer.status).toBe(200);
  const { hash } = await answer.json();

  const folder = path.join(system.dataDir, "signatures", hash.slice(0, 2));
  expect(readdirSync(folder)).toEqual([hash]);
  expect((statSync(path.join(folder, hash)).mode & 0o777).toString(8)).toBe("600");

  const shown = await ask("finance", `receipts/signature-picture/${hash}`);
  expect(shown.headers.get("content-type")).toBe("image/png");
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const bytes = Buffer.from(await shown.arrayBuffer());
  const kept = await sharp(bytes).metadata();
  expect(kept.format).toBe("png");
  expect(kept.width).toBeLessThan(560);
  expect(kept.height).toBeLessThan(300);
  const corner = await sharp(bytes)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([...corner]).toEqual([255, 255, 255]);
  expect(bytes.includes("a secret")).toBe(false);

  for (const role of [undefined, "editor", "donor-services"] as const) {
    expect((await send(role, jpeg)).status).toBe(403);
    expect((await ask(role, `receipts/signature-picture/${hash}`)).status).toBe(403);
  }
  expect((await ask("finance", `receipts/signature-picture/..%2Fsecrets`)).status).toBe(404);
});

test("what is no picture of a signature is refused with the reason", async () => {
  const refused: [bytes: Buffer, status: number, words: string][] = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="90"/>'), 400, copy.wrongType],
    [await scan("#000").gif().toBuffer(), 400, copy.wrongType],
    [(await scan("#000").png().toBuffer()).subarray(0, 900), 400, copy.damaged],
    [await scan("#fff").png().toBuffer(), 400, copy.empty],
    [await scan("#fff", { paper: "#456" }).png().toBuffer(), 400, copy.tooDark],
    [await scan("#000", { width: 120, height: 60 }).png().toBuffer(), 400, copy.tooSmall],
    [Buffer.alloc(2 * 1024 * 1024 + 1), 413, copy.tooLarge],
  ];
  for (const [bytes, status, words] of refused) {
    const answer = await send("finance", bytes);
    expect([answer.status, await messageOf(answer)]).toEqual([status, words]);
  }
});

test("a receipt keeps the picture with which it was issued, also on its replacement", async () => {
  const { payload } = system;
  const first = await saveSignaturePicture(await scan("#000").png().toBuffer());
  const second = await saveSignaturePicture(await scan("#00f").png().toBuffer());
  const signedBy = { signatory: "Margaret Osei", signatoryTitle: "Director", placeOfIssue: "Vancouver" };
  expect((await save("finance", { ...signedBy, signature: first })).status).toBe(200);

  const gift = await approvedDonation(payload);
  await afterApproval(payload, String(gift.id));
  const issued = await latestReceipt(payload, gift);
  expect(issued?.signatory.image).toMatch(/^data:image\/png;base64,/);
  const row = await latestReceiptRow(payload, gift.id);
  if (!row) throw new Error("no receipt");
  const pdf = await receiptPdf(payload, row);
  expect(pdf.includes("/Subtype /Image")).toBe(true);
  expect(pdf.includes("/SubFilter /ETSI.CAdES.detached")).toBe(true);

  expect((await save("finance", { ...signedBy, signature: second })).status).toBe(200);
  expect((await latestReceipt(payload, gift))?.signatory).toEqual(issued?.signatory);
  const now = new Date("2026-04-01T18:00:00Z");
  await replaceReceipt(payload, { receiptId: row.id, donor: {}, reason: "lost", by: "finance", now });
  expect(await latestReceipt(payload, gift)).toMatchObject({
    issueDay: "2026-04-01",
    signatory: issued?.signatory,
  });

  const later = await approvedDonation(payload);
  await afterApproval(payload, String(later.id));
  const image = (await latestReceipt(payload, later))?.signatory.image;
  expect(image).toMatch(/^data:image\/png/);
  expect(image).not.toBe(issued?.signatory.image);
});

test("no other name is put below a signature, and editors and visitors neither see nor change it", async () => {
  const hash = await saveSignaturePicture(await scan("#000").png().toBuffer());
  const signedBy = { signatory: "Margaret Osei", signatoryTitle: "Director", signature: hash };
  expect((await save("finance", signedBy)).status).toBe(200);
  const answer = await save("finance", { signatory: "Pat Lee", signatoryTitle: "Treasurer" });
  expect([answer.status, await messageOf(answer)]).toEqual([400, copy.otherName]);
  const seenBy = async (role?: Role) => (await (await ask(role, "globals/siteSettings")).json()).receipt;
  expect(await seenBy("editor")).toMatchObject({ signatory: "Margaret Osei" });
  expect(await seenBy("editor")).not.toHaveProperty("signature");
  expect(Object.keys(await seenBy())).toEqual(["minimumCents"]);

  expect((await save("finance", { ...signedBy, signature: "0".repeat(64) })).status).toBe(400);
  expect((await save("finance", { signatory: "Pat Lee", signature: null })).status).toBe(200);
});

const settingsNow = () => system.payload.findGlobal({ slug: "siteSettings" });

test("editors change the settings of the site, and nothing that receipts say, by an earlier version neither", async () => {
  const { payload } = system;
  const before = (await settingsNow()).receipt;
  for (const role of ["editor", "donor-services"] as const) {
    await save(role, {
      signatory: "Eve",
      signatoryTitle: "X",
      signature: null,
      placeOfIssue: "Y",
      minimumCents: 1,
    });
    expect([role, (await settingsNow()).receipt]).toEqual([role, before]);
  }
  const post = (role: Role, path: string, body: object) =>
    ask(role, `globals/siteSettings${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  const restore = async (role: Role) => {
    const { docs } = await payload.findGlobalVersions({ slug: "siteSettings", sort: "-id", limit: 2 });
    return post(role, `/versions/${docs[1]?.id}`, {});
  };
  expect((await post("editor", "", { kitShippingText: "On Fridays." })).status).toBe(200);
  expect((await restore("finance")).status).toBe(403);
  expect((await settingsNow()).kitShippingText).toBe("On Fridays.");
  expect((await restore("editor")).status).toBe(200);
  expect((await settingsNow()).kitShippingText).not.toBe("On Fridays.");

  expect((await save("finance", { placeOfIssue: "Victoria" })).status).toBe(200);
  expect(await messageOf(await restore("editor"))).toContain("only finance and administrators change");
  expect((await settingsNow()).receipt?.placeOfIssue).toBe("Victoria");
  expect((await restore("finance")).status).toBe(200);
  expect((await settingsNow()).receipt?.placeOfIssue).toBe("Vancouver");
});

test("each change of what receipts say is in the log, with what it was before and is after, for finance to read", async () => {
  await save("finance", { signatory: "Pat Lee", signature: null, minimumCents: 2_000 });
  const hash = await saveSignaturePicture(await scan("#000").png().toBuffer());
  const changes = { signatory: "Ann Roy", signature: hash, placeOfIssue: "Victoria", minimumCents: 2_550 };
  expect((await save("finance", changes)).status).toBe(200);
  const { docs } = await (await ask("finance", "audit-log?limit=1")).json();
  expect(docs[0]).toMatchObject({
    action: "receipt-settings",
    onCollection: "siteSettings",
    staffName: "finance",
    detail: `Who signs: Pat Lee → Ann Roy; Signature: empty → picture ${hash.slice(0, 8)}; Place of issue: Vancouver → Victoria; Smallest gift: $20.00 → $25.50`,
  });
  const lines = async () =>
    (
      await system.payload.count({
        collection: "audit-log",
        where: { action: { equals: "receipt-settings" } },
      })
    ).totalDocs;
  const count = await lines();
  await save("administrator", { placeOfIssue: "Victoria" });
  expect(await lines()).toBe(count);
});

test("finance changes who signs, and nothing else of the settings", async () => {
  const answer = await ask("finance", "globals/siteSettings", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ kitShippingText: "Never", receipt: { signatoryTitle: "Chair" } }),
  });
  expect(answer.status).toBe(200);
  const settings = await system.payload.findGlobal({ slug: "siteSettings" });
  expect(settings).toMatchObject({
    kitShippingText: "Kits are mailed on Wednesdays.",
    receipt: { signatoryTitle: "Chair" },
  });
});

test("a certificate that ends, and a picture that is gone, show where the system's health is asked for", async () => {
  const { payload, dataDir } = system;
  const after = (days: number) => new Date(expires.getTime() + days * dayMs);
  const day = expires.toISOString().slice(0, 10);
  expect(await signingFaults(payload, after(-20))).toEqual([]);
  expect(await signingFaults(payload, after(-10))).toEqual([
    `receipts: the signing certificate expires on ${day}`,
  ]);
  expect(await signingFaults(payload, after(1))).toEqual([
    `receipts: the signing certificate expired on ${day}`,
  ]);

  const signature = await saveSignaturePicture(await scan("#040").png().toBuffer());
  expect((await save("finance", { signatory: "Pat Lee", signature })).status).toBe(200);
  expect(await signingFaults(payload, after(-20))).toEqual([]);
  renameSync(path.join(dataDir, "signatures"), path.join(dataDir, "elsewhere"));
  expect(await signingFaults(payload, after(-20))).toEqual([
    "receipts: the picture of the signature cannot be read",
  ]);
  renameSync(path.join(dataDir, "elsewhere"), path.join(dataDir, "signatures"));
});
