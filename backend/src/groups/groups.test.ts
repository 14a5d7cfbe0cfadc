import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { groupChangeForm } from "@pcf/contract/forms/group-change-form";
import { groupCheckSchema } from "@pcf/contract/group-check";
import { handleEndpoints, type ServerProps } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Role } from "../staff/roles.ts";
import { staffTokens } from "../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
let group: number;
let leader: number;
let count = 0;

beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
});
afterAll(() => app.close());

/** A group that meets each Tuesday, and its leader, of whom visitors know nothing. */
beforeEach(async () => {
  count += 1;
  const { payload } = app;
  for (const slug of ["group-leaders", "form-submissions"] as const)
    await payload.db.deleteMany({ collection: slug, where: {} });
  const province = await payload.create({
    collection: "provinces",
    data: { code: `Z${String.fromCharCode(64 + count)}`, name: `Province ${count}` },
  });
  const made = await payload.create({
    collection: "supportGroups",
    data: {
      title: `Group ${count}`,
      slug: `group-${count}`,
      _status: "published",
      provinces: [province.id],
      supportGroupName: { groupName: `Group ${count}` },
      format: "in-person",
      contacts: [{ name: "Ann" }],
      meeting: {
        frequency: "weekly",
        weekday: "TU",
        start: "19:00",
        end: "21:00",
        timeZone: "America/Toronto",
      },
    },
  });
  group = made.id;
  leader = (
    await payload.create({
      collection: "group-leaders",
      data: { group, name: "Lea Leader", email: "lea@leader.example" },
    })
  ).id;
});

async function ask(path: string, init: RequestInit & { role?: Role } = {}) {
  const { role, ...rest } = init;
  const headers = new Headers(rest.headers);
  if (role) headers.set("authorization", `JWT ${tokens.get(role)}`);
  const request = new Request(`http://localhost:3001/api/${path}`, { ...rest, headers });
  return handleEndpoints({ config: app.payload.config, request });
}
const form = (fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
};
const tell = (fields: Record<string, string>) =>
  ask(`forms/${groupChangeForm.number}`, {
    method: "POST",
    body: form({
      group: `group-${count}`,
      full_name: "Lea Leader",
      email: "lea@leader.example",
      ...fields,
    }),
  });
const reports = async (role: Role = "editor") =>
  (await (await ask(`supportGroups/${group}/reports`, { role })).json()).reports ?? [];
const press = (path: string, body: object = {}, role: Role = "editor") =>
  ask(`supportGroups/${group}/reports/${path}`, {
    method: "POST",
    role,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
/** The group as a visitor reads it. */
const visible = async () => (await ask(`supportGroups/${group}`)).json();
const off = {
  kind: "cancelled",
  day: "2030-01-08",
  toDay: "",
  start: "",
  end: "",
  where: "",
  note: "Hall closed",
};

test("what a leader tells us waits on the group, and one press of an editor puts it on the site", async () => {
  const told = await (
    await tell({ what: "cancelled", meeting: "2030-01-08", message: "Hall closed" })
  ).json();
  expect(told.status).toBe("mail_sent");
  expect((await visible()).meeting.changes).toEqual([]);
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { subject: { contains: told.reference } },
  });
  expect(docs[0]?.to).toMatch(/^support@/);
  expect(docs[0]?.text).toContain(`/admin/collections/supportGroups/${group}`);
  expect(docs[0]?.text).not.toContain("Hall closed");

  const [report] = await reports();
  expect(report).toMatchObject({ what: "cancelled", meeting: "2030-01-08", person: "Lea Leader" });
  expect((await press(`${report.id}/publish`, off)).status).toBe(200);
  expect((await visible()).meeting.changes).toEqual([
    expect.objectContaining({ kind: "cancelled", day: "2030-01-08", note: "Hall closed" }),
  ]);
  expect(await reports()).toEqual([]);
  // A second press, of another window, finds it done.
  expect((await press(`${report.id}/publish`, off)).status).toBe(404);
});

test("a meeting that was called off and then moved is moved, not both", async () => {
  await tell({ what: "cancelled", meeting: "2030-01-08" });
  await tell({ what: "moved", meeting: "2030-01-08", new_day: "2030-01-09" });
  const [first, second] = await reports();
  await press(`${first.id}/publish`, off);
  await press(`${second.id}/publish`, { ...off, kind: "moved", toDay: "2030-01-09", start: "13:30" });
  expect((await visible()).meeting.changes).toEqual([
    expect.objectContaining({ kind: "moved", day: "2030-01-08", toDay: "2030-01-09", start: "13:30" }),
  ]);
});

test("what would change nothing on the site, or publish an editor's draft, is refused with words", async () => {
  await tell({ what: "cancelled", meeting: "2030-01-08" });
  const [{ id }] = await reports();
  expect((await press(`${id}/publish`, { ...off, day: "2030-01-09" })).status).toBe(400);
  expect((await press(`${id}/publish`, { ...off, kind: "moved" })).status).toBe(400);
  await app.payload.update({
    collection: "supportGroups",
    id: group,
    data: { title: "Not ready" },
    draft: true,
  });
  const refused = await press(`${id}/publish`, off);
  expect(refused.status).toBe(409);
  expect((await refused.json()).errors[0].message).toMatch(/draft/);
  expect((await visible()).title).toBe(`Group ${count}`);
  expect(await reports()).toHaveLength(1);
});

