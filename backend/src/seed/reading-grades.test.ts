import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { readingGrades } from "./reading-grades.ts";
import { SeedFiles } from "./seed-files.ts";

const folder = mkdtempSync(path.join(tmpdir(), "seed-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ["pages", "stories", "news", "events"]) mkdirSync(path.join(folder, name));

const hard =
  "Multidisciplinary considerations regarding individualized therapeutic alternatives necessitate comprehensive deliberation, and multidisciplinary considerations regarding individualized therapeutic alternatives necessitate comprehensive deliberation once more, before anything at all is decided.";
const write = (name: string, text: string) =>
  writeFileSync(path.join(folder, name), `---\ntitle: A text\n---\n\n${text.repeat(12)}\n`);

test("a text that is too hard to read is named with its longest sentences; titles and links do not count", async () => {
  write("pages/easy.md", "Ask your doctor what to do. You have time. ");
  write("pages/linked.md", "Ask [your doctor](/a/multidisciplinary-considerations-regarding-alternatives). ");
  write("stories/hard.md", `${hard} `);
  const { texts, faults } = await readingGrades(new SeedFiles(folder));
  expect(texts).toBe(3);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^stories\/hard\.md: grade \d+\. Multidisciplinary/);
});

test("what stands in a block counts as well", async () => {
  write("news/block.md", "Ask your doctor. ");
  writeFileSync(
    path.join(folder, "events/accordion.md"),
    `---\ntitle: A text\n---\n\n\`\`\`block accordion\nitems:\n  - title: One\n    body: "${`${hard} `.repeat(8)}"\n\`\`\`\n`,
  );
  const { faults } = await readingGrades(new SeedFiles(folder));
  expect(faults.join()).toContain("events/accordion.md: grade");
});
