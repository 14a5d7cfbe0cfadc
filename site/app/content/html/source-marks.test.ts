import { expect, test } from "vitest";
import { safeHtml } from "../../../tests/safe-content.ts";
import { withoutSourceMarks, withSourceMarks } from "./source-marks";

const sources = [
  { title: "Grading of prostate cancer", publisher: "ISUP", year: 2016, url: undefined },
  { title: "A page without a publisher", publisher: undefined, year: undefined, url: undefined },
];
const text = (html: string) => ({ blockType: "richText" as const, html: safeHtml(html) });
const mark = (number: number) => `<a href="#source-${number}">${number}</a>`;

test("a mark behind a sentence says whose word it is, and its source knows the way back", () => {
  const { blocks, cited } = withSourceMarks([text(`<p>One.${mark(2)} Two.${mark(1)}</p>`)], sources);
  expect(blocks).toEqual([
    text(
      '<p>One.<a class="source-mark" id="cited-2-1" href="#source-2" aria-label="Source 2: A page without a publisher">2</a>' +
        ' Two.<a class="source-mark" id="cited-1-1" href="#source-1" aria-label="Source 1: ISUP, 2016">1</a></p>',
    ),
  ]);
  expect(cited).toEqual([
    [{ href: "#cited-1-1", text: "Back to the text" }],
    [{ href: "#cited-2-1", text: "Back to the text" }],
  ]);
});

test("a source that carries several sentences leads back to each of them", () => {
  const { cited } = withSourceMarks(
    [
      text(`<p>One.${mark(1)}</p>`),
      {
        blockType: "accordion",
        title: undefined,
        items: [{ title: "More", html: safeHtml(`<p>Two.${mark(1)}</p>`) }],
      },
    ],
    sources,
  );
  expect(cited).toEqual([
    [
      { href: "#cited-1-1", text: "Back to the text" },
      { href: "#cited-1-2", text: "2", label: "Back to the text, place 2" },
    ],
    [],
  ]);
});

test("a mark of a source that is not there is left out, and other links stay", () => {
  const link = '<a href="#sources">sources</a>';
  const { blocks } = withSourceMarks([text(`<p>One.${mark(3)}${mark(0)} ${link}</p>`)], sources);
  expect(blocks).toEqual([text(`<p>One. ${link}</p>`)]);
});

test("the words of a source cannot break out of its name", () => {
  const { blocks } = withSourceMarks(
    [text(mark(1))],
    [{ title: "", publisher: '"><script>', year: undefined, url: undefined }],
  );
  expect(blocks).toEqual([
    text(
      '<a class="source-mark" id="cited-1-1" href="#source-1" aria-label="Source 1: &quot;&gt;&lt;script&gt;">1</a>',
    ),
  ]);
});

test("what lists or searches the words leaves the marks out, drawn or not", () => {
  const html = `<p>One in eight.${mark(1)} More.</p>`;
  const drawn = withSourceMarks([text(html)], sources).blocks[0];
  expect(withoutSourceMarks(html)).toBe("<p>One in eight. More.</p>");
  expect(drawn?.blockType === "richText" && withoutSourceMarks(drawn.html)).toBe(
    "<p>One in eight. More.</p>",
  );
});
