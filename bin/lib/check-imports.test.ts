import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { importFaults } from "./check-imports.ts";

function faultsOf(files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), "imports-"));
  for (const folder of ["contract", "site", "backend"]) mkdirSync(path.join(root, folder));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const faults = importFaults(root);
  rmSync(root, { recursive: true });
  return faults;
}

test("a page may use the user interface, the shell and its section's own files", () => {
  expect(
    faultsOf({
      "site/app/news/list/route.tsx":
        'import { Card } from "~/ui/card/card"; import { useSite } from "~/shell/site"; import { x } from "../news-copy";',
    }),
  ).toEqual([]);
});

test("the user interface may not know a page", () => {
  expect(faultsOf({ "site/app/ui/card/card.tsx": 'import { x } from "~/news/list/copy";' })).toHaveLength(1);
});

test("what pages are made of has one order: a folder may import those below it, and not those above it", () => {
  const imports = (from: string, to: string) =>
    faultsOf({ [`site/app/${from}/a.ts`]: `import { b } from "~/${to}/b";` });
  expect(imports("forms", "shell")).toEqual([]);
  expect(imports("shell", "forms")).toEqual(["site/app/shell/a.ts may not import from forms/"]);
  expect(imports("content", "ui")).toEqual([]);
  expect(imports("ui", "content")).toHaveLength(1);
});

test("a page may not import another page", () => {
  expect(faultsOf({ "site/app/news/item/route.tsx": 'import { x } from "../list/parts";' })).toHaveLength(1);
  expect(faultsOf({ "site/app/home/route.tsx": 'import { x } from "~/news/list/parts";' })).toHaveLength(1);
});

test("site and backend never import each other, and the contract imports neither Node nor React", () => {
  expect(faultsOf({ "site/server/a.ts": 'import { x } from "../../backend/src/b.ts";' })).toHaveLength(1);
  expect(faultsOf({ "contract/src/a.ts": 'import fs from "node:fs";' })).toHaveLength(1);
});

test("what the site's server loads writes relative paths, types aside: Node does not know the site's alias", () => {
  const faults = faultsOf({
    "site/server/main.ts": 'import { a } from "../app/content/a.ts";',
    "site/app/content/a.ts": 'import type { B } from "~/content/b";\nimport { c } from "~/content/c";',
    "site/app/content/c.ts": "export const c = 1;",
    "site/app/news/route.tsx": 'import { c } from "~/content/c";',
  });
  expect(faults).toEqual([
    "site/app/content/a.ts is loaded by Node itself: write ~/content/c as a relative path",
  ]);
});

test("files that import each other are refused, also through others, over packages' own names and for types alone", () => {
  const circle = {
    "contract/src/a.ts": 'import type {\n  B,\n} from "./b.ts";',
    "contract/src/b.ts": 'export { c } from "./deep/c.ts";',
    "contract/src/deep/c.ts": 'import { a } from "../a.ts";',
    "contract/src/outside.ts": 'import { a } from "./a.ts";',
  };
  const [fault, ...others] = faultsOf(circle);
  expect(fault).toBe(
    "circle of imports: contract/src/a.ts → contract/src/b.ts → contract/src/deep/c.ts → contract/src/a.ts",
  );
  expect(others).toEqual([]);
});

test("a circle is refused in every room, also one that closes by an import that waits until it is needed", () => {
  for (const room of ["contract", "site", "backend", "bin", "bench", "e2e"])
    expect(
      faultsOf({
        [`${room}/a.ts`]: 'const b = () => import(\n  "./b.ts"\n);',
        [`${room}/b.ts`]: 'import type { A } from "./a.ts";',
      }),
    ).toHaveLength(1);
  const pages = {
    "site/app/ui/a.tsx": 'import { b } from "~/ui/b";',
    "site/app/ui/b.tsx": 'import { a } from "./a";',
  };
  expect(faultsOf(pages)).toHaveLength(1);
});

test("files that share what they import are no circle", () => {
  expect(
    faultsOf({
      "bin/a.ts": 'import { b } from "./b.ts"; import { c } from "./c.ts";',
      "bin/b.ts": 'import { c } from "./c.ts";',
      "bin/c.ts": "export const c = 1;",
    }),
  ).toEqual([]);
});

test("folders of the same parent that import each other are refused, also through others, with the picture of who imports whom", () => {
  const faults = faultsOf({
    "backend/src/a/one.ts": 'import { two } from "../b/two.ts";',
    "backend/src/b/two.ts": "export const two = 2;",
    "backend/src/b/three.ts": 'import { four } from "../c/four.ts";',
    "backend/src/c/four.ts": "export const four = 4;",
    "backend/src/c/five.ts": 'import { one } from "../a/six.ts";',
    "backend/src/a/six.ts": "export const six = 6;",
  });
  expect(faults[0]).toBe("folders of backend/src import each other: a → b → c → a");
  expect(faults[1]).toMatch(/^backend\/src:\n {2,}\d {2}\w → \w \(1\)/);
});

test("folders that import one way are let through, as are tests, examples and the files beside the folders", () => {
  expect(
    faultsOf({
      "backend/src/a/one.ts": 'import { two } from "../b/two.ts";',
      "backend/src/b/two.ts": 'import { root } from "../root.ts";',
      "backend/src/b/two.test.ts": 'import { one } from "../a/one.ts";',
      "backend/src/b/testing/start.ts": 'import { one } from "../../a/one.ts";',
      "backend/src/root.ts": "export const root = 1;",
    }),
  ).toEqual([]);
});
