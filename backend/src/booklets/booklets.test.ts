import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

const canReadPdf = spawnSync("pdftotext", ["-v"]).status === 0;

let backend: TestPayload;
let bodyOf: (markdown: string) => object[];
const now = new Date("2026-11-20T20:00:00Z");
const section = "/about-prostate-cancer/treatment";

const read = (tool: "pdftotext" | "pdfinfo", pdf: Buffer, ...options: string[]) =>
  execFileSync(tool, [...options, "-", ...(tool === "pdftotext" ? ["-"] : [])], {
    input: pdf,
    encoding: "utf8",
  });
/** The words of each page, in the order in which they are read. */
const pagesOf = (pdf: Buffer) =>
  read("pdftotext", pdf)
    .split("\f")
    .map((page) => page.replace(/\s+/g, " ").trim());

async function createPage(uri: string, title: string, markdown: string, more: object = {}, draft = false) {
  const clinical = {
    reviewer: "Dr. A. Sample, urologist",
    lastReviewed: "2026-01-10",
    nextReview: "2027-12-10",
    sources: [
      { title: "A guideline", publisher: "A society", url: "https://society.example/guide", year: 2025 },
    ],
  };
  const data = {
    uri,
    title,
    description: `About ${title}.`,
    blocks: bodyOf(markdown) as never,
    clinical,
    ...more,
  };
  return backend.payload.create({
    collection: "pages",
    data: { ...data, _status: draft ? "draft" : "published" },
    draft,
  });
}

const make = async (at = now) => (await import("./make-booklets.ts")).makeBooklets(backend.payload, at);

async function ask(file: string, headers: Record<string, string> = {}) {
  const { default: config } = await import("@payload-config");
  const { REST_GET } = await import("@payloadcms/next/routes");
  const request = new Request(`http://localhost/api/booklets/file/${file}`, { headers });
  return REST_GET(config)(request, { params: Promise.resolve({ slug: ["booklets", "file", file] }) });
}

const bookletOf = async (file: string) => Buffer.from(await (await ask(file)).arrayBuffer());

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><rect width="96" height="64" fill="#c33"/></svg>`;

const surgery = `
\`\`\`block special
part: helpline
body: It's an emergency if you have a fever.
\`\`\`

The **whole gland** is taken out.[1](#source-1) See [radiation](${section}/radiation#how), and the word
[catheter](/about-prostate-cancer/glossary#catheter).

- first thing
- second thing

\`\`\`block accordion
items:
  - title: How long does it take?
    body: About {{how-long}}.
\`\`\`

\`\`\`block definitionList
items:
  - term: Catheter time
    definition: One to two weeks.
\`\`\`

\`\`\`block drawing
drawing: cut
\`\`\`

\`\`\`block video
video: before-surgery
caption: A short film.
\`\`\`

## Questions to ask your doctor

- How many have you done?
`;

const radiation = `
Beams from outside.

\`\`\`block table
caption: Weeks of treatment
columns: [Kind, Weeks]
rows:
${Array.from({ length: 60 }, (_, at) => `  - [Kind ${at + 1}, "${at + 1} weeks"]`).join("\n")}
\`\`\`
`;

beforeAll(async () => {
  backend = await startTestPayload();
  const { payload } = backend;
  const { pageBody } = await import("../seed/page-body.ts");
  const { markdownConverter } = await import("../seed/markdown.ts");
  const toLexical = await markdownConverter(payload.config);
  const { id: cut } = await payload.create({
    collection: "drawings",
    data: { title: "The cut", alt: "Where it is.", legend: [{ text: "Bladder" }], caption: "A low cut." },
    file: { name: "cut.svg", data: Buffer.from(drawing), mimetype: "image/svg+xml", size: drawing.length },
  });
  const { id: film } = await payload.create({
    collection: "videos",
    data: {
      title: "Before surgery",
      slug: "before-surgery",
      videoPublishedAt: "2025-01-01",
      _status: "published",
    },
  });
  const names = (id: number | string) => ({ id: () => id, optional: () => undefined }) as never;
  bodyOf = (markdown) =>
    pageBody(markdown, { toLexical, media: names(0), drawings: names(cut), videos: names(film) });
  await payload.create({
    collection: "facts",
    data: {
      name: "how-long",
      title: "How long the operation takes",
      value: "three",
      unit: "hours",
      source: { title: "A guideline" },
      owner: "Office",
      checkedOn: "2026-01-10",
      reviewBy: "2027-01-10",
      _status: "published",
    },
  });
  await createPage(section, "Treatment", "There are many ways.", { intro: "Take your time." });
  await createPage(`${section}/radiation`, "Radiation", radiation, { order: 2 });
  await createPage(`${section}/surgery`, "Surgery", surgery, { order: 1 });
  await createPage(`${section}/hidden`, "Hidden", "Nobody has read this.", {}, true);
  await createPage("/about-prostate-cancer/videos", "A page alone", "No section.");
});

afterAll(() => backend.close());

