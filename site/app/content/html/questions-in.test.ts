import { expect, test } from "vitest";
import { safeHtml } from "../../../tests/safe-content.ts";
import { placeOfQuestions, questionsIn } from "./questions-in";

const list = `<ul><li>Is it safe?</li><li>What does <a href="/x">PSA</a> &amp; age mean?</li></ul>`;
const heading = `<h2 id="questions">Questions to ask your care team</h2>`;

test("the list below the heading is found, with what stands before and after it", () => {
  const found = questionsIn(
    safeHtml(`<ul><li>Another list</li></ul>${heading}\n${list}<h2 id="more">More</h2>`),
  );
  expect(found?.before).toBe(`<ul><li>Another list</li></ul>${heading}\n`);
  expect(found?.after).toBe(`<h2 id="more">More</h2>`);
  expect(found?.questions).toEqual([
    { html: "Is it safe?", text: "Is it safe?" },
    { html: `What does <a href="/x">PSA</a> &amp; age mean?`, text: "What does PSA & age mean?" },
  ]);
});

test.each([
  ["no such heading", `<h2>Good to know</h2>${list}`],
  ["words between heading and list", `${heading}<p>First:</p>${list}`],
  ["a list with another in it", `${heading}<ul><li>One<ul><li>Two</li></ul></li></ul>`],
  ["numbers", `${heading}<ol><li>One</li></ol>`],
])("a text with %s is shown as it is", (_, html) => {
  expect(questionsIn(safeHtml(html))).toBeUndefined();
});

test("a link leads to the heading of the list", () => {
  const text = (html: string) => ({ blockType: "richText", html: safeHtml(html) }) as const;
  expect(placeOfQuestions([text("<p>One</p>"), text(`<h2 id="a">A</h2>${heading}${list}`)])).toBe(
    "#questions",
  );
  expect(placeOfQuestions([text("<p>One</p>")])).toBeUndefined();
});
