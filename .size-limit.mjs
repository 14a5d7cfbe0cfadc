// Budgets of docs/architecture: what a reader downloads, in brotli. The files of a page are read from the build itself.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const client = path.join(import.meta.dirname, "site/build/client");
const manifestFile = readdirSync(path.join(client, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
const manifestText = readFileSync(path.join(client, "assets", manifestFile ?? ""), "utf8");
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf("{"), manifestText.lastIndexOf("}") + 1));

const file = (url) => path.join("site/build/client", url);

/** A route and what it sits in, up to the root. */
function routesOf(routeId) {
  const route = manifest.routes[routeId];
  return route ? [...routesOf(route.parentId), route] : [];
}

/** All JavaScript of a route and of what it sits in: entry, root and the route's own chunks. */
function scriptsOf(routeId) {
  const parts = [manifest.entry, ...routesOf(routeId)];
  return [...new Set(parts.flatMap((part) => [part.module, ...part.imports]))].map(file);
}

function stylesOf(routeId) {
  return [...new Set(routesOf(routeId).flatMap((part) => part.css ?? []))].map(file);
}

/** The styles of a route in one file: they are sent inside the page, compressed together. */
function stylesInOne(routeId) {
  const name = `site/build/styles-of/${routeId.replaceAll(/[^a-z-]+/g, "_")}.css`;
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(
    name,
    stylesOf(routeId)
      .map((style) => readFileSync(style, "utf8"))
      .join(""),
  );
  return name;
}

/** The scripts that come when a script does, without those that are there. */
function importedBy(name, there) {
  const imports = readFileSync(name, "utf8").matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g);
  return [...imports]
    .map(([, imported]) => file(`/assets/${imported}`))
    .filter((imported) => !there.includes(imported));
}

/** Script and styles of a part that loads by itself. */
const partNamed = (part) =>
  ["js", "css"].map((ending) => {
    const look = new RegExp(`^${part}-[^.]*\\.${ending}$`);
    return file(`/assets/${readdirSync(path.join(client, "assets")).find((name) => look.test(name))}`);
  });

/** What a reader who has touched the page of the finder loads for the map before doing anything with it. */
function firstViewOfMap() {
  const [script, styles] = partNamed("group-map");
  const data = ["canada-overview.topo.json", "names.json"].map((name) => file(`/map/${name}`));
  return [
    script,
    styles,
    ...data,
    ...importedBy(script, scriptsOf("get-support/support-groups/find-a-group")),
  ];
}

/** What the search box loads when somebody is in it. */
function suggestionsOfSearch() {
  const [script, styles] = partNamed("suggestion-list");
  return [
    script,
    styles,
    ...importedBy(script, scriptsOf("about-prostate-cancer/what-is-prostate-cancer/risk-factors")),
  ];
}

/** Compressed once for each, which takes a tenth of a second: the same styles belong to many routes. */
const sizes = new Map();
function sizeOf(name) {
  const styles = readFileSync(name, "utf8");
  if (!sizes.has(styles)) sizes.set(styles, brotliCompressSync(styles).length);
  return sizes.get(styles);
}
const [mostStyled] = Object.keys(manifest.routes)
  .map(stylesInOne)
  .sort((a, b) => sizeOf(b) - sizeOf(a));

/** All scripts of a page that a reader has touched. */
const onceWanted = (what, routeId, limit) => ({
  name: `JavaScript of ${what}, once wanted`,
  path: [...scriptsOf(routeId), file(`/assets/${manifestFile}`)],
  limit,
  brotli: true,
});

export default [
  { name: "CSS of the page with most of it", path: mostStyled, limit: "15 KB", brotli: true },
  {
    name: "CSS of an information page",
    path: stylesInOne("about-prostate-cancer/what-is-prostate-cancer/risk-factors"),
    limit: "14 KB",
    brotli: true,
  },
  onceWanted("an information page", "about-prostate-cancer/what-is-prostate-cancer/risk-factors", "120 KB"),
  onceWanted("the finder", "get-support/support-groups/find-a-group", "132 KB"),
  onceWanted("the donation form", "ways-to-give/donate-online", "172 KB"),
  {
    name: "Suggestions while typing in the search",
    path: suggestionsOfSearch(),
    limit: "5 KB",
    brotli: true,
  },
  { name: "The first view of the map of groups", path: firstViewOfMap(), limit: "75 KB", brotli: true },
];
