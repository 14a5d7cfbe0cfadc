import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Layers of site/app, lowest first: a file may import from its own layer and those before it. */
const siteLayers = [
  ["ui", "content", "styles"],
  ["blocks", "forms", "shell", "document", "details"],
];
const siteAssembly = new Set(["routes.ts", "root.tsx", "entry.server.tsx", "entry.client.tsx"]);
const importOf = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g;

function* sources(at: string): Generator<string> {
  for (const name of readdirSync(at)) {
    if (["node_modules", "build", ".next", ".react-router", "migrations"].includes(name)) continue;
    const file = path.join(at, name);
    if (statSync(file).isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(name)) yield file;
  }
}

function siteLayer(folder: string): number {
  const layer = siteLayers.findIndex((names) => names.includes(folder));
  return layer === -1 ? siteLayers.length : layer;
}

function siteFault(from: string, to: string): string | undefined {
  const [fromFolder = ""] = from.split("/");
  const [toFolder = ""] = to.split("/");
  if (siteAssembly.has(fromFolder) || !to.includes("/") || !from.includes("/")) return undefined;
  if (fromFolder === toFolder) return pageFault(from, to);
  if (siteLayer(toFolder) < siteLayer(fromFolder)) return undefined;
  if (siteLayer(toFolder) === siteLayer(fromFolder) && siteLayer(toFolder) < siteLayers.length)
    return undefined;
  return `site/app/${from} may not import from ${toFolder}/`;
}

/** Two pages of one section may share what lies in the section's folder itself, not each other's parts. */
function pageFault(from: string, to: string): string | undefined {
  const [section = "", fromPage = "", ...fromRest] = from.split("/");
  const [, toPage = "", ...toRest] = to.split("/");
  const isSection = siteLayer(section) === siteLayers.length;
  if (!isSection || toRest.length === 0 || fromPage === toPage) return undefined;
  if (fromRest.length === 0) return undefined;
  return `site/app/${from} may not import from another page, ${section}/${toPage}/`;
}

/**
 * Faults in the direction of imports: contract ← site, contract ← backend, and inside the site
 * ui, content ← blocks, forms, shell ← pages ← routes and root.
 */
export function importFaults(root: string): string[] {
  const faults: string[] = [];
  for (const workspace of ["contract", "site", "backend"]) {
    for (const file of sources(path.join(root, workspace))) {
      for (const [, target = ""] of readFileSync(file, "utf8").matchAll(importOf)) {
        const from = path.relative(root, file);
        if (workspace === "contract" && /^(node:|react|payload|@pcf)/.test(target)) {
          faults.push(`${from} may not import ${target}`);
        }
        const resolved = target.startsWith("~/")
          ? path.join("site/app", target.slice(2))
          : target.startsWith(".")
            ? path.relative(root, path.resolve(path.dirname(file), target))
            : undefined;
        if (!resolved) continue;
        const [toWorkspace] = resolved.split("/");
        if (toWorkspace !== workspace && ["contract", "site", "backend"].includes(toWorkspace ?? "")) {
          faults.push(`${from} may not import ${resolved}: packages meet in the contract alone`);
        }
        if (from.startsWith("site/app/") && resolved.startsWith("site/app/")) {
          const fault = siteFault(from.slice(9), resolved.slice(9));
          if (fault) faults.push(fault);
        }
      }
    }
  }
  return faults;
}
