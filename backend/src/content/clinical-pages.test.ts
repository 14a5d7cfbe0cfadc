import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { clinicalReviewsDue } from "./clinical-reviews.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const review = {
  reviewer: "Dr. A. Sample, urologist",
  lastReviewed: "2026-01-10",
  nextReview: "2026-12-10",
  sources: [{ title: "A source" }],
};
const page = (uri: string) => ({ uri, title: uri, description: "A page." });
const create = (data: Record<string, unknown> & { uri: string }, draft = false) =>
  backend.payload.create({ collection: "pages", data: { ...page(data.uri), ...data }, draft });

test("a page about the disease may be a draft without review, but cannot be published", async () => {
  const draft = await create({ uri: "/about-prostate-cancer/biopsy" }, true);
  expect(draft.isClinical).toBe(true);
  const publish = backend.payload.update({
    collection: "pages",
    id: draft.id,
    data: { _status: "published", isClinical: false },
  });
  await expect(publish).rejects.toMatchObject({
    data: {
      errors: ["reviewer", "lastReviewed", "nextReview", "sources"].map((field) =>
        expect.objectContaining({ path: `clinical.${field}` }),
      ),
    },
  });
});

test.for(["reviewer", "lastReviewed", "nextReview", "sources"] as const)(
  "a clinical page is not published without %s",
  async (field) => {
    const clinical = { ...review, [field]: undefined };
    const publish = create({
      uri: `/a-page-without-${field.toLowerCase()}`,
      isClinical: true,
      clinical,
      _status: "published",
    });
    await expect(publish).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: `clinical.${field}` })] },
    });
  },
);

test("the next review comes after the last one", async () => {
  const clinical = { ...review, nextReview: "2026-01-10" };
  await expect(create({ uri: "/late", isClinical: true, clinical, _status: "published" })).rejects.toThrow();
});

const textMarkedWith = (source: string) => {
  const lexical = { version: 1, direction: null, format: "" as const, indent: 0 };
  const link = {
    ...lexical,
    type: "link",
    version: 3,
    fields: { linkType: "custom", newTab: false, url: source },
    children: [{ type: "text", version: 1, text: "1", format: 0, mode: "normal", style: "", detail: 0 }],
  };
  const paragraph = { ...lexical, type: "paragraph", textFormat: 0, children: [link] };
  return [
    {
      blockType: "accordion",
      items: [{ title: "More", body: { root: { ...lexical, type: "root", children: [paragraph] } } }],
    },
  ];
};

test("a text may mark its sentences with the page's sources, and only with those that it has", async () => {
  const marked = (uri: string, mark: string) =>
    create({
      uri,
      clinical: { ...review, nextReview: "2030-01-10" },
      blocks: textMarkedWith(mark),
      _status: "published",
    });
  const saved = await marked("/about-prostate-cancer/marked", "#source-1");
  expect(JSON.stringify(saved.blocks)).toContain('<a href=\\"#source-1\\">1</a>');
  await expect(marked("/about-prostate-cancer/wrongly-marked", "#source-9")).rejects.toMatchObject({
    data: {
      errors: [
        expect.objectContaining({
          path: "clinical.sources",
          message:
            "The text marks a sentence with source 9, but the page has 1 source. Add the source, or correct the mark in the text.",
        }),
      ],
    },
  });
});

test("a source that a text still marks is not taken away from a published page", async () => {
  const { id } = await create({
    uri: "/about-prostate-cancer/two-sources",
    clinical: { ...review, nextReview: "2030-01-10", sources: [{ title: "One" }, { title: "Two" }] },
    blocks: textMarkedWith("#source-2"),
    _status: "published",
  });
  const publish = backend.payload.update({
    collection: "pages",
    id,
    data: { clinical: { ...review, sources: [{ title: "One" }] }, _status: "published" },
  });
  await expect(publish).rejects.toThrow();
});

test("other pages need no review", async () => {
  const saved = await create({ uri: "/about-us/mission", _status: "published" });
  expect(saved.isClinical).toBe(false);
});

test("staff see what is overdue on the charity's clock, and what is due within 60 days", async () => {
  await create({
    uri: "/about-prostate-cancer/sleep",
    clinical: { ...review, nextReview: "2026-12-10" },
    _status: "published",
  });
  await create({
    uri: "/about-prostate-cancer/exercise",
    clinical: { ...review, nextReview: "2027-06-01" },
    _status: "published",
  });
  const uris = (list: { uri: string }[]) => list.map(({ uri }) => uri);
  const uri = "/about-prostate-cancer/sleep";

  const stillTheDayInVancouver = await clinicalReviewsDue(backend.payload, new Date("2026-12-11T06:30:00Z"));
  expect(uris(stillTheDayInVancouver.overdue)).toEqual([]);
  expect(uris(stillTheDayInVancouver.soon)).toEqual([uri]);

  const nextDay = await clinicalReviewsDue(backend.payload, new Date("2026-12-11T09:00:00Z"));
  expect(uris(nextDay.overdue)).toEqual([uri]);

  const longBefore = await clinicalReviewsDue(backend.payload, new Date("2026-09-01T09:00:00Z"));
  expect(longBefore).toEqual({ overdue: [], soon: [] });
});
