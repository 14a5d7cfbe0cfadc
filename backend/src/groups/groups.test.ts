import { meetingSchema } from "@pcf/contract/content/support-group";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { groupChangeForm } from "@pcf/contract/forms/group-change-form";
import { groupCheckSchema } from "@pcf/contract/group-check";
import { groupMeetings } from "@pcf/contract/group-meetings";
import { handleEndpoints, type ServerProps, type ValidationError } from "payload";
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
  const answer = await (
    await tell({ what: "cancelled", meeting: "2030-01-08", message: "Hall closed" })
  ).json();
  expect(answer.status).toBe("mail_sent");
  expect((await visible()).meeting.changes).toEqual([]);
  const { docs } = await app.payload.find({
    collection: "outbox",
    where: { subject: { contains: answer.reference } },
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

test("what is told twice of a meeting goes on from what was published of it", async () => {
  await tell({ what: "moved", meeting: "2030-01-08", new_day: "2030-01-09", new_start: "13:30" });
  const [first] = await reports();
  expect(first.change).toMatchObject({ kind: "moved", day: "2030-01-08", toDay: "2030-01-09" });
  await press(`${first.id}/publish`, first.change);
  // The leader looks for the meeting under its new day.
  for (const meeting of ["2030-01-08", "2030-01-09"]) {
    await tell({ what: "moved", meeting, new_place: "Library" });
    const [second] = await reports();
    expect(second.change).toMatchObject({ day: "2030-01-08", toDay: "2030-01-09", where: "Library" });
    expect((await press(`${second.id}/publish`, second.change)).status).toBe(200);
    expect((await visible()).meeting.changes).toEqual([
      expect.objectContaining({
        ...{ kind: "moved", day: "2030-01-08", toDay: "2030-01-09", start: "13:30", where: "Library" },
      }),
    ]);
  }
  await tell({ what: "cancelled", meeting: "2030-01-08" });
  expect((await reports())[0].change).toMatchObject({ kind: "cancelled", toDay: "", start: "", where: "" });
});

test("an extra meeting can be called off or moved, and be on again", async () => {
  const publish = async (fields: Record<string, string>) => {
    await tell(fields);
    const [{ id, change }] = await reports();
    return (await press(`${id}/publish`, change)).status;
  };
  const known = async () => {
    const meeting = meetingSchema.parse((await visible()).meeting);
    return groupMeetings(meeting, undefined, "2030-01-10", "2030-01-12").map(
      ({ day, state, where }) => `${day} ${state} ${where ?? ""}`,
    );
  };
  const extra = { meeting: "2030-01-10" };
  expect(await publish({ what: "added", new_day: "2030-01-10", new_place: "Park" })).toBe(200);
  expect(await publish({ ...extra, what: "cancelled" })).toBe(200);
  expect(await known()).toEqual(["2030-01-10 cancelled Park"]);
  expect(await publish({ ...extra, what: "moved", new_day: "2030-01-11" })).toBe(200);
  expect(await known()).toEqual(["2030-01-10 away Park", "2030-01-11 moved Park"]);
  expect(await publish({ ...extra, what: "added" })).toBe(200);
  expect(await known()).toEqual(["2030-01-10 added Park"]);
});

/** What staff read when they save a group with this meeting; nothing where it is taken. */
async function refusal(meeting: object) {
  const rule = { frequency: "weekly", weekday: "TU", start: "19:00", end: "21:00" } as const;
  const data = { meeting: { ...rule, timeZone: "America/Toronto" as const, ...meeting } };
  return app.payload
    .update({ collection: "supportGroups", id: group, data })
    .then(() => undefined)
    .catch((error: ValidationError) => error.data.errors.map(({ message }) => message).join(" "));
}

test("staff are told what a rule of meetings lacks", async () => {
  expect(await refusal({ weekday: null })).toBe("A meeting needs its weekday, start and end.");
  expect(await refusal({ frequency: "monthly" })).toBe("A monthly meeting needs its week of the month.");
  expect(await refusal({ frequency: "monthly", week: -1 })).toBeUndefined();
  expect(await refusal({ frequency: "fortnightly" })).toBe("A meeting every two weeks needs its first day.");
  expect(await refusal({ frequency: "fortnightly", from: "2030-01-08" })).toBeUndefined();
});

test("staff are told of a change that would change nothing on the site", async () => {
  const told = (...changes: object[]) => refusal({ changes });
  const off = { kind: "cancelled", day: "2030-01-10" };
  expect(await told(off)).toMatch(/^By its rule the group does not meet on that day\./);
  expect(await told({ ...off, day: "2030-01-08" })).toBeUndefined();
  expect(await told(off, { kind: "added", day: "2030-01-10" })).toBeUndefined();
  // The rule may have been another then.
  expect(await told({ ...off, day: "2020-01-10" })).toBeUndefined();
  expect(await told({ kind: "moved", day: "2030-01-08", note: "At the usual place." })).toBe(
    "Say what is different: the day, the time or the place.",
  );
  expect(await told({ kind: "moved", day: "2030-01-08", where: "Library" })).toBeUndefined();
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

test("a link opens nothing while its group is not published, or in the trash", async () => {
  const link = await mailedLink();
  const set = (data: object) =>
    app.payload.update({ collection: "supportGroups", id: group, data, trash: true });
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
