import { perContent } from "../app/content/per-content.ts";
import type { SiteContent } from "../app/content/site-content.ts";
import type { PageParameters, RouteHandle } from "../app/route-handle.ts";
import { decodedPath } from "./decoded-component.ts";

type Route = { id: string; parentId?: string; path?: string; index?: boolean; module?: { handle?: unknown } };
type Routes = Readonly<Record<string, Route | undefined>>;

/**
 * A page that there is. `ids` are its route and the routes around it, the outermost first; `parameters` reads what an
 * address asks of it.
 */
export type FoundPage = { path: string; route: string; ids: readonly string[]; parameters: PageParameters };

/** A name that no document has. */
const noName = "~not-found";
/** What stands in the place of a path that is not there. Two steps deep, where no route takes a name from the path. */
const nowhere = `/${noName}/page`;
/** Such a path gives the body another style (`app/document/document.tsx`). */
const donationForm = "/donate-online";

type Name = { id: string; before: string; after: string };

const none: PageParameters = () => ({});
/** What the module of a route says of it. */
const handleOf = (route: Route | undefined) => route?.module?.handle as RouteHandle | undefined;

/**
 * Finds the page of a path. All paths that are not there and show the same, one index page or page 404, are one page
 * here: they have no end, and it does. The letters' case does not matter to the router, and so not here.
 */
export function createPageRoutes(routes: Routes) {
  const fixed = new Map<string, string>();
  const names: Name[] = [];
  const rests: { id: string; base: string }[] = [];
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue;
    const path = pathOf(route, routes);
    const [before = "", after = ""] = path.split(/:[^/]+/);
    if (path.endsWith("/*")) rests.push({ id: route.id, base: path.slice(0, -2) });
    else if (path.includes(":")) names.push({ id: route.id, before, after });
    else fixed.set(path, route.id);
  }
  rests.sort((a, b) => b.base.length - a.base.length);

  const found = (path: string, route: string): FoundPage => ({
    path: encodeURI(path),
    route,
    ids: idsAround(route, routes),
    parameters: handleOf(routes[route])?.parameters || none,
  });

  return function find(pathname: string, content: SiteContent): FoundPage {
    const path = decodedPath(pathname) ?? pathname;
    const folded = path.toLowerCase();
    const id = fixed.get(folded);
    if (id !== undefined) return found(folded, id);

    const named = names.find(({ before, after }) => nameIn(path, before, after) !== undefined);
    if (named) {
      const { before, after } = named;
      const slug = nameIn(path, before, after);
      const documentsOf = handleOf(routes[named.id])?.documents || (() => []);
      const known = documentsOf(content).some((document) => document.slug === slug);
      return found(before + (known ? slug : noName) + after, named.id);
    }

    const rest = rests.find(({ base }) => folded.startsWith(`${base}/`));
    if (!rest) throw new Error("The routes have none for any path.");
    const { pages, indexes, longestIndex } = knownPages(content);
    if (pages.has(pathname)) return { ...found("", rest.id), path: pathname };
    const standIn = path.includes(donationForm) ? nowhere + donationForm : nowhere;
    // No longer path can be an index: a path of thousands of steps is not walked.
    for (let at = path.slice(0, longestIndex + 1); at.length > rest.base.length; at = above(at)) {
      if (path.startsWith(`${at}/`) && indexes.has(at)) return found(at + standIn, rest.id);
    }
    return found(rest.base + standIn, rest.id);
  };
}

export type FindPage = ReturnType<typeof createPageRoutes>;

/** The single name between the two parts of a path, if that is what it is. */
function nameIn(path: string, before: string, after: string): string | undefined {
  if (path.length <= before.length + after.length) return undefined;
  if (!path.toLowerCase().startsWith(before) || !path.toLowerCase().endsWith(after)) return undefined;
  const name = path.slice(before.length, path.length - after.length);
  return name.includes("/") ? undefined : name;
}

function pathOf(route: NonNullable<Routes[string]>, routes: Routes): string {
  const parts: string[] = [];
  for (let at: Routes[string] = route; at; at = routes[at.parentId ?? ""]) {
    if (at.path) parts.unshift(...at.path.split("/").filter(Boolean));
  }
  return `/${parts.join("/")}`;
}

function idsAround(id: string, routes: Routes): string[] {
  const ids: string[] = [];
  for (let at = routes[id]; at; at = routes[at.parentId ?? ""]) ids.unshift(at.id);
  return ids;
}

/** The pages of the CMS, and those among them that have pages below: what is shown for a path that is not there. */
const knownPages = perContent((content) => {
  const pages: ReadonlySet<string> = new Set(content.pages.map(({ uri }) => uri));
  const indexes: ReadonlySet<string> = new Set([...pages].map(above).filter((uri) => pages.has(uri)));
  return { pages, indexes, longestIndex: Math.max(0, ...[...indexes].map((uri) => uri.length)) };
});

function above(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}
