import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./build.ts";

const settingsIn = (file: string) =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(/^\s{2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name ?? "",
  );

test("every setting that site and backend read is explained in .env.example", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  const settings = [...settingsIn("backend/src/env.ts"), ...settingsIn("site/server/env.ts")];
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((name) => !example.includes(`#${name}=`))).toEqual([]);
});
