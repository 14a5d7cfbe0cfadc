import { expect, test } from "vitest";
import { shownPage } from "./testing/shown-html.ts";

const table = (caption: string, columns: string[], rows: string[][]) => ({
  blockType: "table",
  caption,
  columns: columns.map((text) => ({ text })),
  rows: rows.map((cells) => ({ cells: cells.map((text) => ({ text })) })),
});

test("a table keeps its caption, its heads and what spans several cells", () => {
  const html = `<table><caption>Cap</caption><thead><tr><th rowspan=2>Who<th colspan=2>Years<tr><th>2022<th>2023</thead>
    <tr><td rowspan=2>Men<br>all<td>1<td><a href=/x>two</a><tr><td colspan=2>both</table>`;
  expect(shownPage(html)).toEqual({
    parts: [
      table(
        "Cap",
        ["Who", "Years – 2022", "Years – 2023"],
        [
          ["Men; all", "1", "two"],
          ["Men; all", "both", ""],
        ],
      ),
    ],
    notes: [],
  });
});

test("a table without a caption is named after the heading before it", () => {
  const { parts, notes } = shownPage("<h2>Fees</h2><table><tr><th><th>2023<tr><td>Men<td>5</table>");
  expect(parts).toEqual(["<h2>Fees</h2>", table("Fees", ["–", "2023"], [["Men", "5"]])]);
  expect(notes).toEqual([
    "A column of a table had no name; a dash stands there",
    "A table had no caption; it was named after the heading before it: Fees",
  ]);
});

test("pairs become a list, and tables only for looks become text", () => {
  expect(shownPage("<table><tr><td>When<td>June 5<tr><td>Where:<td>Hall</table>").parts).toEqual([
    "<ul><li><strong>When:</strong> June 5</li><li><strong>Where:</strong> Hall</li></ul>",
  ]);
  expect(
    shownPage("<table><tr><td><h2>Left</h2>a<td>b</table><table><tr><td>c<tr><td>d</table>").parts,
  ).toEqual(["<h2>Left</h2><p>a</p><p>b</p><p>c</p><p>d</p>"]);
});

test("pictures of a table come after it, and its figcaption is its caption", () => {
  const html = `<figure class="wp-block-table"><table><tr><th>A<th>B<tr><td>1<img src=/x.jpg><td>2</table><figcaption>Cap</figcaption></figure>`;
  expect(shownPage(html).parts).toEqual([
    table("Cap", ["A", "B"], [["1", "2"]]),
    { blockType: "figure", image: 7 },
  ]);
});
