import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  backend = await startTestPayload();
  tokens = await staffTokens(backend.payload);
});

afterAll(() => backend.close());

type Copy = Record<string, unknown> & { id: number };

/** What the admin's “Duplicate” asks for. */
async function copy(collection: string, id: number, role: Role = "editor") {
  const { default: config } = await import("@payload-config");
  const { REST_POST } = await import("@payloadcms/next/routes");
  const slug = [collection, String(id), "duplicate"];
  const request = new Request(`http://localhost/api/${slug.join("/")}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `JWT ${tokens.get(role)}` },
    body: "{}",
  });
  const answer = await REST_POST(config)(request, { params: Promise.resolve({ slug }) });
  return { status: answer.status, doc: ((await answer.json()) as { doc?: Copy }).doc };
}

const line = (text: string) => {
  const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };
  const words = { type: "text", text, version: 1, detail: 0, format: 0, mode: "normal", style: "" };
  return { root: { ...base, type: "root", children: [{ ...base, type: "paragraph", children: [words] }] } };
};

test("a copy of a page is a draft at a free address, reviewed by nobody, with the text and the sources of the first", async () => {
  const { payload } = backend;
  const sources = [{ title: "Guideline" }];
  const page = await payload.create({
    collection: "pages",
    data: {
      uri: "/about-prostate-cancer/walking",
      title: "Walking",
      description: "A page.",
      blocks: [{ blockType: "richText", body: line("Walk daily.") }],
      clinical: { reviewer: "Dr. A", lastReviewed: "2026-01-01", nextReview: "2027-01-01", sources },
      _status: "published",
    },
  });
  await payload.db.create({
    collection: "payload-jobs",
    data: {
      taskSlug: "schedulePublish",
      queue: "default",
      waitUntil: "2100-01-01T00:00:00.000Z",
      input: { type: "unpublish", doc: { relationTo: "pages", value: page.id } },
    },
  });
  const { doc } = await copy("pages", page.id);
  expect(doc).toMatchObject({
    title: "Copy of Walking",
    uri: "/about-prostate-cancer/walking-copy",
    _status: "draft",
    blocks: [{ blockType: "richText" }],
    clinical: { reviewer: null, lastReviewed: null, nextReview: null, sources },
  });
  const { previewStatus } = await import("../preview/preview-status.ts");
  const about = { collection: "pages", id: String(doc?.id), newest: "draft" } as const;
  expect(await previewStatus(payload, about, new Date())).toEqual({
    state: "never-published",
    publishesAt: null,
    unpublishesAt: null,
  });

  const second = await copy("pages", page.id);
  expect(second.doc).toMatchObject({ uri: "/about-prostate-cancer/walking-copy-2" });
  const third = await copy("pages", Number(doc?.id));
  expect(third.doc).toMatchObject({ title: "Copy of Walking", uri: "/about-prostate-cancer/walking-copy-3" });
  expect(await payload.findByID({ collection: "pages", id: page.id })).toMatchObject({
    title: "Walking",
    _status: "published",
    clinical: { reviewer: "Dr. A" },
  });
});

test("a copy holds what was written last, also a draft over what is published", async () => {
  const { payload } = backend;
  const story = await payload.create({
    collection: "stories",
    data: { title: "Alfred", slug: "alfred", story: { body: line("One.") }, _status: "published" },
  });
  await payload.update({ collection: "stories", id: story.id, data: { title: "Alfred rides" }, draft: true });
  expect((await copy("stories", story.id)).doc).toMatchObject({
    title: "Copy of Alfred rides",
    slug: "alfred-copy",
    _status: "draft",
  });
});

test("events, articles and questions are copied alike, and by those alone who write", async () => {
  const { payload } = backend;
  const published = { _status: "published" } as const;
  const body = line("Come.");
  const event = { date: "2027-06-01T16:00:00.000Z", timeZone: "America/Vancouver" as const, body };
  const category = await payload.create({ collection: "faqCategories", data: { title: "Groups" } });
  const made = [
    [
      "events",
      await payload.create({
        collection: "events",
        data: { title: "Ride", slug: "ride", event, ...published },
      }),
    ],
    [
      "news",
      await payload.create({
        collection: "news",
        data: { title: "News", slug: "n", date: event.date, newsField: { body }, ...published },
      }),
    ],
    [
      "faqs",
      await payload.create({
        collection: "faqs",
        data: { title: "Who?", category: category.id, answer: body, ...published },
      }),
    ],
  ] as const;
  for (const [collection, { id, title }] of made) {
    for (const role of ["donor-services", "finance"] as const)
      expect((await copy(collection, id, role)).status, collection).toBe(403);
    const { doc } = await copy(collection, id);
    expect(doc, collection).toMatchObject({ title: `Copy of ${title}`, _status: "draft" });
    if (collection !== "faqs") expect(doc?.slug).toMatch(/-copy$/);
  }
});