test.skipIf(!canReadPdf)(
  "a section is one booklet with all its words, in the order of the menu",
  async () => {
    expect(await make()).toEqual({ made: 2 });
    const pdf = await bookletOf("treatment.pdf");
    const pages = pagesOf(pdf);
    const [cover, contents, first] = pages;
    expect(cover).toContain("Treatment About Treatment.");
    expect(cover).toContain("Made in November 2026");
    expect(first).toMatch(
      /^Treatment Take your time\. There are many ways\. About this page Last reviewed: January 10, 2026/,
    );
    expect(first).toContain("A guideline, A society, 2025. society.example/guide");

    const titles = [...(contents ?? "").matchAll(/(Treatment|Surgery|Radiation) (\d+)/g)].slice(0, 3);
    expect(titles.map(([, title]) => title)).toEqual(["Treatment", "Surgery", "Radiation"]);
    for (const [, title = "", page] of titles)
      expect(pages[Number(page) - 1]).toMatch(new RegExp(`^${title}`));

    const all = pages.join(" ");
    for (const words of [
      "If you need help now It's an emergency if you have a fever. • 911 An emergency",
      "The whole gland is taken out.[1] See radiation, and the word catheter. • first thing • second thing",
      "How long does it take? About three hours. Catheter time One to two weeks.",
      "The cut A low cut. 1. Bladder",
      "Film: Before surgery",
      "A short film.",
      "Questions to ask your doctor • How many have you done?",
    ])
      expect(all.replaceAll("’", "'")).toContain(words);
    expect(all).not.toContain("Nobody has read this");
    expect(all).not.toContain("No section");

    const ofTable = pages.filter((page) => /Kind \d/.test(page));
    expect(ofTable.length).toBeGreaterThan(1);
    for (const page of ofTable) expect(page).toContain("Kind Weeks");
  },
);

test.skipIf(!canReadPdf)("screen readers find its headings, lists, tables, pictures and links", async () => {
  const pdf = await bookletOf("treatment.pdf");
  const facts = read("pdfinfo", pdf);
  expect(facts).toMatch(/Title:\s+Treatment\n/);
  expect(facts).toMatch(/Tagged:\s+yes/);
  expect(facts).toMatch(/Page size:\s+612 x 792/);
  const structure = read("pdfinfo", pdf, "-struct-text");
  for (const tag of [
    "H1",
    "H2",
    "H3",
    "P",
    "L",
    "LI",
    "Lbl",
    "LBody",
    "Table",
    "TR",
    "TD",
    "Figure",
    "Link",
    "TOCI",
  ])
    expect(structure).toMatch(new RegExp(`^\\s*${tag}\\b`, "m"));
  expect(structure).toMatch(/TH.*\n\s*(?:\/Scope \/?Column|"Kind")/);
  expect(structure.match(/"Weeks"/g)).toHaveLength(1);
  const urls = read("pdfinfo", pdf, "-url");
  expect(urls).toContain("https://society.example/guide");
  expect(urls).not.toContain("glossary");
  expect(pdf.toString("latin1")).toContain("/Lang (en-CA)");
});

test.skipIf(!canReadPdf)(
  "in large print it has the same words, on more pages, none smaller than 18 points",
  async () => {
    const pdf = await bookletOf("treatment-large-print.pdf");
    const pages = pagesOf(pdf);
    expect(pages[0]).toContain("Large print");
    expect(pages.join(" ")).toContain("How long does it take? About three hours.");
    expect(pages.length).toBeGreaterThan(pagesOf(await bookletOf("treatment.pdf")).length);
    const words = read("pdftotext", pdf, "-bbox").matchAll(/yMin="([\d.]+)"[^>]*yMax="([\d.]+)">([^<]*)/g);
    // A line of this font is 1.3 times as high as its letters. Only the numbers of sources are smaller, which stand raised.
    const small = [...words].filter(([, top, bottom]) => Number(bottom) - Number(top) < 18 * 1.29);
    for (const [, , , word] of small) expect(word).toMatch(/\[\d\]$/);
  },
);

test("its address stays, and readers keep it until there is a new one", async () => {
  const answer = await ask("treatment.pdf");
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toBe('inline; filename="treatment.pdf"');
  expect(answer.headers.get("cache-control")).toBe("public, no-cache");
  const etag = answer.headers.get("etag") ?? "";
  expect((await ask("treatment.pdf", { "if-none-match": etag })).status).toBe(304);
  expect((await ask("unknown.pdf")).status).toBe(404);
});

test("a booklet that cannot be made stays as it was, and is tried again within an hour", async () => {
  const { payload, dataDir } = backend;
  const { docs } = await payload.find({ collection: "drawings" });
  const file = path.join(dataDir, "media", docs[0]?.filename ?? "");
  const where = { uri: { equals: section } };
  writeFileSync(file, "no drawing");
  await payload.update({ collection: "pages", where, data: { intro: "Take all the time you need." } });
  expect(await make()).toEqual({ made: 0 });
  expect((await ask("treatment.pdf")).status).toBe(200);
  writeFileSync(file, drawing);
  expect(await make()).toEqual({ made: 0 });
  expect(await make(new Date(now.getTime() + 60 * 60_000))).toEqual({ made: 2 });
});

test.skipIf(!canReadPdf)(
  "only what has changed is made again, and a page that is taken back is in it no more",
  async () => {
    const { payload } = backend;
    const { docs } = await payload.find({
      collection: "pages",
      where: { uri: { equals: `${section}/surgery` } },
    });
    const etag = (await ask("treatment.pdf")).headers.get("etag");
    expect(await make()).toEqual({ made: 0 });
    await payload.update({ collection: "pages", id: docs[0]?.id ?? 0, data: { _status: "draft" } });
    expect(await make()).toEqual({ made: 2 });
    expect((await ask("treatment.pdf")).headers.get("etag")).not.toBe(etag);
    expect(pagesOf(await bookletOf("treatment.pdf")).join(" ")).not.toContain("whole gland");
  },
);

test("a section without pages below it has no booklet any more", async () => {
  const { payload } = backend;
  await payload.delete({ collection: "pages", where: { uri: { equals: `${section}/radiation` } } });
  await make();
  expect((await payload.find({ collection: "booklets" })).docs).toEqual([]);
  expect((await ask("treatment.pdf")).status).toBe(404);
});
