import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import { handleEndpoints } from "payload";
import { expect, test, vi } from "vitest";
import { writeForm, writeSubscriber } from "../forms/testing/ending-rows.ts";
import { day, longAgo, now, retentionSystem } from "../privacy/testing/retention-system.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { noWords, writeMail } from "./testing/ending-rows.ts";

const system = retentionSystem();

test("what is stripped is not taken for changed today: no other time begins again, and the office is not told again", async () => {
  const today = new Date();
  const ago = (days: number) => new Date(today.getTime() - days * 24 * 60 * 60_000).toISOString();
  const failed = await writeMail(system, "receipt", { state: "failed", ...day(ago(1_100)) });
  const gone = await writeForm(system, "contact", { state: "done", ...day(ago(400)) });
  const about = { aboutCollection: "form-submissions", aboutId: String(gone) };
  const notice = await writeMail(system, "form-notice", { state: "failed", ...about, ...day(ago(20)) });
  // Given up an hour ago, and a person asked to be forgotten since.
  await writeMail(system, "ecard", { state: "failed", wordsRemovedAt: ago(0), ...day(ago(0.04)) });
  const told = async () => (await system.payload.count({ collection: "outbox" })).totalDocs;
  const before = await told();
  await system.run(today);
  expect(await system.read("outbox", failed)).toMatchObject({ text: "", updatedAt: ago(1_100) });
  expect(await system.read("outbox", notice)).toMatchObject({ text: "", aboutId: null, updatedAt: ago(20) });
  const { reportFailedMails } = await import("./report-failed-mails.ts");
  await reportFailedMails(system.payload, today);
  expect(await told()).toBe(before);
});

test("a mail that waits keeps its words, and what it is about, however old it is", async () => {
  const old = day(longAgo);
  const signedUp = await writeSubscriber(system, { ...old, state: "pending" });
  const about = { aboutCollection: "subscribers", aboutId: String(signedUp) };
  const waiting = await Promise.all(
    ["queued", "sending"].map((state) => writeMail(system, "list-confirmation", { ...old, state, ...about })),
  );
  const stand = async () => [
    await system.read("subscribers", signedUp),
    ...(await Promise.all(waiting.map((id) => system.read("outbox", id)))),
  ];
  const before = await stand();
  await system.run();
  expect(await stand()).toEqual(before);
});

test("a mail goes before what it is about, and is counted as a mail, where both go in one night", async () => {
  const id = await writeForm(system, "contact", { state: "done", ...day(longAgo) });
  const about = { aboutCollection: "form-submissions", aboutId: String(id) };
  await writeMail(system, "form-notice", { ...about, ...day(longAgo) });
  expect((await system.run()).counts).toEqual({ "office-mails": 1, questions: 1 });
});

test("a form goes with its mails, and a mail without words is neither written nor sent again", async () => {
  const { enqueueMail } = await import("./enqueue-mail.ts");
  const { resendMail } = await import("./resend-mail.ts");
  const id = await writeForm(system, "contact", { state: "spam", ...day(longAgo) });
  // Sent again by staff the day before, so not yet old itself.
  const notice = await writeMail(system, "form-notice", {
    key: "form:C-1",
    ...day("2036-06-14T12:00:00.000Z"),
    aboutCollection: "form-submissions",
    aboutId: String(id),
  });
  await system.run();
  expect(await system.read("form-submissions", id)).toBeNull();
  expect(await system.read("outbox", notice)).toMatchObject({ ...noWords, key: "form:C-1", aboutId: null });
  const again = await enqueueMail(system.payload, {
    key: "form:C-1",
    kind: "form-notice",
    to: "office@foundation.example",
    subject: "S",
    html: "H",
    text: "T",
  });
  expect(again.id).toBe(String(notice));
  expect(await resendMail(system.payload, { id: notice, askedBy: "Ana", now })).toBeNull();
  const token = (await staffTokens(system.payload)).get("administrator");
  const request = new Request(`http://localhost:3001/api/outbox/${notice}/resend`, {
    method: "POST",
    headers: { Authorization: `JWT ${token}`, "Content-Type": "application/json" },
    body: "{}",
  });
  expect((await handleEndpoints({ config: system.payload.config, request })).status).toBe(410);
  expect(await system.read("outbox", notice)).toMatchObject(noWords);
});

const attachmentFiles = () =>
  readdirSync(path.join(system.dataDir, "mail-attachments"), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );

test("an attachment goes with the last mail that has it, also when a run dies in between", async () => {
  const { enqueueMail } = await import("./enqueue-mail.ts");
  const picture = { filename: "card.jpg", contentType: "image/jpeg", content: Buffer.from("a card") };
  const attached = async (updatedAt: string) => {
    const words = { subject: "A card", html: "<p>Ann</p>", text: "Ann", to: "ann@visitor.example" };
    const card = { ...words, key: randomUUID(), kind: "ecard" as const, attachments: [picture] };
    const { id } = await enqueueMail(system.payload, card);
    await system.payload.db.updateOne({ collection: "outbox", id, data: { state: "sent", updatedAt } });
    return id;
  };
  const first = await attached(longAgo);
  await attached("2036-06-01T12:00:00.000Z");
  const die = vi.spyOn(system.payload, "count").mockRejectedValueOnce(new Error("the process died"));
  await expect(system.run()).rejects.toThrow("died");
  die.mockRestore();
  expect(await system.read("outbox", first)).toMatchObject({ html: "" });
  await system.run();
  expect(await system.read("outbox", first)).toMatchObject({ attachments: [] });
  expect(attachmentFiles()).toHaveLength(1);
  await system.run(new Date("2036-12-15T12:00:00Z"));
  expect(attachmentFiles()).toHaveLength(0);
});

test("an attachment that was stored a moment ago is named until it can go", async () => {
  const { enqueueMail } = await import("./enqueue-mail.ts");
  const picture = { filename: "new.jpg", contentType: "image/jpeg", content: Buffer.from("a new card") };
  const words = { subject: "A card", html: "x", text: "x", to: "ann@visitor.example" };
  const card = { ...words, key: randomUUID(), kind: "ecard" as const, attachments: [picture] };
  const { id } = await enqueueMail(system.payload, card);
  const emptied = { state: "sent", wordsRemovedAt: now.toISOString() };
  await system.payload.db.updateOne({ collection: "outbox", id, data: emptied });
  await system.run(new Date());
  expect(await system.read("outbox", id)).toMatchObject({ attachments: [{ filename: "new.jpg" }] });
  expect(attachmentFiles()).toHaveLength(1);
  await system.run(new Date(Date.now() + 2 * 60 * 60_000));
  expect(await system.read("outbox", id)).toMatchObject({ attachments: [] });
  expect(attachmentFiles()).toHaveLength(0);
});
