import { meetingSchema } from "@pcf/contract/content/support-group";
import { groupMeetings } from "@pcf/contract/group-meetings";
import type { ValidationError } from "payload";
import { expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { groupSystem } from "../testing/group-system.ts";

const system = groupSystem();
const { ask, tell, reports, visible } = system;

const press = (path: string, body: object = {}, role: Role = "editor") =>
  ask(`supportGroups/${system.group}/reports/${path}`, {
    method: "POST",
    role,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
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
  const { docs } = await system.payload.find({
    collection: "outbox",
    where: { subject: { contains: answer.reference } },
  });
  expect(docs[0]?.to).toMatch(/^support@/);
  expect(docs[0]?.text).toContain(`/admin/collections/supportGroups/${system.group}`);
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

test("a meeting that was moved and then called off keeps the day to which it was moved, until it is on again", async () => {
  const meeting = "2030-02-12";
  const inFebruary = async () =>
    (await visible()).meeting.changes
      .filter(({ day }: { day: string }) => day === meeting)
      .map(({ kind }: { kind: string }) => kind);
  const publish = async (what: "moved" | "cancelled", toDay = "") => {
    await tell({ what, meeting, ...(toDay && { new_day: toDay }) });
    const [report] = await reports();
    await press(`${report.id}/publish`, { ...off, kind: what, day: meeting, toDay });
  };
  await publish("moved", "2030-02-14");
  await publish("cancelled");
  expect(await inFebruary()).toEqual(["moved", "cancelled"]);
  await publish("moved", "2030-02-15");
  expect(await inFebruary()).toEqual(["moved"]);
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
  return system.payload
    .update({ collection: "supportGroups", id: system.group, data })
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
  await system.payload.update({
    collection: "supportGroups",
    id: system.group,
    data: { title: "Not ready" },
    draft: true,
  });
  const refused = await press(`${id}/publish`, off);
  expect(refused.status).toBe(409);
  expect((await refused.json()).errors[0].message).toMatch(/draft/);
  expect((await visible()).title).toBe(system.title);
  expect(await reports()).toHaveLength(1);
});

test("reports are read and published by editors and administrators alone", async () => {
  await tell({ what: "details", message: "Our telephone has changed" });
  const [{ id }] = await reports();
  for (const role of ["donor-services", "finance"] as const) {
    expect([role, (await ask(`supportGroups/${system.group}/reports`, { role })).status]).toEqual([
      role,
      403,
    ]);
    expect([role, (await press(`${id}/done`, {}, role)).status]).toEqual([role, 403]);
  }
  expect((await ask(`supportGroups/${system.group}/reports`)).status).toBe(403);
  expect((await press(`${id}/done`, {}, "administrator")).status).toBe(200);
});
