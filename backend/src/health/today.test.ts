import { afterAll, beforeAll, expect, test } from "vitest";
import { type Role, roles } from "../access/roles.ts";
import { approvedDonation } from "../donations/receipts/testing/approved-donation.ts";
import type { User } from "../payload-types.ts";
import { screensOf } from "../platform/screen.ts";
import { todaySourcesOf } from "../platform/today-line.ts";
import { type Office, startOffice } from "../staff/testing/start-office.ts";

let office: Office;
beforeAll(async () => {
  office = await startOffice();
});
afterAll(() => office.close());

async function staff(role: Role) {
  const { docs } = await office.payload.find({ collection: "users", where: { role: { equals: role } } });
  return { req: { user: { ...(docs[0] as User), collection: "users" as const } } };
}

/** What the first screen says to a role: the sentences of what waits, and what it calls quiet. */
async function today(role: Role, now = new Date()) {
  const { payload } = office;
  const who = await staff(role);
  const said = await Promise.all(
    todaySourcesOf(payload.config)
      .filter(({ isFor }) => isFor(who))
      .map(async ({ lines, quiet }) => {
        const found = (await lines(payload, now, who)).filter(({ count }) => count > 0);
        return { found, quiet: found.length === 0 ? [quiet] : [] };
      }),
  );
  return {
    lines: said.flatMap(({ found }) => found),
    words: said.flatMap(({ found }) => found.map(({ words }) => words)),
    quiet: said.flatMap(({ quiet }) => quiet),
  };
}

const money: Role[] = ["administrator", "donor-services", "finance"];

/** What somebody does so that a line appears, whose first screen has it, and what is done so that it goes. */
type Row = [words: string, who: Role[], begin: () => Promise<unknown>, end: () => Promise<unknown>];

const gift = async (state: "held" | "unknown") => {
  const { id } = await approvedDonation(office.payload);
  const set = (to: string) =>
    office.payload.db.updateOne({ collection: "donations", id, data: { state: to, followUp: "done" } });
  await set(state);
  return () => set("approved");
};
const undo: (() => Promise<unknown>)[] = [];
const ending = async (begun: Promise<() => Promise<unknown>>) => undo.push(await begun);
const undone = () => undo.pop()?.() ?? Promise.resolve();
const mail = (kind: string, state: string) =>
  office.payload.db.updateOne({
    collection: "outbox",
    where: { kind: { equals: kind } },
    data: { state },
  });
const attackMode = (on: boolean) =>
  office.payload.updateGlobal({ slug: "donation-protection", data: { attackMode: on } });

const table: Row[] = [
  ["1 gift is held until finance decides", money, () => ending(gift("held")), undone],
  ["1 gift is not clear yet", money, () => ending(gift("unknown")), undone],
  ["1 mail could not be sent", money, () => mail("receipt", "failed"), () => mail("receipt", "sent")],
  [
    "1 mail could not be sent",
    ["administrator", "donor-services"],
    () => mail("form-notice", "failed"),
    () => mail("form-notice", "sent"),
  ],
  [
    "1 mail could not be sent",
    ["administrator"],
    () => mail("staff-account", "failed"),
    () => mail("staff-account", "sent"),
  ],
  ["Attack mode is on since", money, () => attackMode(true), () => attackMode(false)],
];

test.each(table)(
  "%s: the line is on the first screen of who may see to it, until it is done (%#)",
  async (words, who, begin, end) => {
    const seen = async () => {
      const roleHas = async (role: Role) => (await today(role)).words.some((line) => line.startsWith(words));
      const found = await Promise.all(
        roles.map(async ({ value }) => ((await roleHas(value)) ? [value] : [])),
      );
      return found.flat().sort();
    };
    expect(await seen()).toEqual([]);
    await begin();
    expect(await seen()).toEqual(who.toSorted());
    await end();
    expect(await seen()).toEqual([]);
  },
);

test("a failed mail that was sent again is no line", async () => {
  await mail("receipt", "failed");
  const id = office.ids.get("outbox receipt") ?? 0;
  const { resendMail } = await import("../mail/resend-mail.ts");
  await resendMail(office.payload, { id, askedBy: "Fin", now: new Date() });
  expect((await today("finance")).words.filter((line) => line.includes("could not be sent"))).toEqual([]);
});

test("many declines within the hour are told of, also while attack mode is off", async () => {
  const { declineCounters } = await import("../donations/protection/protection-counters.ts");
  const { donationSecret } = await import("../donations/record/donation-secret.ts");
  const counters = declineCounters(office.payload, donationSecret("declines"));
  const now = new Date("2026-03-10T18:10:00Z");
  for (let at = 0; at < 8; at += 1)
    await counters.add({ ip: `203.0.113.${at}`, card: `card ${at}`, email: `${at}@thief.example` }, now);
  const told = "8 payments were declined within the last hour: somebody may be trying stolen cards";
  expect((await today("finance", now)).words).toContain(told);
  expect((await today("finance", new Date("2026-03-10T20:10:00Z"))).words).not.toContain(told);
});

test("a review of a page is urgent once its day is over, and named before", async () => {
  const page = {
    uri: "/about-prostate-cancer/of-the-test",
    title: "Of the test",
    description: "X",
    isClinical: true,
    clinical: { reviewer: "Dr. Ann Reid", lastReviewed: "2026-01-10", nextReview: "2026-05-10" },
  };
  await office.payload.create({ collection: "pages", data: page as never, draft: true });
  const on = async (day: string) =>
    (await today("editor", new Date(`${day}T18:00:00Z`))).lines.filter(({ path }) => path === "/reviews");
  expect(await on("2026-02-01")).toEqual([]);
  expect(await on("2026-04-01")).toMatchObject([
    { words: "1 page is due for its medical review within 60 days" },
  ]);
  expect(await on("2026-05-11")).toMatchObject([
    { words: "1 page is past the day of its medical review", isUrgent: true },
  ]);
  expect((await today("finance", new Date("2026-05-11T18:00:00Z"))).words.join()).not.toContain("review");
});

test("each line leads to a screen or list that its reader may open, and what is quiet is named", async () => {
  const screens = screensOf(office.payload.config);
  for (const { value: role } of roles) {
    const who = await staff(role);
    const { lines, quiet } = await today(role);
    const places = lines.map(({ path }) => path.split(/[?#]/)[0] ?? "");
    const open = places.filter(
      (place) =>
        place.startsWith("/collections/") || screens.some(({ path, isFor }) => path === place && isFor(who)),
    );
    expect([role, open]).toEqual([role, places]);
    expect([role, quiet.every((thing) => /^(no|nothing) /.test(thing))]).toEqual([role, true]);
  }
});

test("what health finds is a line for administrators, in a sentence", async () => {
  const { faultInWords } = await import("./faults-in-words.ts");
  expect(faultInWords("overdue: 1 mail waits in the outbox, for 12 minutes")).toBe(
    "1 mail waits in the outbox, for 12 minutes",
  );
  expect(faultInWords("data folder: the disk is full")).toBe(
    "The folder in which everything is kept: the disk is full",
  );
  const fault = /^1 approved gift waits for its receipt or mails, for \d+ days$/;
  expect((await today("administrator")).words).toContainEqual(expect.stringMatching(fault));
  expect((await today("finance")).words).not.toContainEqual(expect.stringMatching(fault));
});
