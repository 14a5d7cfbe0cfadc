import { beforeAll, expect, test } from "vitest";
import { askedList } from "../../office/lists/list-address.ts";
import { fileOf, formsOffice } from "../testing/forms-office.ts";
import { eventsOffered } from "./find-volunteers.ts";
import { volunteersList } from "./volunteers-list.ts";

const office = formsOffice();
let written = 0;
const write = (name: string, answers: object, state: "new" | "done" | "spam" = "new") => {
  written += 1;
  const base = { full_name: name, phone: "306-555-0101", city: "Regina", province: "Saskatchewan" };
  return office.payload.create({
    collection: "form-submissions",
    data: {
      reference: `V-TEST${written}`,
      form: "volunteer",
      state,
      person: name,
      email: `${written}@visitor.example`,
      answers: { ...base, ...answers },
    },
  });
};
const names = async (params: Record<string, string>) => {
  const { question } = askedList(volunteersList, params);
  const { ids } = await volunteersList.find(office.payload, question, { offset: 0, limit: 50 });
  const rows = await volunteersList.read(office.payload, ids);
  return ids.map((id) => rows.find((row) => row.id === id)?.name);
};
const walk = "A walk, and pancakes, June 20, 2027";

beforeAll(async () => {
  await write("Bo Ng", { events: ["fathers_day"], volunteer_for: ["foundation"] });
  await write("Élise Roy", { province: "Quebec", city: "Laval", coming_events: [walk] });
  await write("Cy Oak", { events: "fathers_day,ride_to_live", province: "ON", city: "Ajax" }, "done");
  await write("Spam Bot", { events: ["fathers_day"] }, "spam");
});

test("volunteers are found by fixed and coming events", async () => {
  expect((await names({ event: "Father’s Day Walk / Run" })).toSorted()).toEqual(["Bo Ng", "Cy Oak"]);
  expect(await names({ event: walk })).toEqual(["Élise Roy"]);
  expect(await eventsOffered(office.payload)).toEqual([walk, "Father’s Day Walk / Run", "Ride to Live"]);
});

test("volunteers are found by province, by what they offer, by name and by state, and put in the order of their towns", async () => {
  expect(await names({ province: "Ontario" })).toEqual(["Cy Oak"]);
  expect(await names({ offer: "The Foundation" })).toEqual(["Bo Ng"]);
  expect(await names({ find: "roy elise" })).toEqual(["Élise Roy"]);
  expect(await names({ state: "spam" })).toEqual(["Spam Bot"]);
  expect(await names({ sort: "place" })).toEqual(["Cy Oak", "Élise Roy", "Bo Ng"]);
});

test("the file has who they are, where, and what they would help with", async () => {
  const file = await fileOf(office.payload, volunteersList, {
    event: walk,
    columns: ["name", "place", "phone", "events"],
  });
  expect(file.split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFName,Town,Phone,Events",
    `Élise Roy,"Laval, QC",306-555-0101,"${walk}"`,
  ]);
});
