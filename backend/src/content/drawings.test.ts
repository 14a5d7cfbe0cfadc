import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { drawingsWithoutReview } from "./drawings/review.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

function svgFile(inside = '<circle r="9"/>') {
  const data = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640">${inside}</svg>`);
  return { name: "Two Parts.svg", data, mimetype: "image/svg+xml", size: data.length };
}
const words = { title: "Two parts", alt: "A circle.", legend: [{ text: "Bladder" }, { text: "Prostate" }] };
const create = (inside?: string) =>
  backend.payload.create({ collection: "drawings", data: words, file: svgFile(inside) });

test("a drawing is kept under a name of its own, with the place it takes", async () => {
  const [one, other] = [await create(), await create()];
  expect(one).toMatchObject({ width: 960, height: 640, originalName: "Two Parts.svg" });
  expect(one.sourceUrl).toMatch(/^\/media\/two-parts-[0-9a-f]{10}\.svg$/);
  expect(other.filename).not.toBe(one.filename);
});

test("a drawing with a script is refused, and staff read why", async () => {
  await expect(create("<script>alert(1)</script>")).rejects.toMatchObject({
    data: {
      errors: [
        { path: "file", message: "This file cannot be a drawing: <script> is not allowed in a drawing." },
      ],
    },
  });
});

test("staff see which drawings no medical reviewer has seen, and a new picture counts as not seen", async () => {
  const { payload } = backend;
  const { id } = await payload.create({
    collection: "drawings",
    data: { ...words, title: "A reviewed one" },
    file: svgFile(),
  });
  const waits = async () => (await drawingsWithoutReview(payload)).some((drawing) => drawing.id === id);
  expect(await waits()).toBe(true);

  await payload.update({ collection: "drawings", id, data: { review: { reviewer: "Dr. A. Sample" } } });
  expect(await waits()).toBe(true);
  const review = { reviewer: "Dr. A. Sample", reviewedOn: "2026-11-20" };
  await payload.update({ collection: "drawings", id, data: { review } });
  expect(await waits()).toBe(false);

  await payload.update({ collection: "drawings", id, data: { review }, file: svgFile("<rect/>") });
  expect(await waits()).toBe(true);
});

test("what is written for staff about a drawing is read by staff alone", async () => {
  const { payload } = backend;
  const note = {
    checkedAgainst: "An atlas.",
    review: { reviewer: "Dr. B. Sample", reviewedOn: "2026-11-20" },
  };
  const { id } = await payload.create({
    collection: "drawings",
    data: { ...words, ...note },
    file: svgFile(),
  });
  const editor = await payload.create({
    collection: "users",
    data: { name: "Ed", email: "ed@example.ca", password: "four words of a drawing", role: "editor" },
  });
  const user = { ...editor, collection: "users" as const, mustChangePassword: false };
  const read = { collection: "drawings", id, overrideAccess: false } as const;
  expect(await payload.findByID({ ...read, user })).toMatchObject(note);

  const seen = await payload.findByID(read);
  expect(seen.alt).toBe(words.alt);
  expect(Object.keys(seen)).not.toContain("checkedAgainst");
  expect(Object.keys(seen)).not.toContain("review");
  for (const path of ["checkedAgainst", "review.reviewer"])
    await expect(
      payload.find({ collection: "drawings", where: { [path]: { contains: "A" } }, overrideAccess: false }),
    ).rejects.toThrow(path);
});

test("a drawing on a page is kept, and the message says where it is", async () => {
  const { payload } = backend;
  const { id } = await create();
  await payload.create({
    collection: "pages",
    data: {
      uri: "/drawn",
      title: "Drawn",
      description: "A page.",
      blocks: [{ blockType: "drawing", drawing: id }],
      _status: "published",
    },
  });
  await expect(payload.delete({ collection: "drawings", id })).rejects.toThrow("Page “Drawn”");
});
