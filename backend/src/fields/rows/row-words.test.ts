import { expect, test } from "vitest";
import { namedBy, namesRows } from "./named-rows.ts";
import { type RowRule, relatedOf, rowWords } from "./row-words.ts";

const unknown = () => undefined;

/** The rule that the rows of the only list in a global get. */
function ruleOf(list: object): RowRule {
  const { fields } = namesRows({ slug: "some", fields: [{ name: "list", type: "array", ...list } as never] });
  return (fields[0] as unknown as { admin: { components: { RowLabel: { clientProps: { rule: RowRule } } } } })
    .admin.components.RowLabel.clientProps.rule;
}

const text = (...words: string[]) => ({
  root: {
    type: "root",
    children: words.map((word) => ({ type: "paragraph", children: [{ type: "text", text: word }] })),
  },
});

test("a row is named by its first text, also beside others, and by how many stand below it", () => {
  const rule = ruleOf({
    labels: { singular: "Section", plural: "Sections" },
    fields: [
      { type: "row", fields: [{ name: "label", type: "text" }] },
      { name: "children", type: "array", labels: { singular: "Link", plural: "Links" }, fields: [] },
    ],
  });
  const named = (row: object) => rowWords(rule, row, 2, unknown);
  expect(named({ label: "About prostate cancer", children: [{}, {}] })).toBe(
    "About prostate cancer · 2 links",
  );
  expect(named({ label: "News", children: [{}] })).toBe("News · 1 link");
  expect(named({ label: "Shop", children: 0 })).toBe("Shop");
  expect(named({ label: " ", children: [{}] })).toBe("Section 3 · 1 link");
});

test("several fields name a row where one says too little, and a field that is not there is refused", () => {
  const fields = [
    { name: "value", type: "text" },
    { name: "label", type: "text" },
  ];
  const row = { value: "25+", label: "years" };
  expect(rowWords(ruleOf({ fields, ...namedBy("value", "label") }), row, 0, unknown)).toBe("25+ · years");
  expect(() => ruleOf({ fields, ...namedBy("vlaue") })).toThrow("vlaue");
});

test("a picture names a row by its alternative text once it is known, and its caption comes before", () => {
  const rule = ruleOf({
    labels: { singular: "Picture", plural: "Pictures" },
    fields: [
      { name: "image", type: "upload", relationTo: "media" },
      { name: "caption", type: "text" },
    ],
  });
  expect(relatedOf(rule, { image: 7 })).toEqual([{ collection: "media", id: "7" }]);
  expect(relatedOf(rule, { image: 7, caption: "The finish" })).toEqual([]);
  expect(rowWords(rule, { image: 7 }, 1, unknown)).toBe("Picture 2");
  expect(rowWords(rule, { image: 7 }, 1, () => "Riders at dawn")).toBe("Riders at dawn");
});

test("a block says its kind, and a text by its heading or its first words, cut between words", () => {
  const { fields } = namesRows({
    slug: "some",
    fields: [
      {
        name: "blocks",
        type: "blocks",
        blocks: [
          {
            slug: "richText",
            labels: { singular: "Text", plural: "Texts" },
            fields: [{ name: "body", type: "richText" }],
          },
        ],
      },
    ],
  });
  const { rule } = (
    fields[0] as unknown as {
      blocks: [{ admin: { components: { Label: { clientProps: { rule: RowRule } } } } }];
    }
  ).blocks[0].admin.components.Label.clientProps;
  const heading = { type: "heading", children: [{ type: "text", text: "What is a PSA test?" }] };
  const headed = text("It measures a protein.");
  headed.root.children.unshift(heading);
  expect(rowWords(rule, { body: headed }, 0, unknown)).toBe("Text: What is a PSA test?");
  expect(rowWords(rule, { body: text("Ask", "your doctor") }, 0, unknown)).toBe("Text: Ask your doctor");
  const long = rowWords(rule, { body: text("word ".repeat(40)) }, 0, unknown);
  expect(long).toMatch(/^Text: (word )+word…$/);
  expect(rowWords(rule, {}, 0, unknown)).toBe("Text, still empty");
});

test("a row of a table is named by its first cell", () => {
  const cells = { name: "cells", type: "array", fields: [{ name: "text", type: "text" }] };
  const rule = ruleOf({ fields: [cells], ...namedBy("cells") });
  expect(rowWords(rule, { cells: [{ text: "Surgery" }, { text: "Yes" }] }, 0, unknown)).toBe("Surgery");
  expect(rowWords(rule, { cells: [{}, { text: "Yes" }] }, 0, unknown)).toBe("Row 1");
});

test("what was chosen of a list is said by its label", () => {
  const options = [{ value: "helpline", label: "Phone numbers in a crisis" }];
  const rule = ruleOf({ fields: [{ name: "part", type: "select", options }] });
  expect(rowWords(rule, { part: "helpline" }, 0, unknown)).toBe("Phone numbers in a crisis");
});
