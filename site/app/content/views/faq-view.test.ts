import { faqSchema } from "@pcf/contract/content/documents";
import type { SafeHtml } from "@pcf/contract/content/html";
import { expect, test } from "vitest";
import { shown } from "../../../tests/safe-content.ts";
import { contentWith, sampleContent } from "../../../tests/sample-content.ts";
import { faqsByCategory, toFaqView } from "./faq-view";

const faq = (id: number, order: number | null, given: object = {}) =>
  faqSchema.parse({
    id,
    category: { id: order ?? 0, title: `Category ${order}`, order },
    title: `Question ${id}`,
    ...given,
  });

test("an answer reaches the page sanitised, and a question without one has no HTML", () => {
  const faqs = [faq(1, 1, { content: "<p>Yes.</p><script>alert(1)</script>" }), faq(2, 1, { content: null })];
  const views = contentWith({ faqs }).faqs.map(toFaqView);
  const [html]: (SafeHtml | undefined)[] = views.map((view) => view.html);
  expect(html).toBe("<p>Yes.</p>");
  expect(views).toEqual([
    { id: "1", title: "Question 1", html: "<p>Yes.</p>" },
    { id: "2", title: "Question 2", html: "" },
  ]);
});

test("questions stand by category, both in the editors' order and what has no place last", () => {
  const faqs = [faq(5, null), faq(1, 4), faq(2, 1), faq(3, 1, { order: 2 }), faq(4, 1, { order: 1 })].map(
    shown,
  );
  const shownTo = faqsByCategory({ ...sampleContent(), faqs });
  expect(shownTo.map(({ id, faqs }) => [id, faqs.map((one) => one.id)])).toEqual([
    ["1", ["4", "3", "2"]],
    ["4", ["1"]],
    ["0", ["5"]],
  ]);
  expect(shownTo[1]?.title).toBe("Category 4");
});

test("without questions there is no category", () => {
  expect(faqsByCategory({ ...sampleContent(), faqs: [] })).toEqual([]);
});
