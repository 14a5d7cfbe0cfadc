/** The map of the site: `npm run routes`. */
import path from "node:path";
import { root } from "../lib/build.ts";

type Route = { id?: string; path?: string; index?: boolean; file: string; children?: Route[] };

/** What the server answers by itself, before any route. */
const served: [path: string, by: string][] = [
  ["/static-data.json, /assets/*, …", "server/static-files.ts"],
  ["/api/*", "server/proxy.ts"],
  ["/media/*", "server/media-files.ts, else server/proxy.ts"],
  ["/healthz", "server/health.ts"],
  ["/hooks/content", "server/content-hook.ts"],
  ["/preview", "server/preview.ts"],
];

const { default: routes } = (await import(path.join(root, "site/app/routes.ts"))) as { default: Route[] };

/** The routes that have a path; those without one only stand around others. */
const pages = (all: Route[]): Route[] =>
  all.flatMap((route) => (route.children ? pages(route.children) : [route]));

const rows = [
  ...pages(routes).map((route): [string, string] => [`/${route.path ?? ""}`, `app/${route.file}`]),
  ...served,
];
const width = Math.max(...rows.map(([address]) => address.length));
for (const [address, file] of rows) console.log(`${address.padEnd(width)}  ${file}`);
