import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";

let backend: TestPayload;
let tokens: Map<Role, string>;

beforeAll(async () => {
  backend = await startTestPayload({ SITE_URL: "https://charity.example" });
  tokens = await staffTokens(backend.payload);
});

afterAll(() => backend.close());

const care = async (now = new Date()) => (await import("./care-screens.ts")).careOf(backend.payload, now);

const text = (...nodes: object[]) => ({
  root: { type: "root", version: 1, format: "", indent: 0, direction: "ltr", children: nodes },
});
const line = (type: string, children: object[]) => ({
  type,
  version: 1,
  format: "",
  indent: 0,
  children,
  tag: "h2",
});
const words = (said: string) => ({
  type: "text",
  text: said,
  version: 1,
  detail: 0,
  format: 0,
  mode: "normal",
  style: "",
});
const link = (url: string, said: string) => ({
  type: "link",
  version: 3,
  format: "",
  indent: 0,
  fields: { linkType: "custom", url, newTab: false },
  children: [words(said)],
});

const page = (uri: string, blocks: object[] = [], _status: "published" | "draft" = "published") =>
  backend.payload.create({
    collection: "pages",
    data: { uri, title: `Page ${uri}`, description: "A page.", blocks: blocks as never, _status },
    draft: _status === "draft",
  });

async function picture(name: string, alt: string) {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
  const file = { name: `${name}.jpg`, data, mimetype: "image/jpeg", size: data.length };
  return backend.payload.create({ collection: "media", data: { alt }, file });
}

test("links to no page, to drafts, the trash, lost files and lost parts of pages are listed with their words and place", async () => {
  const { payload } = backend;
  await page("/in-work", [], "draft");
  const gone = await page("/gone");
  await payload.update({ collection: "pages", id: gone.id, data: { deletedAt: new Date().toISOString() } });
  await page("/there", [
    {
      blockType: "richText",
      body: text(line("heading", [words("What helps?")]), line("paragraph", [words("Walking.")])),
    },
  ]);
  await payload.create({
    collection: "redirects",
    data: { from: "/old", to: { type: "custom", url: "/there" }, type: "301" },
  });
  await payload.create({
    collection: "redirects",
    data: {
      from: "/wp-content/uploads/old.jpg",
      to: { type: "custom", url: "/there" },
      type: "301",
    },
  });
  const good = [
    "/there",
    "/there#what-helps",
    "/there/?from=poster",
    "https://charity.example/there",
    "/old",
    "/wp-content/uploads/old-300x200.jpg",
    "/news",
    "/feed.xml",
    "https://elsewhere.example/x",
    "#main",
  ];
  const bad = [
    "/nowhere",
    "/in-work",
    "/gone",
    "/there#what-hurts",
    "/media/lost.pdf",
    "https://charity.example/lost",
    "/get-support/support-groups/faq#faq-99",
  ];
  const { id } = await page("/links", [
    {
      blockType: "richText",
      body: text(
        line(
          "paragraph",
          [...good, ...bad].map((to) => link(to, `to ${to}`)),
        ),
      ),
    },
    { blockType: "callToAction", title: "Call", label: "Press me", href: "/no-button" },
  ]);
  await payload.updateGlobal({
    slug: "navigation",
    data: {
      menu: [
        { label: "Good", href: "/there" },
        { label: "Bad", href: "/no-section" },
      ],
    },
  });
  const { broken } = await care();
  const onPage = { where: "Page “Page /links”", path: `/collections/pages/${id}` };
  const listed = (to: string, why: string, said = `to ${to}`) => ({ ...onPage, to, words: said, why });
  expect(broken).toEqual([
    listed("/nowhere", "There is no page at this address"),
    listed("/in-work", "Page “Page /in-work” is not published"),
    listed("/gone", "Page “Page /gone” is in the trash"),
    listed("/there#what-hurts", "The page has no part “what-hurts”"),
    listed("/media/lost.pdf", "There is no such file"),
    listed("/lost", "There is no page at this address", "to https://charity.example/lost"),
    listed("/get-support/support-groups/faq#faq-99", "The page has no part “faq-99”"),
    listed("/no-button", "There is no page at this address", "Press me"),
    {
      where: "Menu",
      path: "/globals/navigation",
      to: "/no-section",
      words: "Bad",
      why: "There is no page at this address",
    },
  ]);
});

