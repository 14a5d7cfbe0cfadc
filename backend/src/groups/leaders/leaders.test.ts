import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { groupCheckSchema } from "@pcf/contract/group-check";
import { mergeListSearchAndWhere } from "payload/shared";
import { expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { formOf, groupSystem } from "../testing/group-system.ts";

const system = groupSystem();
const { ask, tell, reports, visible } = system;

const mails = async () =>
  (
    await system.payload.find({
      collection: "outbox",
      where: { kind: { equals: "group-check" } },
      pagination: false,
    })
  ).docs;

test("each quarter a leader gets one mail, however often the job begins; none who wants none", async () => {
  const { askLeaders } = await import("./ask-leaders.ts");
  const before = (await mails()).length;
  const now = new Date("2030-02-10T18:00:00Z");
  await Promise.all([askLeaders(system.payload, now), askLeaders(system.payload, now)]);
  await askLeaders(system.payload, new Date("2030-03-30T18:00:00Z"));
  expect((await mails()).length - before).toBe(1);
  await askLeaders(system.payload, new Date("2030-04-02T18:00:00Z"));
  expect((await mails()).length - before).toBe(2);
  await system.payload.update({ collection: "group-leaders", id: system.leader, data: { noMails: true } });
  await askLeaders(system.payload, new Date("2030-07-02T18:00:00Z"));
  expect((await mails()).length - before).toBe(2);
});

async function mailedLink() {
  const { createCheckLink } = await import("./check-link.ts");
  const doc = await system.payload.findByID({ collection: "group-leaders", id: system.leader });
  return createCheckLink(doc, new Date());
}
const page = async (link: string) =>
  groupCheckSchema.parse(await (await ask(`group-check?link=${encodeURIComponent(link)}`)).json());
const send = (link: string, act: string, more: Record<string, string> = {}) =>
  ask("group-check", { method: "POST", body: formOf({ link, act, ...more }) });

test("a leader's link is looked at without effect; a press confirms, and the site says when", async () => {
  const link = await mailedLink();
  expect(await page(link)).toMatchObject({ show: "check", group: system.slug, leader: "Lea Leader" });
  expect((await visible()).confirmedOn).toBeNull();
  const pressed = await send(link, "confirm");
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toMatch(/\/confirm\?link=.*&done=confirmed$/);
  const { confirmedOn } = await visible();
  expect(confirmedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("a group that nobody has confirmed for a year, or ever, is on the list of editors, the longest ago first", async () => {
  const { Unconfirmed } = await import("../admin/unconfirmed.tsx");
  const { groupsScreen, todayGroups } = await import("../today-groups.ts");
  const { renderToStaticMarkup } = await import("react-dom/server");
  /** The group as the screen names it, from its way to it to its end; empty where it is not listed. */
  const listed = async () => {
    const list = renderToStaticMarkup(await Unconfirmed({ payload: system.payload }));
    const [, after = ""] = list.split(`/collections/supportGroups/${system.group}">`);
    return after.split("</li>")[0];
  };
  const openedBy = async (role: Role) => {
    const { docs } = await system.payload.find({ collection: "users", where: { role: { equals: role } } });
    return groupsScreen.isFor({ req: { user: { ...docs[0], collection: "users" } as never } });
  };
  const confirmed = (daysAgo: number) =>
    system.payload.update({
      collection: "group-leaders",
      id: system.leader,
      data: { confirmedOn: charityDay(new Date(Date.now() - daysAgo * 86_400_000)) },
    });
  const onToday = async () => {
    const lines = await todayGroups.lines(system.payload, new Date(), { req: { user: null } });
    return lines.find(({ words }) => words.includes("not confirmed for a year"))?.count ?? 0;
  };
  expect(await listed()).toContain("never");
  await confirmed(370);
  expect(await listed()).toContain("last on ");
  const waiting = await onToday();
  expect([await openedBy("editor"), await openedBy("finance")]).toEqual([true, false]);
  await confirmed(360);
  expect(await listed()).toBe("");
  expect(await onToday()).toBe(waiting - 1);
});

test("a correction by the link waits on the group like what the form brings, and mails can be stopped", async () => {
  const link = await mailedLink();
  await send(link, "correct", { correction: "We meet in the library now." });
  expect(await reports()).toEqual([
    expect.objectContaining({
      what: "details",
      message: "We meet in the library now.",
      email: "lea@leader.example",
    }),
  ]);
  await send(link, "stop-mails");
  expect(await page(link)).toMatchObject({ mailsStopped: true });
});

test("a link that is changed, has ended, or was mailed to another leader opens nothing", async () => {
  const { leaderOfLink } = await import("./check-link.ts");
  const link = await mailedLink();
  const opens = async (text: string, at = new Date()) =>
    (await leaderOfLink(system.payload, text, at)) !== null;
  expect(await opens(link)).toBe(true);
  expect(await opens(link.replace(/^\d+/, String(system.leader + 1)))).toBe(false);
  expect(await opens(link.replace(/\.\d+\./, ".99999."))).toBe(false);
  expect(await opens(link, new Date(Date.now() + 62 * 24 * 60 * 60_000))).toBe(false);
  await system.payload.update({
    collection: "group-leaders",
    id: system.leader,
    data: { email: "new@leader.example" },
  });
  expect(await opens(link)).toBe(false);
  expect(await page(link)).toEqual({ show: "ended" });
});

test("a link opens nothing while its group is not published, or in the trash", async () => {
  const link = await mailedLink();
  const set = (data: object) =>
    system.payload.update({ collection: "supportGroups", id: system.group, data, trash: true });
  for (const away of [{ _status: "draft" }, { _status: "published", deletedAt: new Date().toISOString() }]) {
    await set(away);
    expect(await page(link)).toEqual({ show: "ended" });
    expect((await send(link, "confirm")).status).toBe(404);
  }
  await set({ deletedAt: null });
  expect(await page(link)).toMatchObject({ show: "check" });
});

test("visitors read nothing of a leader, and the address goes with a group that is deleted for good", async () => {
  expect(JSON.stringify(await visible())).not.toContain("leader.example");
  expect((await ask("group-leaders")).status).toBe(403);
  await system.payload.delete({ collection: "supportGroups", id: system.group });
  expect((await system.payload.count({ collection: "group-leaders" })).totalDocs).toBe(0);
});

test("staff find a leader by parts of the name or the address", async () => {
  const { config } = system.payload.collections["group-leaders"];
  const found = async (search: string) => {
    const where = mergeListSearchAndWhere({ collectionConfig: config, search });
    return (await system.payload.find({ collection: "group-leaders", where })).totalDocs;
  };
  expect(await found("Leader Lea")).toBe(1);
  expect(await found("lea@LEADER.example")).toBe(1);
  expect(await found("Lea Follower")).toBe(0);
});

test("a leader who asks to be forgotten is, with what was told and the mails", async () => {
  const { erasePerson } = await import("../../privacy/erase-person.ts");
  const { askLeaders } = await import("./ask-leaders.ts");
  await askLeaders(system.payload, new Date("2031-02-10T18:00:00Z"));
  await tell({ what: "details", message: "Our telephone has changed" });
  const email = "lea@leader.example";
  const { plan } = await erasePerson(system.payload, { email, by: { kind: "system" }, now: new Date() });
  expect(plan.goes.map(({ what }) => what)).toContain("Leaders of support groups");
  expect((await system.payload.count({ collection: "group-leaders" })).totalDocs).toBe(0);
  expect(await reports()).toEqual([]);
  expect((await mails()).filter(({ to }) => to === email)).toEqual([]);
});
