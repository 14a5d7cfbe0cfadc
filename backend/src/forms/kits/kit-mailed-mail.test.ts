import { expect, test } from "vitest";
import { formsOffice, writeKit } from "../testing/forms-office.ts";

const office = formsOffice();
const links = { storeUrl: "/a", channelUrl: "/b", newsletterArchiveUrl: "/c" };
const settings = (tellKitSenders: boolean) => ({ ...links, kitShippingText: "By mail.", tellKitSenders });
const setting = (tellKitSenders: boolean) =>
  office.payload.updateGlobal({ slug: "siteSettings", data: settings(tellKitSenders) });
const mark = (id: number) => office.ask("donor-services", "POST", "/kits/mailed", { id });
const back = (id: number) => office.ask("donor-services", "POST", "/kits/take-back", { id });
const runJobs = () => office.payload.jobs.run({ limit: 50 });
const mails = async () =>
  (
    await office.payload.find({
      collection: "outbox",
      where: { kind: { equals: "kit-mailed" } },
      pagination: false,
    })
  ).docs;

test("nobody is told unless the site settings say so", async () => {
  const { id } = await writeKit(office.payload);
  await mark(id);
  await runJobs();
  expect(await mails()).toEqual([]);
});

test("who asked for a kit is told once that it is in the mail, in words of ours alone", async () => {
  await setting(true);
  const typed = { rkfname: "Zoë", rklname: "Evil", rkcity: "Evilton", comment: "https://evil.example" };
  const { id, reference } = await writeKit(office.payload, {
    answers: { ...typed, rkemail: "Zoe@Visitor.example", rkquant: "10", kit_in_french: "Yes" },
  });
  await mark(id);
  await runJobs();
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: "zoe@visitor.example", aboutId: String(id) });
  for (const words of [reference, "10 kits, in French", "The week of Monday"])
    expect(`${mail?.subject} ${mail?.text}`.replace(/\s+/g, " ")).toContain(words);
  for (const words of ["Zoë", "Evil", "evil"]) expect(`${mail?.subject} ${mail?.text}`).not.toContain(words);

  await back(id);
  await mark(id);
  await runJobs();
  expect(await mails()).toHaveLength(1);
});

test("what is taken back before the mail is written is told to nobody, and is told when it goes after all", async () => {
  await setting(true);
  const before = (await mails()).length;
  const { id, reference } = await writeKit(office.payload);
  await mark(id);
  await back(id);
  await runJobs();
  expect(await mails()).toHaveLength(before);
  await mark(id);
  await runJobs();
  expect((await mails()).map(({ subject }) => subject).join()).toContain(reference);
});

test("who alone may set it are editors and administrators, and visitors do not read it", async () => {
  const save = (by: "editor" | "donor-services" | "finance", tellKitSenders: boolean) =>
    office.ask(by, "POST", "/globals/siteSettings", settings(tellKitSenders));
  const now = async () =>
    (await office.payload.findGlobal({ slug: "siteSettings", depth: 0 })).tellKitSenders;
  await setting(false);
  for (const by of ["donor-services", "finance"] as const) {
    await save(by, true);
    expect(await now()).toBe(false);
  }
  await save("editor", true);
  expect(await now()).toBe(true);
  expect((await office.ask("visitor", "GET", "/globals/siteSettings")).body).not.toHaveProperty(
    "tellKitSenders",
  );
});
