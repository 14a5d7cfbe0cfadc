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
