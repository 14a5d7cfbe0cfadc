import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { drawingSource } from "./seed-drawings.ts";

const seedDir = path.join(projectRoot, "seed");
const read = (name: string) => readFileSync(path.join(seedDir, name), "utf8");
const names = readdirSync(path.join(seedDir, "drawings"))
  .filter((name) => name.endsWith(".svg"))
  .map((name) => name.replace(/\.svg$/, ""));

const pageFile = (uri: string) =>
  readdirSync(path.join(seedDir, "pages"), { recursive: true, encoding: "utf8" })
    .map((name) => `pages/${name.split(path.sep).join("/")}`)
    .find((name) => name.endsWith(".md") && read(name).includes(`\nuri: ${uri}\n`));

test.for(names)("the legend of %s names each number of the drawing and no other", (name) => {
  const { legend } = drawingSource.parse(JSON.parse(read(`drawings/${name}.json`)));
  const numbers = [...read(`drawings/${name}.svg`).matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(
    ([, text]) => text,
  );
  expect([...new Set(numbers)].sort()).toEqual(legend.map(({ n }) => String(n)));
});

test.for(names)("every number of %s grows where the drawing is small", (name) => {
  const svg = read(`drawings/${name}.svg`);
  expect(svg).toMatch(/@media \(max-width:400px\)\{\.n\{transform:[^}]*scale\(1\.6\)\}/);
  const growing = svg.match(/<g class="n( n\d)?">(<circle [^>]*>)+<text [^>]*>\d<\/text><\/g>/g) ?? [];
  expect(growing).toHaveLength(svg.match(/<text/g)?.length ?? 0);
});

test.for(names)("%s stands once on each page that it is for", (name) => {
  const { page } = drawingSource.parse(JSON.parse(read(`drawings/${name}.json`)));
  const fence = `\`\`\`block drawing\ndrawing: ${name}\n\`\`\`\n`;
  for (const uri of page) {
    const file = pageFile(uri);
    expect(file, uri).toBeDefined();
    expect(read(file ?? "").split(fence), uri).toHaveLength(2);
  }
});
