import { createSignatureCheck } from "@pcf/contract/signed-hook";
import { afterEach, expect, test } from "vitest";
import { sampleCompany } from "../../../tests/sample-content.ts";
import { sampleSiteData } from "../../../tests/sample-site-data.ts";
import { startStandInBackend } from "../../../tests/stand-in-backend.ts";
import { siteContentLoader } from "./load-site-content.server.ts";
import type { RejectedDocument } from "./read-site-data.server.ts";

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function loaderFor(data = sampleSiteData(), pageSize?: number, ask = fetch, mediaUrl?: string) {
  const backend = await startStandInBackend(data, { pageSize });
  stops.push(backend.stop);
  const rejected: RejectedDocument[] = [];
  const load = siteContentLoader({
    timeoutMs: 5_000,
    secret: () => "a secret of both",
    ask: (path, asked) => ask(new URL(path, backend.url), asked),
    origin: "https://site.example",
    company: sampleCompany,
    mediaUrl,
    rejected: (document) => rejected.push(document),
    sizeOf: (href) => (href === "/media/guide.pdf" ? 1_234_567 : undefined),
  });
  return { backend, load, rejected };
}

async function contentOf(load: Awaited<ReturnType<typeof loaderFor>>["load"]) {
  const content = await load(undefined);
  if (content === "unchanged") throw new Error("a first read is never unchanged");
  return content;
}

test("a document that does not fit is left out and reported with its id, the rest is kept", async () => {
  const data = sampleSiteData();
  data.collections.stories.push({ id: 77, title: "No slug", story: {} });
  const { load, rejected } = await loaderFor(data);
  const content = await contentOf(load);
  expect(content.stories.map((story) => story.slug)).toEqual(["ann", "bob"]);
  expect(rejected).toEqual([expect.objectContaining({ collection: "stories", id: "77" })]);
});

test("with a CDN browsers choose the width of a picture from there; what else names the file keeps our address", async () => {
  const data = sampleSiteData();
  const srcSet = "/media/walk-400.jpg 400w, /media/walk.jpg 900w";
  const featuredImage = {
    sourceUrl: "/media/walk.jpg",
    srcSet,
    srcSetWebp: "/media/walk.webp 400w",
    alt: "",
  };
  const content = `<p>srcset="/media/a.jpg 1w"</p><img src="/media/walk.jpg" srcset="${srcSet}" sizes="92vw">`;
  data.collections.stories.push({
    id: 77,
    title: "A walk",
    slug: "walk",
    story: { featuredImage, content },
    updatedAt: "",
  });
  const { load } = await loaderFor(data, undefined, fetch, "https://cdn.example");
  const walk = (await contentOf(load)).stories.find(({ slug }) => slug === "walk");
  expect(walk?.story.featuredImage).toMatchObject({
    sourceUrl: "/media/walk.jpg",
    srcSet: "https://cdn.example/media/walk-400.jpg 400w, https://cdn.example/media/walk.jpg 900w",
    srcSetWebp: "https://cdn.example/media/walk.webp 400w",
  });
  expect(walk?.story.content).toContain(
    'src="/media/walk.jpg" srcset="https://cdn.example/media/walk-400.jpg 400w, https://cdn.example/media/walk.jpg 900w"',
  );
  expect(walk?.story.content).toContain('"/media/a.jpg 1w"');
});

test("a page with one broken block is left out, not the pages beside it", async () => {
  const data = sampleSiteData();
  data.collections.pages.push({
    id: 9,
    uri: "/broken",
    title: "Broken",
    description: "",
    updatedAt: "",
    blocks: [{ blockType: "never heard of" }],
  });
  const { load, rejected } = await loaderFor(data);
  expect((await contentOf(load)).pages.some((page) => page.uri === "/broken")).toBe(false);
  expect(rejected.map((document) => document.id)).toEqual(["9"]);
});

test("a page goes on without a video that has been unpublished", async () => {
  const data = sampleSiteData();
  data.collections.pages.push({
    id: 9,
    uri: "/with-videos",
    title: "Videos",
    description: "",
    updatedAt: "",
    blocks: [
      { blockType: "video", video_video: null },
      { blockType: "videoCarousel", videoCarousel_videos: [null, { slug: "sleep" }] },
      { blockType: "videoCarousel", videoCarousel_videos: [null] },
    ],
  });
  const { load, rejected } = await loaderFor(data);
  const page = (await contentOf(load)).pages.find(({ uri }) => uri === "/with-videos");
  expect(page?.blocks).toEqual([
    expect.objectContaining({ blockType: "videoCarousel", videos: [{ slug: "sleep" }] }),
  ]);
  expect(rejected).toEqual([]);
});

