import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./build.ts";

const settingsIn = (file: string) =>
  [...readFileSync(path.join(root, file), "utf8").matchAll(/^\s{2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name]) => name ?? "",
  );

test(".env.example explains every setting that site and backend read, and no other", () => {
  const example = readFileSync(path.join(root, ".env.example"), "utf8");
  const explained = [...example.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
  // Where the backend listens is said by the launcher (`stack.ts`), as Next takes no setting for it.
  const settings = ["BACKEND_HOST", ...settingsIn("backend/src/env.ts"), ...settingsIn("site/server/env.ts")];
  expect(settings.length).toBeGreaterThan(20);
  expect(explained.toSorted()).toEqual([...new Set(settings)].toSorted());
});