test("reports are read and published by editors and administrators alone", async () => {
  await tell({ what: "details", message: "Our telephone has changed" });
  const [{ id }] = await reports();
  for (const role of ["donor-services", "finance"] as const) {
    expect([role, (await ask(`supportGroups/${group}/reports`, { role })).status]).toEqual([role, 403]);
    expect([role, (await press(`${id}/done`, {}, role)).status]).toEqual([role, 403]);
  }
  expect((await ask(`supportGroups/${group}/reports`)).status).toBe(403);
  expect((await press(`${id}/done`, {}, "administrator")).status).toBe(200);
});

const mails = async () =>
  (
    await app.payload.find({
      collection: "outbox",
      where: { kind: { equals: "group-check" } },
      pagination: false,
    })
  ).docs;

test("each quarter a leader gets one mail, however often the job begins; none who wants none", async () => {
  const { askLeaders } = await import("./leaders/ask-leaders.ts");
  const before = (await mails()).length;
  const now = new Date("2030-02-10T18:00:00Z");
  await Promise.all([askLeaders(app.payload, now), askLeaders(app.payload, now)]);
  await askLeaders(app.payload, new Date("2030-03-30T18:00:00Z"));
  expect((await mails()).length - before).toBe(1);
  await askLeaders(app.payload, new Date("2030-04-02T18:00:00Z"));
  expect((await mails()).length - before).toBe(2);
  await app.payload.update({ collection: "group-leaders", id: leader, data: { noMails: true } });
  await askLeaders(app.payload, new Date("2030-07-02T18:00:00Z"));
  expect((await mails()).length - before).toBe(2);
});

async function mailedLink() {
  const { createCheckLink } = await import("./leaders/check-link.ts");
  const doc = await app.payload.findByID({ collection: "group-leaders", id: leader });
  return createCheckLink(doc, new Date());
}
const page = async (link: string) =>
  groupCheckSchema.parse(await (await ask(`group-check?link=${encodeURIComponent(link)}`)).json());
const send = (link: string, act: string, more: Record<string, string> = {}) =>
  ask("group-check", { method: "POST", body: form({ link, act, ...more }) });

test("a leader's link is looked at without effect; a press confirms, and the site says when", async () => {
  const link = await mailedLink();
  expect(await page(link)).toMatchObject({ show: "check", group: `group-${count}`, leader: "Lea Leader" });
  expect((await visible()).confirmedOn).toBeNull();
  const pressed = await send(link, "confirm");
  expect(pressed.status).toBe(303);
  expect(pressed.headers.get("location")).toMatch(/\/confirm\?link=.*&done=confirmed$/);
  const { confirmedOn } = await visible();
  expect(confirmedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("a group that nobody has confirmed for a year, or ever, is on the list of editors, the longest ago first", async () => {
  const { GroupsNotice } = await import("./admin/groups-notice.tsx");
  const { renderToStaticMarkup } = await import("react-dom/server");
  /** The group as the dashboard names it, from its way to it to its end; empty where it is not listed. */
  const listed = async (role: Role = "editor") => {
    const found = await app.payload.find({ collection: "users", where: { role: { equals: role } } });
    const [user] = found.docs;
    const notice = await GroupsNotice({ payload: app.payload, user } as ServerProps);
    const [, after = ""] = renderToStaticMarkup(notice).split(`/collections/supportGroups/${group}">`);
    return after.split("</li>")[0];
  };
  const confirmed = (daysAgo: number) =>
    app.payload.update({
      collection: "group-leaders",
      id: leader,
      data: { confirmedOn: charityDay(new Date(Date.now() - daysAgo * 86_400_000)) },
    });
  expect(await listed()).toContain("never");
  await confirmed(370);
  expect(await listed()).toContain("last on ");
  expect(await listed("finance")).toBe("");
  await confirmed(360);
  expect(await listed()).toBe("");
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
  const { leaderOfLink } = await import("./leaders/check-link.ts");
  const link = await mailedLink();
  const opens = async (text: string, at = new Date()) => (await leaderOfLink(app.payload, text, at)) !== null;
  expect(await opens(link)).toBe(true);
  expect(await opens(link.replace(/^\d+/, String(leader + 1)))).toBe(false);
  expect(await opens(link.replace(/\.\d+\./, ".99999."))).toBe(false);
  expect(await opens(link, new Date(Date.now() + 62 * 24 * 60 * 60_000))).toBe(false);
  await app.payload.update({
    collection: "group-leaders",
    id: leader,
    data: { email: "new@leader.example" },
  });
  expect(await opens(link)).toBe(false);
  expect(await page(link)).toEqual({ show: "ended" });
});

test("visitors read nothing of a leader, and the address goes with a group that is deleted for good", async () => {
  expect(JSON.stringify(await visible())).not.toContain("leader.example");
  expect((await ask("group-leaders")).status).toBe(403);
  await app.payload.delete({ collection: "supportGroups", id: group });
  expect((await app.payload.count({ collection: "group-leaders" })).totalDocs).toBe(0);
});

test("a leader who asks to be forgotten is, with what was told and the mails", async () => {
  const { erasePerson } = await import("../privacy/erase-person.ts");
  const { askLeaders } = await import("./leaders/ask-leaders.ts");
  await askLeaders(app.payload, new Date("2031-02-10T18:00:00Z"));
  await tell({ what: "details", message: "Our telephone has changed" });
  const email = "lea@leader.example";
  const { plan } = await erasePerson(app.payload, { email, by: { kind: "system" }, now: new Date() });
  expect(plan.goes.map(({ what }) => what)).toContain("Leaders of support groups");
  expect((await app.payload.count({ collection: "group-leaders" })).totalDocs).toBe(0);
  expect(await reports()).toEqual([]);
  expect((await mails()).filter(({ to }) => to === email)).toEqual([]);
});
