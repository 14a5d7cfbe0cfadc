import { groupCheckSchema } from "@pcf/contract/group-check";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GroupLeader } from "../../payload-types.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let app: TestPayload;
let province: number;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  const data = { code: "ZZ", name: "Province" };
  province = (await app.payload.create({ collection: "provinces", data })).id;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.payload.db.deleteMany({ collection: "form-submissions", where: {} });
});

const addGroup = async (slug: string) => {
  const { id } = await app.payload.create({
    collection: "supportGroups",
    data: {
      ...{ title: slug, slug, _status: "published" },
      provinces: [province],
      supportGroupName: { groupName: slug },
      format: "in-person",
      contacts: [{ name: "Ann" }],
    },
  });
  return id;
};
const addLeader = (group: number, more: Partial<GroupLeader> = {}) =>
  app.payload.create({
    collection: "group-leaders",
    data: { group, name: "Lea Leader", email: "lea@leader.example", ...more },
  });
const linkOf = async (leader: GroupLeader) => {
  const { createCheckLink } = await import("./check-link.ts");
  return createCheckLink(leader, new Date());
};

const ask = (path: string, init: RequestInit = {}) =>
  handleEndpoints({
    config: app.payload.config,
    request: new Request(`http://localhost:3001/api/${path}`, init),
  });
function send(link: string, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ link, ...fields })) body.set(name, value);
  return ask("group-check", { method: "POST", body, headers: { "x-forwarded-for": "10.0.0.1" } });
}
const corrections = async () => (await app.payload.find({ collection: "form-submissions" })).docs;

test("a correction arrives whole, and an empty one leads back", async () => {
  const link = await linkOf(await addLeader(await addGroup("whole")));
  const longest = "a".repeat(5_000);
  const taken = await send(link, { act: "correct", correction: longest });
  expect([taken.status, taken.headers.get("location")]).toEqual([303, expect.stringMatching(/&done=sent$/)]);
  expect((await corrections()).map(({ answers }) => Object(answers).message)).toEqual([longest]);
  const empty = await send(link, { act: "correct", correction: " " });
  expect(empty.headers.get("location")).toMatch(/&done=empty$/);
});

test("a correction that is too long is not cut off, and one of too many is not led away from: the page is answered", async () => {
  const link = await linkOf(await addLeader(await addGroup("limits")));
  const long = await send(link, { act: "correct", correction: "a".repeat(5_001) });
  expect([long.status, groupCheckSchema.parse(await long.json())]).toEqual([
    422,
    expect.objectContaining({ show: "check", notice: "too-long" }),
  ]);
  expect(await corrections()).toEqual([]);
  let last = long;
  for (let count = 0; count < 11; count += 1)
    last = await send(link, { act: "correct", correction: `No. ${count}` });
  expect([last.status, groupCheckSchema.parse(await last.json())]).toEqual([
    429,
    expect.objectContaining({ show: "check", notice: "not-sent" }),
  ]);
});

test("who leads another group from now on has not confirmed that one", async () => {
  const [first, second] = [await addGroup("first"), await addGroup("second")];
  const { id } = await addLeader(first, { confirmedOn: "2026-09-12", askedFor: "2026-09" });
  const change = (data: Partial<GroupLeader>) =>
    app.payload.update({ collection: "group-leaders", id, data, depth: 0 });
  expect((await change({ name: "Lea L. Leader", group: first })).confirmedOn).toBe("2026-09-12");
  expect(await change({ group: second, confirmedOn: "2026-09-12" })).toMatchObject({
    ...{ group: second, confirmedOn: null },
  });
  // Told to staff on the telephone as they chose the group.
  expect(await change({ group: first, confirmedOn: "2026-11-20" })).toMatchObject({
    confirmedOn: "2026-11-20",
  });
});

test("no group takes the address of the page for leaders, also when it is made from its name", async () => {
  for (const slug of ["confirm", "Confirm!"])
    await expect(addGroup(slug)).rejects.toThrow("The following field is invalid: Last part of the address");
  const id = await addGroup("confirmed");
  const change = (data: { slug?: string; title?: string }) =>
    app.payload.update({ collection: "supportGroups", id, data });
  await expect(change({ title: "Confirm", slug: "" })).rejects.toThrow("Last part of the address");
  expect(await change({ title: "Confirm" })).toMatchObject({ title: "Confirm", slug: "confirmed" });
});
