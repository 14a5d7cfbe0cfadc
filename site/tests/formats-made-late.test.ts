import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const makesOneAsItIsLoaded = /^(export )?const \w+ =( \/\*.*\*\/)? new Intl\./m;

test("no module that comes to the browser makes a format as it is loaded", () => {
  const modules = globSync(["contract/src/**/*.ts", "site/app/**/*.{ts,tsx}"], { cwd: root });
  expect(modules.length).toBeGreaterThan(500);
  const found = modules.filter(
    (file) =>
      !file.includes(".test.") && makesOneAsItIsLoaded.test(readFileSync(path.join(root, file), "utf8")),
  );
  expect(found).toEqual([]);
});
