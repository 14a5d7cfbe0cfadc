import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

async function picture(name: string) {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const file = { name: `${name}.jpg`, data, mimetype: "image/jpeg", size: data.length };
  return backend.payload.create({ collection: "media", data: { alt: name }, file });
}
const remove = (id: number) => backend.payload.delete({ collection: "media", id });

test("a picture in a block of a page is kept, and the message says where it is", async () => {
  const used = await picture("used");
  const page = await backend.payload.create({
    collection: "pages",
    data: {
      uri: "/about-us",
      title: "About us",
      description: "A page.",
      blocks: [{ blockType: "gallery", images: [{ image: used.id }] }],
      _status: "published",
    },
  });
  await expect(remove(used.id)).rejects.toThrow("This is in use: Page “About us”. Take it out there first");

  await backend.payload.update({ collection: "pages", id: page.id, data: { blocks: [] } });
  await remove(used.id);
});

test("a picture of a draft, of a global and of search engines' fields is kept too", async () => {
  const { payload } = backend;
  const [inDraft, inGlobal, inDraftOfGlobal, inMeta] = [
    await picture("draft"),
    await picture("global"),
    await picture("draft of global"),
    await picture("meta"),
  ];
  const page = { uri: "/drafted", title: "Drafted", description: "A page." };
  await payload.create({ collection: "pages", data: { ...page, hero: { image: inDraft.id } }, draft: true });
  await payload.updateGlobal({ slug: "buttsInMotion", data: { gallery: [inGlobal.id] } });
  await payload.updateGlobal({ slug: "home", data: { photo: { image: inDraftOfGlobal.id } }, draft: true });
  await payload.create({
    collection: "pages",
    data: { ...page, uri: "/meta", title: "Meta", meta: { image: inMeta.id }, _status: "published" },
  });
  await expect(remove(inDraft.id)).rejects.toThrow("Page “Drafted”");
  await expect(remove(inGlobal.id)).rejects.toThrow("Butts in Motion");
  await expect(remove(inDraftOfGlobal.id)).rejects.toThrow("Home page");
  await expect(remove(inMeta.id)).rejects.toThrow("Page “Meta”");
});

test("of many pictures deleted at once only those in use stay", async () => {
  const [used, unused] = [await picture("one"), await picture("two")];
  await backend.payload.create({
    collection: "members",
    data: { title: "A. Member", slug: "a-member", memberDescription: { profilePicture: used.id } },
    draft: true,
  });
  const { docs, errors } = await backend.payload.delete({
    collection: "media",
    where: { id: { in: [used.id, unused.id] } },
  });
  expect(docs.map(({ id }) => id)).toEqual([unused.id]);
  expect(errors.map(({ id }) => id)).toEqual([used.id]);
});
