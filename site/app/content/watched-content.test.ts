import { expect, test } from "vitest";
import { sampleContent } from "../../tests/sample-content.ts";
import { perContent } from "./per-content.ts";
import { watchContent } from "./watched-content.ts";

test("it is known what was read of the content, also by what was worked out for somebody else", () => {
  const content = sampleContent();
  let made = 0;
  const titles = perContent(({ news, stories }) => {
    made += 1;
    return [...news, ...stories].map(({ title }) => title);
  });
  const counted = perContent((all) => ({ titles: titles(all).length, faqs: () => all.faqs.length }));

  const first = watchContent(content);
  expect(counted(first.content).titles).toBe(3);
  expect([...first.partsRead()].sort()).toEqual(["news", "stories"]);
  const second = watchContent(content);
  expect(second.content.pages).toBe(content.pages);
  counted(second.content).faqs();
  expect([...second.partsRead()].sort()).toEqual(["faqs", "news", "pages", "stories"]);
  expect(titles(content)).toBe(titles(second.content));
  expect(made).toBe(1);
});

test("who copies the content has read all of it", () => {
  const { content, partsRead } = watchContent(sampleContent());
  expect({ ...content }).toEqual(sampleContent());
  expect(partsRead()).toContain("searchWords");
});
