import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload();
});
afterAll(() => app.close());

const base = { version: 1, format: "" as const, indent: 0, direction: "ltr" as const };

/** A text of one link, as the editor stores it. */
const linkTo = (url: string) => ({
  root: {
    ...base,
    type: "root",
    children: [
      {
        ...base,
        type: "paragraph",
        children: [
          {
            ...base,
            type: "link",
            version: 3,
            fields: { linkType: "custom", url, newTab: false },
            children: [
              { type: "text", text: "there", version: 1, detail: 0, format: 0, mode: "normal", style: "" },
            ],
          },
        ],
      },
    ],
  },
});

const article = (url: string) =>
  app.payload.create({
    collection: "news",
    data: {
      title: "An article",
      slug: `a-${Math.abs(Buffer.from(url).toString("hex").length)}-${encodeURIComponent(url).length}`,
      date: "2026-01-01T00:00:00Z",
      newsField: { body: linkTo(url) },
      _status: "published",
    },
  });

test.each([
  "/news/caf%C3%A9",
  "/get-support?a=1.5&b=(x),y#part.2",
  "https://www.example.ca/élan?q=1,2",
  "http://localhost:3000/x",
  "#source-1",
  "tel:+16045550123",
  "mailto:info@example.ca?subject=Kit",
])("a link to %s is kept as it was written", async (url) => {
  const { newsField } = await article(url);
  expect(newsField.content).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
});

test.each(["javascript:alert(1)", "www.example.ca", "two words"])("a link to %s is refused", async (url) => {
  await expect(article(url)).rejects.toThrow("Text");
});

type Item = string | Item[];

/** A list as the editor stores it: one within another stands in an item of its own. */
const listOf = (items: Item[], listType: "bullet" | "number", start = 1): object => ({
  ...base,
  type: "list",
  listType,
  tag: listType === "number" ? "ol" : "ul",
  start,
  children: items.map((item, index) => ({
    ...base,
    type: "listitem",
    value: index + 1,
    children: [
      typeof item === "string"
        ? { type: "text", text: item, version: 1, detail: 0, format: 0, mode: "normal", style: "" }
        : listOf(item, listType),
    ],
  })),
});

test.each([
  [["a", ["b", ["c"]], "d"], 1, "<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li><li>d</li></ul>"],
  [["a", ["b"]], 3, '<ol start="3"><li>a<ol><li>b</li></ol></li></ol>'],
  [[["a"]], 1, "<ul><li><ul><li>a</li></ul></li></ul>"],
] satisfies [Item[], number, string][])("the list %j from %i is %s", async (items, start, html) => {
  const list = listOf(items, start === 1 ? "bullet" : "number", start);
  const { newsField } = await app.payload.create({
    collection: "news",
    data: {
      title: "Lists",
      slug: `lists-${html.length}`,
      date: "2026-01-01T00:00:00Z",
      newsField: { body: { root: { ...base, type: "root", children: [list] } } as ReturnType<typeof linkTo> },
      _status: "published",
    },
  });
  expect(newsField.content).toBe(html);
});
