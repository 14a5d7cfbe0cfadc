import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./build.ts";

const isMadeHere =
  /^(node_modules|build|data|screenshots|test-results|playwright-report|\.next|\.react-router|\.git)$/;

/** Every file of the project, as a path from the root. What is installed or built is none. */
function filesOf(folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return isMadeHere.test(entry.name) ? [] : filesOf(file);
    return [file];
  });
}

const isGuide = (file: string) => /^(README|CONTRIBUTING|docs\/[^/]+|[^/]+\/README)\.md$/.test(file);
/** Migrations that have landed stay as they were written. */
const isRead = (file: string) =>
  isGuide(file) || (/\.(tsx?|css)$/.test(file) && !file.includes("/migrations/"));

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const inBackticks = /`([^`\s]+)`/g;
/** Addresses begin with a slash or a scheme, and code has brackets of its own. */
const fileName =
  /^(?!\/|\w+:)[^"'<>=?#]+\.(?:tsx?|css|md|sh|conf)$|^(?!\/|\w+:)[^"'<>=?#/]+\/[^"'<>=?#]*\.[a-z]{2,5}$/;

/** One name for each that braces make: `finder-card.{tsx,css}` are two. */
function withoutBraces(name: string): string[] {
  const [, before = "", inside, after = ""] = /^([^{]*)\{([^{}]*)\}(.*)$/.exec(name) ?? [];
  if (inside === undefined) return [name];
  return inside.split(",").flatMap((part) => withoutBraces(before + part + after));
}

/** The files that comments, or the whole of a guide, name in backticks, each once. */
function namesIn(file: string): string[] {
  const text = readFileSync(path.join(root, file), "utf8");
  const words = isGuide(file) ? text : (text.match(comment) ?? []).join("\n");
  const named = [...words.matchAll(inBackticks)].flatMap(([, name = ""]) => withoutBraces(name));
  return [...new Set(named)].filter((name) => fileName.test(name));
}

/** In a guide `NAME`, `…` and `*` stand for whatever is there: the pattern that the ends of paths are to fit, if there is one. */
function patternOf(name: string): RegExp | undefined {
  const parts = name.split(/(…|\*|\b(?:[A-Z]+-)*[A-Z]+\b)/);
  if (parts.length === 1) return undefined;
  const words = parts.map((part, at) =>
    at % 2 ? (part === "…" ? ".*" : "[^/]*") : part.replace(/[.()[\]$+?|^\\]/g, "\\$&"),
  );
  return new RegExp(`^${words.join("")}$`);
}

/** Names of what is no file of the project, and why. */
const others: Readonly<Record<string, string>> = {
  "lib/dom/ssr/single-fetch.tsx": "a source of React Router",
  "videos/x.webm": "an example of how staff name a video",
  "DATA_DIR/running.db": "made while the system runs",
  "DATA_DIR/secrets.json": "made at the first start",
  "DATA_DIR/before-upgrades/TIME-from-MIGRATION.db": "made before an upgrade",
  "…/20261123T080910Z-from-NAME.db": "made before an upgrade",
};

test("every file that a comment or a guide names is there", () => {
  const files = filesOf();
  const ends = new Set(
    files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))),
  );
  const all = [...ends];
  const isThere = (name: string) => {
    const pattern = patternOf(name);
    return ends.has(name) || (pattern !== undefined && all.some((end) => pattern.test(end)));
  };
  const named = files.filter(isRead).flatMap((file) => namesIn(file).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(300);
  const gone = named.filter(({ name }) => !isThere(name.replace(/^(\.{1,2}\/)+/, "")));
  expect(gone.filter(({ name }) => !(name in others)).map(({ file, name }) => `${file}: ${name}`)).toEqual(
    [],
  );
  expect(gone.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(others)));
});
