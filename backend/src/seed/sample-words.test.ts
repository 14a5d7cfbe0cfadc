import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "../project-root.ts";
import { SeedFiles } from "./seed-files.ts";

test("the sample content writes Father’s Day in one way", async () => {
  const dir = path.join(projectRoot, "seed");
  const names = await new SeedFiles(dir).list("", ".md", ".json");
  const otherwise = names.flatMap((name) =>
    [...readFileSync(path.join(dir, name), "utf8").matchAll(/\bfather(?:s|'s|s['’])? day/gi)].map(
      ([words]) => `${name}: ${words}`,
    ),
  );
  expect(otherwise).toEqual([]);
});
