import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { pageBlocksOf } from "./page-blocks-of.ts";
import { richTextOf } from "./rich-text-of.ts";
import { nastyHtml } from "./testing/nasty-html.ts";
import { newSite } from "./testing/shown-html.ts";

let backend: TestPayload;

beforeAll(async () => {
  backend = await startTestPayload();
});

afterAll(() => backend.close());

const withoutMedia = { ...newSite, picture: () => undefined, video: () => undefined };

test("the nastiest texts are stored as pages, and shown with their links", async () => {
  const links =
    '<p><a href="/news/a-walk?x=1#b">one</a> <a href="http://example.org/caf%C3%A9?x=a.pdf#b.c">two</a></p>';
  const blocks = [...Object.values(nastyHtml), links].flatMap(
    (html) => pageBlocksOf(html, withoutMedia).blocks,
  );
  const page = await backend.payload.create({
    collection: "pages",
    data: { uri: "/nasty", title: "Nasty", description: "A page.", blocks, _status: "published" },
  });
  const shown = page.blocks?.map((block) => (block.blockType === "richText" ? block.html : "")).join("");
  expect(shown).toContain('<a href="/news/a-walk?x=1#b">one</a>');
  expect(shown).toContain('<a href="http://example.org/caf%C3%A9?x=a.pdf#b.c">two</a>');
  expect(shown).not.toMatch(/<script|javascript:|onclick|style=/);
});

test("the editor reads what was converted, and would store the same", async () => {
  const { editorConfigFactory, getEnabledNodes } = await import("@payloadcms/richtext-lexical");
  const { createHeadlessEditor } = await import("@payloadcms/richtext-lexical/lexical/headless");
  const editorConfig = await editorConfigFactory.default({ config: backend.payload.config });
  const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig }) });
  for (const [name, html] of Object.entries(nastyHtml)) {
    const { body } = richTextOf(html, withoutMedia, { blocks: false });
    if (!body) continue;
    const stored = JSON.parse(JSON.stringify(body));
    // What is undefined there is not stored.
    const read = JSON.parse(JSON.stringify(editor.parseEditorState(stored).toJSON()));
    expect(read, name).toEqual(stored);
  }
});
