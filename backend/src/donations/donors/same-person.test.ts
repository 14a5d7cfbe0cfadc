import type { Payload } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { donorOfAddress, writeGift } from "./testing/write-gift.ts";

let app: TestPayload;
let payload: Payload;
beforeAll(async () => {
  app = await startTestPayload();
  ({ payload } = app);
});
afterAll(() => app.close());

/** A donor under each of these addresses, by its first letter. */
async function donorsAt(domain: string) {
  const { keepDonors } = await import("./keep-donors.ts");
  for (const name of ["a", "b", "c", "d"]) await writeGift(payload, { email: `${name}@${domain}` });
  await keepDonors(payload, new Date());
  const idOf = async (name: string) => (await donorOfAddress(payload, `${name}@${domain}`))?.id ?? 0;
  const [a, b, c, d] = await Promise.all(["a", "b", "c", "d"].map(idOf));
  return { a: a ?? 0, b: b ?? 0, c: c ?? 0, d: d ?? 0 };
}
const merge = async (id: number, other: number) =>
  (await import("./same-person.ts")).mergeDonors(payload, { id, other });
const part = async (id: number) => (await import("./same-person.ts")).partDonor(payload, id);
const rowOf = (id: number) => payload.findByID({ collection: "donors", id, depth: 0, disableErrors: true });
const headsOf = (ids: number[]) => Promise.all(ids.map(async (id) => (await rowOf(id))?.sameAs ?? null));
const note = (id: number, notes: string) =>
  payload.db.updateOne({ collection: "donors", where: { id: { equals: id } }, data: { notes } });

test("every address points to the one head, however they are put together: no chain, no circle", async () => {
  const { a, b, c, d } = await donorsAt("chain.example");
  await merge(a, b);
  await merge(c, d);
  await expect(merge(b, a)).rejects.toThrow("same person already");
  await expect(merge(a, a)).rejects.toThrow("same person already");
  // From one that points elsewhere to one that points elsewhere.
  expect(await merge(d, b)).toEqual({ head: c });
  expect(await headsOf([a, b, c, d])).toEqual([c, c, null, c]);
  expect(await rowOf(c)).toMatchObject({ gifts: 4, totalCents: 10_000, isListed: true });
  expect(await rowOf(a)).toMatchObject({ gifts: 1, isListed: false });
  await expect(merge(c, 4_711_000)).rejects.toThrow("not there any more");
});

test("two who put the same addresses together at once make no circle", async () => {
  const { a, b } = await donorsAt("at-once.example");
  const done = await Promise.allSettled([merge(a, b), merge(b, a)]);
  expect(done.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await headsOf([a, b])).filter((head) => head === null)).toHaveLength(1);
});

test("notes of both stand together, and an address that is parted is counted for itself again", async () => {
  const { a, b, c } = await donorsAt("notes.example");
  await note(a, "Call in the evening");
  await note(b, "Has a new address");
  await merge(a, b);
  await merge(a, c);
  expect(await rowOf(a)).toMatchObject({ notes: "Call in the evening\n\nHas a new address", gifts: 3 });
  expect((await rowOf(b))?.notes).toBeNull();
  expect(await part(b)).toEqual({ from: a });
  expect(await headsOf([a, b, c])).toEqual([null, null, a]);
  expect(await rowOf(a)).toMatchObject({ gifts: 2, notes: expect.stringContaining("new address") });
  expect(await rowOf(b)).toMatchObject({ gifts: 1, isListed: true });
  expect((await rowOf(a))?.words).not.toContain("b@notes.example");
  await expect(part(b)).rejects.toThrow("on its own already");
});

test("when the first address is named by no gift any more, the person stays under another, with the notes", async () => {
  const { a, b, c } = await donorsAt("gone.example");
  await merge(a, b);
  await merge(a, c);
  await note(a, "Call in the evening");
  const { forgetNameless } = await import("./keep-donors.ts");
  await payload.db.updateMany({
    collection: "donations",
    where: { giver: { equals: a } },
    data: { donor: { email: null, firstName: null, lastName: null } },
  });
  await forgetNameless(payload);
  expect(await rowOf(a)).toBeNull();
  // The older of the two that are left; in which order rows were written is the database's.
  const [first = 0, second = 0] = [b, c].toSorted((one, other) => one - other);
  expect(await headsOf([first, second])).toEqual([null, first]);
  expect(await rowOf(first)).toMatchObject({ notes: "Call in the evening", gifts: 2, isListed: true });
  const { totalDocs } = await payload.count({
    collection: "donations",
    where: { and: [{ "donor.email": { exists: false } }, { giver: { exists: true } }] },
  });
  expect(totalDocs).toBe(0);
});
