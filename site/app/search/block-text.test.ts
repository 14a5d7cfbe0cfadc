import type { Block } from "@pcf/contract/content/blocks";
import { expect, test } from "vitest";
import { safeHtml } from "../../tests/safe-content.ts";
import { blockParts, plainSentences } from "./block-text";

const words = (block: unknown) =>
  blockParts(block as Block)
    .map((part) => part.text)
    .join(" ");

test("the rows of a table are sentences, and its cells stand apart", () => {
  const cells = (...texts: string[]) => ({ cells: texts.map((text) => ({ text })) });
  const table = {
    blockType: "table",
    caption: "Signs",
    columns: [{ text: "What you notice" }, { text: "What to do" }],
    rows: [cells("Blood in urine", "See a doctor soon"), cells("Cannot pass urine", "Call 911.")],
  };
  expect(words(table)).toBe(
    "Signs. What you notice, What to do. Blood in urine – See a doctor soon. Cannot pass urine – Call 911.",
  );
});

test("a term and its meaning are set apart by a colon, a question by its mark alone", () => {
  const items = [
    { title: "Bladder", html: "<p>Holds urine</p>" },
    { title: "Is it cancer?", html: "<p>Not always.</p>" },
  ];
  expect(words({ blockType: "accordion", title: "Words you may hear", items })).toBe(
    "Words you may hear. Bladder: Holds urine. Is it cancer? Not always.",
  );
});

test("a block without a title begins with what it holds", () => {
  const cards = [{ title: "Grants", text: "Who has received one" }, { title: "Awards" }];
  expect(words({ blockType: "cardGrid", cards })).toBe("Grants: Who has received one. Awards.");
});

test("what is an emergency is found", () => {
  const html = safeHtml("<p>It is an emergency if:</p><ul><li>you faint</li></ul>");
  expect(words({ blockType: "special", part: "helpline", html })).toBe("It is an emergency if: you faint.");
  expect(words({ blockType: "special", part: "grantees", html: safeHtml("") })).toBe("");
});

test("a text is cut at its headings, and each answer stands under its own question", () => {
  const html = safeHtml('<p>First</p><h2 id="cost">What does it cost?</h2><p>About $37</p>');
  expect(blockParts({ blockType: "richText", html })).toEqual([
    { text: "First.", id: undefined, heading: undefined },
    { text: "What does it cost? About $37.", id: "cost", heading: "What does it cost?" },
  ]);
  const items = [{ title: "Does it hurt?", html: safeHtml("<p>No.</p>") }];
  expect(blockParts({ blockType: "accordion", title: "Questions", items, headingId: "questions" })).toEqual([
    { text: "Questions.", id: "questions", heading: "Questions" },
    { text: "Does it hurt? No.", id: "questions", heading: "Does it hurt?" },
  ]);
});

test("a drawing is found by its title, the names of its parts and its caption, which are sentences", () => {
  const drawing = {
    title: "The pelvic floor",
    legend: [{ text: "Muscles like a hammock (pelvic floor)" }, { text: "Bladder" }],
    caption: "It lifts up.",
  };
  expect(words({ blockType: "drawing", drawing })).toBe(
    "The pelvic floor. Muscles like a hammock (pelvic floor). Bladder. It lifts up.",
  );
});

test("a drawing is no heading: the text after it stands under the one before", () => {
  const drawing = { title: "A catheter", legend: [], caption: "" };
  const block: unknown = { blockType: "drawing", drawing };
  const [part] = blockParts(block as Block);
  expect(part?.heading).toBe(undefined);
});

test("captions, rows of tables and videos within a text are sentences of their own", () => {
  const table =
    "<table><caption>Days</caption><thead><tr><th>Day</th><th>Where</th></tr></thead><tbody><tr><th>Monday</th><td>Kelowna</td></tr></tbody></table>";
  const html = `<p>Come.</p><figure><img alt="A canoe"><figcaption>On the lake</figcaption></figure>${table}<figure><a href="/a">Watch: PSA</a></figure><p>Stay.</p>`;
  expect(plainSentences(html)).toBe(
    "Come. On the lake. Days. Day – Where. Monday – Kelowna. Watch: PSA. Stay.",
  );
});