test("links of drafts are not listed before visitors see them", async () => {
  const before = (await care()).broken.length;
  await page(
    "/unseen",
    [{ blockType: "callToAction", title: "Call", label: "Press", href: "/nowhere" }],
    "draft",
  );
  expect((await care()).broken).toHaveLength(before);
});

test("a picture that is shown and told by nothing but the name of a file is listed, one that nothing shows is not", async () => {
  const [camera, told] = [await picture("camera", "IMG_2034"), await picture("told", "Riders at dawn")];
  await picture("lies-about", "IMG_2035");
  const gallery = [{ blockType: "gallery", images: [{ image: camera.id }, { image: told.id }] }];
  await page("/pictures", gallery);
  expect((await care()).untold).toEqual([
    {
      name: camera.filename,
      path: `/collections/media/${camera.id}`,
      why: "“IMG_2034” is the name of a file and says nothing of the picture",
      shownBy: ["Page “Page /pictures”"],
    },
  ]);
});

test("a file is unused after thirty days in no content, and an editor alone takes it away, once", async () => {
  const { payload } = backend;
  const [unused, linked, drafted] = [
    await picture("unused", "Old"),
    await picture("linked", "L"),
    await picture("drafted", "D"),
  ];
  await page("/draft-with", [{ blockType: "figure", image: drafted.id }], "draft");
  await page("/link-to", [
    { blockType: "richText", body: text(line("paragraph", [link(`/media/${linked.filename}`, "The file")])) },
  ]);
  const names = async (now: Date) => (await care(now)).unused.map(({ filename }) => filename);
  expect(await names(new Date())).toEqual([]);
  const later = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
  const listed = await names(later);
  expect(listed).toContain(unused.filename);
  for (const { filename } of [linked, drafted]) expect(listed).not.toContain(filename);

  await payload.db.updateOne({
    collection: "media",
    id: unused.id,
    data: { createdAt: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000).toISOString() },
  });
  const ask = async (role: Role | undefined, body: object) => {
    const { default: config } = await import("@payload-config");
    const { REST_POST } = await import("@payloadcms/next/routes");
    const headers = new Headers({ "content-type": "application/json" });
    if (role) headers.set("authorization", `JWT ${tokens.get(role)}`);
    const request = new Request("http://localhost/api/unused-media/trash", {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    return REST_POST(config)(request, { params: Promise.resolve({ slug: ["unused-media", "trash"] }) });
  };
  const body = { collection: "media", id: unused.id };
  for (const role of [undefined, "donor-services", "finance"] as const)
    expect((await ask(role, body)).status).toBe(403);
  expect((await ask("editor", { collection: "users", id: 1 })).status).toBe(400);
  expect((await ask("editor", { collection: "media", id: linked.id })).status).toBe(409);
  const answer = await ask("editor", body);
  expect(await answer.json()).toEqual({
    message: `${unused.filename} is in the trash. For 30 days it can be brought back from there.`,
  });
  expect((await ask("editor", body)).status).toBe(409);
});

test("editors are told on the first screen how many there are of each, and others are not", async () => {
  const { todayCare } = await import("./care-screens.ts");
  const as = (role: Role) => ({ req: { user: { role } as never } });
  expect(todayCare.isFor(as("editor"))).toBe(true);
  expect(todayCare.isFor(as("finance"))).toBe(false);
  const lines = await todayCare.lines(backend.payload, new Date(), as("editor"));
  expect(lines.map(({ words: said }) => said)).toEqual([
    "9 links on the site lead nowhere",
    "1 picture has no alternative text",
    "0 files are used nowhere",
    "0 texts name numbers that are not published",
  ]);
});
