import { readdirSync } from "node:fs";
import path from "node:path";
import type { CollectionSlug, Payload } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import { approvedDonation } from "../../donations/receipts/testing/approved-donation.ts";
import { enqueueMail } from "../../mail/enqueue-mail.ts";
import { mailKindsOf } from "../../platform/feature.ts";

const at = "2026-03-10T18:00:00.000Z";

/** Written past the hooks: receipts and gifts are made by their operations only. */
const write = async (payload: Payload, collection: CollectionSlug, data: Record<string, unknown>) =>
  (await payload.db.create({ collection, data: { ...data, createdAt: at, updatedAt: at } })).id;

export type OfficeRows = [collection: CollectionSlug, data: Record<string, unknown>][];

const source = path.resolve(import.meta.dirname, "../..");

/** What features bring in their `testing/office-rows.ts`: rows that need no other. */
async function rowsOfFeatures(): Promise<OfficeRows> {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  const modules: { officeRows: OfficeRows }[] = await Promise.all(
    files.filter((file) => file.endsWith("/office-rows.ts")).map((file) => import(path.join(source, file))),
  );
  return modules.flatMap(({ officeRows }) => officeRows);
}

/**
 * One row of each of the office's collections, with a mail of every kind, where there are accounts of staff already.
 * Answers the ids by collection; those of mails also by kind.
 */
export async function fillOffice(payload: Payload): Promise<Map<string, string | number>> {
  const gift = await approvedDonation(payload, { gateway: { dataKey: "vault-key", issuerId: "issuer" } });
  const ids = new Map<string, string | number>([["donations", gift.id]]);
  const add = async (collection: CollectionSlug, data: Record<string, unknown>) =>
    ids.set(collection, await write(payload, collection, data));
  await add("donors", {
    email: "zoe@donor.example",
    name: "Zoë Łukasz",
    words: " zoe lukasz zoe@donor.example",
    isListed: true,
    gifts: 1,
    totalCents: 2_500,
    notes: "Prefers to be called in the evening",
  });
  await add("deposits", { day: "2026-03-10", state: "open", bankCents: 2_500 });
  await add("monthly-gifts", {
    orderId: gift.orderId,
    signUp: gift.id,
    state: "active",
    amountCents: 2_500,
    donationArea: "Research",
    organization: "Club Zoë",
    firstName: "Zoë",
    lastName: "Łukasz",
    email: "zoe@donor.example",
    dataKey: "vault-key",
    issuerId: "issuer",
    firstBillingDay: "2026-04-15",
    nextBillingDay: "2026-04-15",
  });
  await add("receipts", {
    serial: 1,
    issueKey: gift.orderId,
    state: "issued",
    donation: gift.id,
    donorName: "Zoë Łukasz",
    giftDay: "2026-03-10",
    issueDay: "2026-03-10",
    amountCents: 2_500,
    advantageCents: 0,
    eligibleCents: 2_500,
    facts: {},
  });
  await add("refunds", {
    orderId: `${gift.orderId}-R1`,
    key: "a key of the form",
    donation: gift.id,
    amountCents: 500,
    state: "given-back",
    transaction: "refund",
    revision: 1,
    sentAt: at,
    checks: 0,
    followUp: "done",
    history: [],
  });
  await add("refund-requests", {
    ...{ donation: gift.id, openGift: gift.id, amountCents: 500, state: "open" },
    ...{ askedBy: 1, askedName: "Ann Staff" },
  });
  await add("thank-you-texts", { mail: "receipt", opening: "Dear {first name}", savedBy: "Ann" });
  await add("cards-to-mail", {
    orderId: gift.orderId,
    donation: gift.id,
    recipientName: "Ann",
    city: "Regina",
  });
  await add("blocklist", { kind: "email", value: "thief@mail.example", reason: "card testing" });
  for (const [collection, data] of await rowsOfFeatures()) await add(collection, data);
  for (const { value: kind } of mailKindsOf(payload.config)) {
    const { id } = await enqueueMail(payload, {
      key: kind,
      kind,
      to: `${kind}@reader.example`,
      subject: kind,
      html: "<p>My Gleason score is 9</p>",
      text: "My Gleason score is 9",
      attachments: [{ filename: "a.pdf", contentType: "application/pdf", content: Buffer.from(kind) }],
      ...(kind === "receipt" && { about: { collection: "receipts", id: String(ids.get("receipts")) } }),
    });
    ids.set(`outbox ${kind}`, id);
  }
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "administrator" } },
    limit: 1,
  });
  ids.set("users", docs[0]?.id ?? 0);
  await recordAction(payload, { by: { kind: "system" }, action: "gift-asked", label: gift.orderId });
  ids.set("audit-log", (await payload.find({ collection: "audit-log", limit: 1 })).docs[0]?.id ?? 0);
  ids.set("outbox", ids.get("outbox receipt") ?? 0);
  const { id: job } = await payload.jobs.queue({ task: "deliverMails", input: {} });
  const run = {
    executedAt: at,
    completedAt: at,
    taskSlug: "deliverMails",
    taskID: "1",
    state: "succeeded",
  } as const;
  await payload.update({ collection: "payload-jobs", id: job, data: { log: [run] } });
  ids.set("payload-jobs", job);
  return ids;
}
