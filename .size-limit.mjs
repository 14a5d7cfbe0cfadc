// Budgets of docs/architecture: what a reader downloads, in brotli. The files of a page are read from the build itself.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";

const client = path.join(import.meta.dirname, "site/build/client");
const manifestFile = readdirSync(path.join(client, "assets")).find((name) => /^manifest-.*\.js$/.test(name));
const manifestText = readFileSync(path.join(client, "assets", manifestFile ?? ""), "utf8");
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf("{"), manifestText.lastIndexOf("}") + 1));

const file = (url) => path.join("site/build/client", url);

/** All JavaScript of a route and of what it sits in: entry, root and the route's own chunks. */
function scriptsOf(routeId) {
  const parts = [manifest.entry, manifest.routes.root, manifest.routes[routeId]];
  return [...new Set(parts.flatMap((part) => [part.module, ...part.imports]))].map(file);
}

function stylesOf(routeId) {
  const parts = [manifest.routes.root, manifest.routes[routeId]];
  return [...new Set(parts.flatMap((part) => part.css ?? []))].map(file);
}

const sizeOf = (files) => files.reduce((sum, name) => sum + brotliCompressSync(readFileSync(name)).length, 0);
const mostStyled = (routeIds) =>
  routeIds.map(stylesOf).reduce((most, files) => (sizeOf(files) > sizeOf(most) ? files : most));
const donationForm = "ways-to-give/donate-online";

export default [
  {
    name: "CSS of the page with most of it, but for the donation form",
    path: mostStyled(Object.keys(manifest.routes).filter((id) => id !== donationForm)),
    limit: "15 KB",
    brotli: true,
  },
  { name: "CSS of the donation form", path: stylesOf(donationForm), limit: "16 KB", brotli: true },
  {
    name: "CSS of an information page",
    path: stylesOf("about-prostate-cancer/what-is-prostate-cancer/risk-factors"),
    limit: "15 KB",
    brotli: true,
  },
  {
    name: "JavaScript of an information page, once wanted",
    path: [
      ...scriptsOf("about-prostate-cancer/what-is-prostate-cancer/risk-factors"),
      file(`/assets/${manifestFile}`),
    ],
    limit: "118 KB",
    brotli: true,
  },
];
