import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let backend: TestPayload;
beforeAll(async () => {
  backend = await startTestPayload();
});
afterAll(() => backend.close());

const body = {
  root: {
    ...{ type: "root", direction: null, format: "" as const, indent: 0, version: 1 },
    children: [{ type: "paragraph", version: 1, children: [{ type: "text", text: "Come.", version: 1 }] }],
  },
};

let number = 0;
const save = (times: object, _status: "draft" | "published") => {
  number += 1;
  const event = { date: "2027-06-20T19:00:00.000Z", timeZone: "America/Vancouver", body, ...times };
  return backend.payload.create({
    collection: "events",
    data: { title: "Walk", slug: `walk-${number}`, event, _status },
    draft: _status === "draft",
  });
};

const tooEarly = "2027-06-20T18:00:00.000Z";

test("an event that ends before it begins is not published, and a draft may be so", async () => {
  for (const [times, words] of [
    [{ end: tooEarly }, "The end is not after the start."],
    [{ end: "2027-06-18T19:00:00.000Z", allDay: true }, "The last day lies before the first one."],
  ] as const) {
    const refused: unknown = await save(times, "published").catch((error: unknown) => error);
    const errors = Object(refused).data?.errors;
    expect(errors).toEqual([expect.objectContaining({ path: "event.end" })]);
    expect(errors[0].message).toContain(words);
    const draft = await save(times, "draft");
    const publish = backend.payload.update({
      collection: "events",
      id: draft.id,
      data: { _status: "published" },
    });
    await expect(publish).rejects.toThrow("End");
  }
});

test("an event of a whole day is published with a last day, without one, and on one day", async () => {
  for (const end of [undefined, tooEarly, "2027-06-22T19:00:00.000Z"])
    expect((await save({ end, allDay: true }, "published")).event.allDay).toBe(true);
});

test("a day that is none is refused at its field, and nothing is stored of the event", async () => {
  const before = await backend.payload.count({ collection: "events" });
  for (const [path, times] of [
    ["event.end", { end: "foo" }],
    ["event.end", { end: "foo", allDay: true }],
    ["event.date", { date: "foo", end: tooEarly }],
    ["event.date", { date: "foo", end: tooEarly, allDay: true }],
    ["event.timeZone", { end: tooEarly, allDay: true, timeZone: "foo" }],
  ] as const) {
    const refused: unknown = await save(times, "published").catch((error: unknown) => error);
    expect(refused, JSON.stringify(times)).toMatchObject({ status: 400, data: { errors: [{ path }] } });
  }
  expect(await backend.payload.count({ collection: "events" })).toEqual(before);
});
