import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { importCircles, pictures, roomFaults } from "./import-rooms.ts";

const workspaces = ["contract", "site", "backend"];
const otherRooms = ["bin", "bench", "e2e"];

/**
 * Folders of site/app that pages are made of, lowest first: a file may import from its own folder and those before it. All
 * other folders are pages.
 */
const siteFolders = [
  ...["styles", "ui", "device", "content", "shell", "forms", "questions"],
  ...["blocks", "document", "details"],
];
const siteAssembly = new Set(["routes.ts", "root.tsx", "entry.server.tsx", "entry.client.tsx"]);
/** Sees imports and re-exports, of types too, over several lines, and `import("…")`. */
const importOf = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

function* sources(at: string): Generator<string> {
  for (const name of readdirSync(at)) {
    if (["node_modules", "build", ".next", ".react-router", "migrations"].includes(name)) continue;
    const file = path.join(at, name);
    if (statSync(file).isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(name)) yield file;
  }
}

const isPage = (folder: string) => !siteFolders.includes(folder);

function siteFault(from: string, to: string): string | undefined {
  const [fromFolder = ""] = from.split("/");
  const [toFolder = ""] = to.split("/");
  if (siteAssembly.has(fromFolder) || !to.includes("/") || !from.includes("/")) return undefined;
  if (fromFolder === toFolder) return pageFault(from, to);
  const isLower = siteFolders.indexOf(toFolder) < siteFolders.indexOf(fromFolder);
  if (!isPage(toFolder) && (isPage(fromFolder) || isLower)) return undefined;
  return `site/app/${from} may not import from ${toFolder}/`;
}

/** Two pages of one section may share what lies in the section's folder itself, not each other's parts. */
function pageFault(from: string, to: string): string | undefined {
  const [section = "", fromPage = "", ...fromRest] = from.split("/");
  const [, toPage = "", ...toRest] = to.split("/");
  if (!isPage(section) || toRest.length === 0 || fromPage === toPage) return undefined;
  if (fromRest.length === 0) return undefined;
  return `site/app/${from} may not import from another page, ${section}/${toPage}/`;
}

/** What a specifier means, as a path from the root, with or without its ending; nothing for a package. */
function pathOf(root: string, file: string, target: string): string | undefined {
  if (target.startsWith("~/")) return path.join("site/app", target.slice(2));
  if (target.startsWith("@pcf/contract/")) return path.join("contract/src", target.slice(14));
  return target.startsWith(".") ? path.relative(root, path.resolve(path.dirname(file), target)) : undefined;
}

/** Faults of one import; `to` is where it leads. */
function directionFaults(from: string, target: string, to: string | undefined): string[] {
  const [room = ""] = from.split("/");
  const faults: string[] = [];
  if (room === "contract" && /^(node:|react|payload|@pcf)/.test(target))
    faults.push(`${from} may not import ${target}`);
  if (!to || target.startsWith("@pcf/contract/")) return faults;
  const [toRoom = ""] = to.split("/");
  if (toRoom !== room && workspaces.includes(toRoom))
    faults.push(`${from} may not import ${to}: packages meet in the contract alone`);
  if (from.startsWith("site/app/") && to.startsWith("site/app/")) {
    const fault = siteFault(from.slice(9), to.slice(9));
    if (fault) faults.push(fault);
  }
  return faults;
}

/** `file` is the known file that `to` means. An import of types alone is gone before a program runs. */
type Import = {
  from: string;
  target: string;
  to: string | undefined;
  file?: string | undefined;
  isType: boolean;
};
const importOfTypes = /import type [^;"']*["'][^"']+["']/g;

/** Every import of the project, and which files each file of it imports. */
function readImports(root: string): { all: Import[]; imports: Map<string, string[]> } {
  const all: Import[] = [];
  const imports = new Map<string, string[]>();
  for (const room of [...workspaces, ...otherRooms]) {
    if (!existsSync(path.join(root, room))) continue;
    for (const file of sources(path.join(root, room))) imports.set(path.relative(root, file), []);
  }
  for (const [from, files] of imports) {
    const file = path.join(root, from);
    const text = readFileSync(file, "utf8");
    const ran = text.replaceAll(importOfTypes, "");
    for (const [statement, target = ""] of text.matchAll(importOf)) {
      const to = pathOf(root, file, target);
      const known = to && ["", ".ts", ".tsx"].map((ending) => to + ending).find((name) => imports.has(name));
      all.push({ from, target, to, file: known || undefined, isType: !ran.includes(statement) });
      if (known && known !== from) files.push(known);
    }
  }
  return { all, imports };
}

/** What the site's server loads runs in Node as it is written, and Node knows nothing of the alias that Vite has. */
function plainNodeFaults(all: readonly Import[]): string[] {
  const ran = Map.groupBy(
    all.filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const loaded = new Set(["site/server/main.ts"]);
  for (const file of loaded) for (const { file: next } of ran.get(file) ?? []) if (next) loaded.add(next);
  return [...loaded]
    .flatMap((file) => ran.get(file) ?? [])
    .filter(({ target }) => target.startsWith("~/"))
    .map(({ from, target }) => `${from} is loaded by Node itself: write ${target} as a relative path`);
}

/**
 * Faults in the direction of imports: contract ← site, contract ← backend, and inside the site the folders in the order of
 * `siteFolders` ← pages ← routes and root. Then circles: files and folders that import each other, directly or through others,
 * even if for types only.
 */
export function importFaults(root: string): string[] {
  const { all, imports } = readImports(root);
  return [
    ...all
      .filter(({ from }) => !otherRooms.some((room) => from.startsWith(`${room}/`)))
      .flatMap(({ from, target, to }) => directionFaults(from, target, to)),
    ...plainNodeFaults(all),
    ...importCircles(imports).map((circle) => `circle of imports: ${circle.join(" → ")}`),
    ...roomFaults(imports),
  ];
}

/** Who imports whom among the folders of the packages: `npm run rooms`. */
export const roomPictures = (root: string): string => pictures(readImports(root).imports);