test("an event's gallery goes on without a video that has been unpublished", async () => {
  const data = sampleSiteData();
  const [event] = data.collections.events;
  if (!event) throw new Error("the sample has events");
  data.collections.events.push({
    ...event,
    slug: "with-gallery",
    event: {
      description: "<p>Come.</p>",
      date: "2026-06-21T17:00:00.000Z",
      timeZone: "America/Vancouver",
      gallery: [
        { id: "1", media_type: "VIDEO", sourceUrl: null, media_url: null, caption: "Gone", video: null },
        { id: "2", media_type: "IMAGE", sourceUrl: "/media/walkers.jpg", caption: "Walkers" },
      ],
    },
  });
  const { load, rejected } = await loaderFor(data);
  const { events } = await contentOf(load);
  const gallery = events.find(({ slug }) => slug === "with-gallery")?.event.gallery;
  expect(gallery?.map(({ caption }) => caption)).toEqual(["Walkers"]);
  expect(rejected).toEqual([]);
});

test("a global that does not fit keeps the value it had before", async () => {
  const data = sampleSiteData();
  const { backend, load, rejected } = await loaderFor(data);
  const before = await contentOf(load);
  backend.state.data = { ...data, globals: { ...data.globals, navigation: { menu: "all of it" } } };
  const after = await load(before);
  expect(after).toMatchObject({ navigation: { menu: [{ label: "About us" }] } });
  expect(rejected.map((document) => document.collection)).toEqual(["navigation"]);
});

test("every page of every collection is read", async () => {
  const data = sampleSiteData();
  data.collections.faqs = Array.from({ length: 250 }, (_, at) => ({
    id: at,
    category: { id: 1, title: "Groups" },
    title: `Q${at}`,
  }));
  const { load, backend } = await loaderFor(data, 100);
  expect((await contentOf(load)).faqs).toHaveLength(250);
  expect(backend.state.queries).toBe(3);
});

test("an answer without one of the collections is a failure, not an empty collection", async () => {
  const data = sampleSiteData();
  const { load } = await loaderFor({
    ...data,
    collections: { ...data.collections, news: undefined as never },
  });
  await expect(load(undefined)).rejects.toThrow();
});

test("the version changes with the content and with nothing else", async () => {
  const data = sampleSiteData();
  const { backend, load } = await loaderFor(data);
  const first = await contentOf(load);
  expect(await load(first)).toBe("unchanged");
  data.collections.stories.pop();
  backend.state.data = data;
  const second = await load(first);
  expect(second).not.toBe("unchanged");
  expect(second).not.toHaveProperty("version", first.version);
});

test("a file that is another one now is said to be so in texts that did not change", async () => {
  const data = sampleSiteData();
  data.collections.faqs = [
    {
      id: 1,
      category: { id: 1, title: "Groups" },
      title: "Q",
      content: '<a href="/media/form.pdf">Form</a>',
    },
  ];
  const { backend, load } = await loaderFor(data);
  const first = await contentOf(load);
  expect(first.faqs[0]?.content).toContain("(PDF)");
  const [page] = data.collections.pages;
  const file = {
    sourceUrl: "/media/form.pdf",
    filename: "form.pdf",
    mimeType: "application/pdf",
    filesize: 20_000,
  };
  const downloads = { blockType: "downloads", downloads_files: [{ label: "Form", file }] };
  data.collections.pages[0] = { ...(page as object), blocks: [downloads] };
  backend.state.data = data;
  const second = await load(first);
  expect(second).toMatchObject({ faqs: [{ content: expect.stringContaining("(PDF, 20 kB)") }] });
});

test("a word in a text that did not change is marked from when it is explained until it no longer is", async () => {
  const data = sampleSiteData();
  const content = 'A <a href="/about-prostate-cancer/glossary#psa">PSA</a> test';
  data.collections.faqs = [{ id: 1, category: { id: 1, title: "Groups" }, title: "Q", content }];
  const { backend, load } = await loaderFor(data);
  const first = await contentOf(load);
  expect(first.faqs[0]?.content).toBe("A PSA test");
  data.collections.glossaryTerms = [{ id: 1, term: "PSA", slug: "psa", definition: "A blood test." }];
  backend.state.data = data;
  expect(await load(first)).toMatchObject({ faqs: [{ content }] });
});

test("HTML is reduced to the allowed, links to files say type and size", async () => {
  const data = sampleSiteData();
  data.collections.faqs = [
    {
      id: 1,
      category: { id: 1, title: "Groups" },
      title: "Q",
      content: '<p onclick="x()">A <a href="/media/guide.pdf">guide</a><script>x()</script></p>',
    },
  ];
  const { load } = await loaderFor(data);
  expect((await contentOf(load)).faqs[0]?.content).toBe(
    '<p>A <a href="/media/guide.pdf">guide</a> <span class="file-note">(PDF, 1.2 MB)</span></p>',
  );
});

test("the backend can tell the site's own queries from those of strangers", async () => {
  const asked: Request[] = [];
  const { load } = await loaderFor(sampleSiteData(), 1, async (...sent) => {
    asked.push(new Request(...sent));
    return fetch(...sent);
  });
  await load(undefined);
  const check = createSignatureCheck();
  const faults = asked.map(async (request) => {
    const message = { body: await request.text(), header: (name: string) => request.headers.get(name) };
    return check(message, "a secret of both", Date.now());
  });
  expect(asked.length).toBeGreaterThan(1);
  expect(await Promise.all(faults)).toEqual(asked.map(() => undefined));
});
