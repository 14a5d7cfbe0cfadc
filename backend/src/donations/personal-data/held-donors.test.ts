import { handleEndpoints } from "payload";
import { beforeAll, expect, test } from "vitest";
import { longAgo, now, retentionSystem } from "../../privacy/testing/retention-system.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { donorOfAddress, writeGift, writeMonthly } from "../donors/testing/write-gift.ts";

const system = retentionSystem();
let token: string;
beforeAll(async () => {
  token = (await staffTokens(system.payload)).get("donor-services") ?? "";
});

async function ask(action: string, email: string) {
  const request = new Request(`http://localhost:3001/api/person/${action}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `JWT ${token}` },
    body: JSON.stringify({ email, again: email }),
  });
  const answer = await handleEndpoints({ config: system.payload.config, request });
  expect(answer.status).toBe(200);
  return answer.text();
}
const keep = async () => (await import("../donors/keep-donors.ts")).keepDonors(system.payload, new Date());
const donorAt = (email: string) => donorOfAddress(system.payload, email);
async function noteOn(email: string, notes: string): Promise<number> {
  const donor = await donorAt(email);
  await system.payload.db.updateOne({
    collection: "donors",
    where: { id: { equals: donor?.id } },
    data: { notes },
  });
  return donor?.id ?? 0;
}

test("a person reads what the list of donors has of them, with the notes of staff, also those under another address", async () => {
  await writeGift(system.payload, { email: "read@donor.example" });
  await writeGift(system.payload, { email: "read.too@donor.example" });
  await keep();
  const id = await noteOn("read@donor.example", "Likes to talk of sailing");
  const { mergeDonors } = await import("../donors/same-person.ts");
  const other = await donorAt("read.too@donor.example");
  await mergeDonors(system.payload, { id, other: other?.id ?? 0 });
  for (const email of ["Read@donor.example", "read.too@donor.example"]) {
    const { records } = JSON.parse(await ask("export", email));
    expect(records.donors.map(({ notes }: { notes: string | null }) => notes)).toContain(
      "Likes to talk of sailing",
    );
    expect(await ask("readable", email)).toContain("Likes to talk of sailing");
  }
});

test("erasing takes the notes; who has a gift in the books stays in the list, who only tried to give goes", async () => {
  const booked = "booked@donor.example";
  const tried = "tried@donor.example";
  await writeGift(system.payload, { email: booked });
  await writeGift(system.payload, { email: booked, state: "declined", giftDay: null });
  const left = await writeGift(system.payload, { email: tried, state: "declined", giftDay: null });
  await keep();
  await noteOn(booked, "Called in March");
  await noteOn(tried, "Called in May");
  const letter = JSON.parse(await ask("erase", booked)).letter;
  expect(letter).toContain("Notes of our staff on the person (1)");
  expect(letter).toContain("Our list of donors (1). To thank you rightly");
  expect(await donorAt(booked)).toMatchObject({ notes: null, gifts: 1, totalCents: 2_500 });
  expect(JSON.parse(await ask("erase", tried)).letter).toContain("- Our list of donors (1)");
  expect(await donorAt(tried)).toBeNull();
  expect(await system.read("donations", left)).toMatchObject({ giver: null });
});

test("when the time of a gift is over it leads to nobody, and a donor whom no gift names any more goes", async () => {
  const old = { approvedAt: longAgo, createdAt: longAgo, updatedAt: longAgo, giftDay: "2016-01-10" };
  const recent = {
    approvedAt: now.toISOString(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  const gone = await writeGift(system.payload, { email: "gone@donor.example", ...old });
  const first = await writeGift(system.payload, { email: "stays@donor.example", ...old });
  await writeGift(system.payload, { email: "stays@donor.example", ...recent, giftDay: "2036-06-01" });
  const runs = { email: "runs@donor.example", ...old, donationType: "monthly" as const };
  const signUp = await writeGift(system.payload, runs);
  await writeMonthly(system.payload, { signUp, state: "active", email: runs.email });
  await keep();
  await noteOn("gone@donor.example", "Called in March");
  await system.run();
  expect(await donorAt("gone@donor.example")).toBeNull();
  expect(await system.read("donations", gone)).toMatchObject({ giver: null, amountCents: 2_500 });
  expect(await system.read("donations", first)).toMatchObject({ giver: null });
  expect(await donorAt("stays@donor.example")).toMatchObject({ gifts: 1, firstDay: "2036-06-01" });
  expect(await donorAt("runs@donor.example")).toMatchObject({ monthly: "active" });
  // Nothing is linked again that names nobody.
  expect(await keep()).toMatchObject({ linked: 0 });
});
