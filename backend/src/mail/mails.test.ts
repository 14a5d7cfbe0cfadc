import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { allMailExamples } from "./testing/all-mail-examples.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
});
afterAll(() => system.close());

const { examples } = await allMailExamples();

test.each(examples)(
  "the %s says the same in HTML and in plain text, and calls nobody",
  async (_name, write, sentences) => {
    const { html, text, subject } = await write(system.payload);
    expect(subject.length).toBeGreaterThan(3);
    expect(html).toContain('lang="en-CA"');
    expect(html).toContain('name="color-scheme"');
    for (const [, source] of html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)) expect(source).toMatch(/^cid:/);
    expect(html).not.toMatch(/<script|<link|@import|url\(/);
    expect(text).not.toMatch(/<\/?[a-z]+[ >]/);
    const inHtml = html.replace(/<[^>]*>/g, "").replaceAll("&#x27;", "'");
    for (const words of sentences) {
      expect(text.replace(/\s+/g, " ")).toContain(words);
      // In HTML an address stands behind its words.
      if (!/^(https:|\/)/.test(words)) expect(inHtml.replace(/\s+/g, " ")).toContain(words);
    }
  },
);
