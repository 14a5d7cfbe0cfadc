import { expect, test } from "vitest";
import { printedQuotes } from "./printed-quotes.ts";

test("what is typed with straight signs is printed with curly ones", () => {
  expect(printedQuotes(`You can't say "my name", or give 30 days' notice. ("No.")`)).toBe(
    "You can’t say “my name”, or give 30 days’ notice. (“No.”)",
  );
  expect(printedQuotes("Ask **how it works**: it's free.\n\n- They're here")).toBe(
    "Ask **how it works**: it’s free.\n\n- They’re here",
  );
});

test("the signs that YAML, tags and addresses need stay", () => {
  const block =
    "```block table\ncolumns: [\"What you notice\", 'It''s hard']\nrows:\n  - [\"Can't pass urine\"]\n```";
  expect(printedQuotes(block)).toBe(
    '```block table\ncolumns: ["What you notice", \'It’s hard\']\nrows:\n  - ["Can’t pass urine"]\n```',
  );
  const link = '[gala](/gala "Winter") <a href="/news">';
  expect(printedQuotes(link)).toBe(link);
});
