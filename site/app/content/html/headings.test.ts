import { expect, test } from "vitest";
import { safeHtml } from "../../../tests/safe-content.ts";
import { headedBlocks, headingId, headingsFromSecondLevel, withHeadingIds } from "./headings";

const text = (html: string) => ({ blockType: "richText" as const, html: safeHtml(html) });

test("every heading gets an id from its words, each id once on a page", () => {
  const [first, second] = withHeadingIds([
    text("<h2>What’s a <em>PSA</em> test?</h2><h3>Questions</h3>"),
    text("<h2>Questions</h2>"),
  ]);
  expect(first).toEqual(
    text('<h2 id="whats-a-psa-test">What’s a <em>PSA</em> test?</h2><h3 id="questions">Questions</h3>'),
  );
  expect(second).toEqual(text('<h2 id="questions-2">Questions</h2>'));
});

test("an editor may name the id in braces, and the braces are not shown", () => {
  expect(withHeadingIds([text("<h2>Apply for a grant {#apply-for-grant}</h2>")])).toEqual([
    text('<h2 id="apply-for-grant">Apply for a grant</h2>'),
  ]);
});

test("letters with accents make plain ids", () => {
  expect(headingId("Café & thé: déjà vu")).toBe("cafe-the-deja-vu");
  expect(headingId("¿?")).toBe("part");
});

test("titles of blocks are listed between the headings of the texts, calls to action are not", () => {
  const { blocks, headings } = headedBlocks([
    text('<h2 id="grade">Grade</h2><h3 id="score">Score</h3>'),
    { blockType: "accordion", title: "Grade", items: [] },
    { blockType: "callToAction", title: "Give", text: undefined, label: "Give", href: "/", tone: "calm" },
    text('<h2 id="next">What &amp; when</h2>'),
  ]);
  expect(headings).toEqual([
    { id: "grade", title: "Grade" },
    { id: "grade-2", title: "Grade" },
    { id: "next", title: "What & when" },
  ]);
  expect(blocks[1]).toMatchObject({ headingId: "grade-2" });
});

test("the mark of a source in a heading is neither in its id nor in the list", () => {
  const blocks = withHeadingIds([text('<h2>One in eight<a href="#source-1">1</a></h2>')]);
  expect(headedBlocks(blocks).headings).toEqual([{ id: "one-in-eight", title: "One in eight" }]);
});

test("headings that an editor began at the third level begin at the second, with their order kept", () => {
  expect(headingsFromSecondLevel(safeHtml('<p>a</p><h3 id="b">B</h3><h4>C</h4><h3>D</h3>'))).toBe(
    '<p>a</p><h2 id="b">B</h2><h3>C</h3><h2>D</h2>',
  );
});

test("a text that begins at the second level, or has no headings, stays as it is", () => {
  expect(headingsFromSecondLevel(safeHtml("<h2>A</h2><h3>B</h3>"))).toBe("<h2>A</h2><h3>B</h3>");
  expect(headingsFromSecondLevel(safeHtml("<p>h3 > h2</p><hr>"))).toBe("<p>h3 > h2</p><hr>");
});
