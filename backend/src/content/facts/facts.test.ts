import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { readContent } from "../uses/read-content.ts";
import { factsDue, missingFacts } from "./facts-due.ts";
import { publishedFacts } from "./published-facts.ts";
import { todayFacts } from "./today-facts.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const made = (name: string, more: Partial<{ value: string; reviewBy: string; _status: "draft" }> = {}) =>
  backend.payload.create({
    collection: "facts",
    data: {
      ...{ name, title: "Men who are told", value: "1 in 8", owner: "Nurse Kim", _status: "published" },
      source: { title: "A study", year: 2024, page: "p. 4" },
      ...{ checkedOn: "2026-01-10", reviewBy: "2027-01-10" },
      ...more,
    },
  });

const line = (text: string) => {
  const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
  const words = { type: "text", text, version: 1, detail: 0, format: 0, mode: "normal", style: "" };
  return { root: { ...base, type: "root", children: [{ ...base, type: "paragraph", children: [words] }] } };
};

const question = async (text: string, _status: "draft" | "published" = "published") => {
  const { payload } = backend;
  const category =
    (await payload.find({ collection: "faqCategories", limit: 1 })).docs[0] ??
    (await payload.create({ collection: "faqCategories", data: { title: "Groups" } }));
  const data = { title: `How many? ${text}`, category: category.id, answer: line(text), _status };
  return payload.create({ collection: "faqs", data, draft: _status === "draft" });
};

test("a text is not published with a fact that is not there or not published; a draft may wait for it", async () => {
  const { payload } = backend;
  await expect(question("About {{one-in-nine}}")).rejects.toThrow("The text names {{one-in-nine}}");
  const fact = await made("one-in-nine", { _status: "draft" });
  await expect(question("About {{one-in-nine}}")).rejects.toThrow("no published fact has this name");
  const draft = await question("About {{one-in-nine}}", "draft");
  const publish = () => payload.update({ collection: "faqs", id: draft.id, data: { _status: "published" } });
  await expect(publish()).rejects.toThrow("{{one-in-nine}}");

  await payload.update({ collection: "facts", id: fact.id, data: { _status: "published" } });
  expect(await publish()).toMatchObject({ _status: "published" });
  const without = { answer: line("No number"), title: "How many?" };
  expect(await payload.update({ collection: "faqs", id: draft.id, data: without })).toMatchObject(without);
  await expect(
    payload.updateGlobal({ slug: "home", data: { vision: { title: "Vision", text: "{{never}}" } } }),
  ).rejects.toThrow("{{never}}");
});

test("a fact that a text names keeps its name, stays on the site and is not deleted; its value changes", async () => {
  const { payload } = backend;
  const { id } = await made("one-in-ten");
  const change = (data: object) => payload.update({ collection: "facts", id, data });
  const asked = await question("About {{ one-in-ten }} of men");
  const where = "Question “How many? About {{ one-in-ten }} of men”";

  await expect(change({ name: "one-of-ten" })).rejects.toThrow(`{{one-in-ten}} stands in: ${where}`);
  await expect(change({ _status: "draft" })).rejects.toThrow("then take it off the site");
  await expect(change({ deletedAt: new Date().toISOString() })).rejects.toThrow(where);
  await expect(payload.delete({ collection: "facts", id })).rejects.toThrow(where);
  await change({ value: "1 in 9" });
  expect((await publishedFacts({ payload })).get("one-in-ten")).toBe("1 in 9");
  await payload.update({ collection: "facts", id, data: { value: "1 in 7" }, draft: true });
  expect((await publishedFacts({ payload })).get("one-in-ten")).toBe("1 in 9");

  await payload.delete({ collection: "faqs", id: asked.id });
  expect(await change({ name: "one-of-ten" })).toMatchObject({ name: "one-of-ten" });
  await payload.delete({ collection: "facts", id });
});

test("names and values are plain, and a fact is to be checked after it was checked", async () => {
  await expect(made("One in 8")).rejects.toThrow();
  await expect(made("braces", { value: "{{a}}" })).rejects.toThrow();
  await expect(made("late", { reviewBy: "2026-01-01" })).rejects.toThrow();
});

test("a fact is on the list of the staff from the day after its day", async () => {
  const { payload } = backend;
  await made("overdue", { reviewBy: "2026-03-01" });
  const namesAt = async (now: string) =>
    (await factsDue(payload, new Date(now))).map(({ reviewBy, owner }) => [reviewBy, owner]);
  expect(await namesAt("2026-03-01T20:00:00Z")).toEqual([]);
  expect(await namesAt("2026-03-02T20:00:00Z")).toEqual([["2026-03-01", "Nurse Kim"]]);
  const lines = await todayFacts.lines(payload, new Date("2026-03-02T20:00:00Z"), {} as never);
  expect(lines).toEqual([expect.objectContaining({ count: 1, path: "/numbers-to-check" })]);
});

test("a text that was brought over with the name of a fact that is not there is on the list, too", async () => {
  const { payload } = backend;
  await made("there");
  const data = { title: "About {{there}} and {{gone}}" };
  const { id } = await payload.create({ collection: "faqCategories", data, context: { seeding: true } });
  expect(missingFacts(await readContent({ payload }))).toEqual([
    {
      where: "Category of questions “About {{there}} and {{gone}}”",
      path: `/collections/faqCategories/${id}`,
      tokens: ["{{gone}}"],
    },
  ]);
});

test("visitors read a published fact and its source, and not who looks after it", async () => {
  const { docs } = await backend.payload.find({ collection: "facts", overrideAccess: false });
  expect(docs).toContainEqual(expect.objectContaining({ name: "overdue", value: "1 in 8" }));
  expect(JSON.stringify(docs)).not.toContain("Nurse Kim");
});
