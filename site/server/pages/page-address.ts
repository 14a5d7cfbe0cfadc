import { readGiftLink } from "@pcf/contract/donation/gift-link";
import { formReturnParameters, readFormReturn } from "@pcf/contract/forms/form-return";
import { givingUrls } from "@pcf/contract/urls";
import { LRUCache } from "lru-cache";
import { generatePath, matchRoutes, type RouteObject } from "react-router";
import { perContent } from "../../app/content/per-content.ts";
import type { SiteContent } from "../../app/content/site-content.ts";
import type { PageParameters, RouteHandle } from "../../app/route-handle.ts";
import { decodedPath } from "../http/address.ts";

/**
 * How many pages there are of a kind, and so who waits for whom (`render-queue.ts`).
 *
 * - `page`: one of those that there are, as it is without parameters.
 * - `choice`: what a reader chose or typed, such as a search: more than can be counted.
 * - `answer`: what became of one visitor's form, and what a link to one gift opens. Cached nowhere.
 */
export type PageKind = "page" | "choice" | "answer";

/**
 * `key` is path and parameters in the one way they are written: what the page is rendered from and cached under. `pattern` is
 * the path as the table of routes has it.
 */
export type PageAddress = { key: string; kind: PageKind; pattern: string };

/** The pages of one gift, which a mailed link opens on any device. */
const giftPages = [givingUrls.thankYou, givingUrls.receipt].map((url) => url.slice(1));

/** Reads the address of a page or of its data (`.data`). What the page does not know is left out. */
export function pageAddress(url: URL, content: SiteContent, findPage: FindPage): PageAddress {
  const isData = url.pathname.endsWith(".data");
  // The data of a path with a slash at its end is asked for as `/_.data`.
  const pathname = isData ? url.pathname.slice(0, -".data".length).replace(/\/_$/, "") || "/" : url.pathname;
  const page = findPage(pathname, content);
  const dataPath = page.path === "/" ? "/_.data" : `${page.path}.data`;

  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(page.parameters(url.searchParams, content)))
    if (value) known.set(name, value);
  const kind = known.size === 0 ? "page" : "choice";
  if (isData) {
    const routes = routesAsked(url, page);
    if (routes) known.set("_routes", routes);
    return { key: withSearch(dataPath, known), kind, pattern: page.pattern };
  }
  const ofVisitor = [...formAnswerOf(url), ...giftLinkOf(url, page)];
  for (const [name, value] of ofVisitor) known.set(name, value);
  return {
    key: withSearch(page.path, known),
    kind: ofVisitor.length > 0 ? "answer" : kind,
    pattern: page.pattern,
  };
}

/** The routes of the page whose data alone is asked for, each once and in their order; undefined for all of them. */
function routesAsked(url: URL, { ids }: FoundPage): string | undefined {
  const asked = new Set(url.searchParams.get("_routes")?.split(","));
  const wanted = ids.filter((id) => asked.has(id));
  return wanted.length > 0 && wanted.length < ids.length ? wanted.join(",") : undefined;
}

/** A form that was sent without JavaScript comes back to its page with what happened to it. */
function formAnswerOf({ searchParams }: URL): [name: string, value: string][] {
  if (!readFormReturn(searchParams)) return [];
  return [...searchParams].filter(([name]) => formReturnParameters.includes(name));
}

function giftLinkOf({ searchParams }: URL, { route }: FoundPage): [name: string, value: string][] {
  return giftPages.includes(route) ? Object.entries(readGiftLink(searchParams)) : [];
}

const withSearch = (path: string, search: URLSearchParams) => (search.size > 0 ? `${path}?${search}` : path);

type BuildRoute = { id: string; parentId?: string; path?: string; index?: boolean; module?: object };

/**
 * A page that there is. `ids` are its route and the routes around it, the outermost first; `parameters` reads what an
 * address asks of it.
 */
type FoundPage = {
  path: string;
  pattern: string;
  route: string;
  ids: readonly string[];
  parameters: PageParameters;
};

/** More than there are pages. */
const mostMatched = 500;

/** A name that no document has. */
const noName = "~not-found";
/** Stands for a path that is not there. Two steps deep, where no route takes a name from the path. */
const nowhere = `/${noName}/page`;
/** Such a path gives the body another style (`app/document/document.tsx`). */
const donationForm = "/donate-online";

/**
 * Finds the page of a path by the routes of the build. All paths that are not there and show the same, one index page or
 * page 404, are one page here: they have no end, and it does. The letters' case does not matter to the router, and so not
 * here.
 */
export function createPageRoutes(routes: Readonly<Record<string, BuildRoute | undefined>>) {
  const routesFor = routesBySection(treeOf(Object.values(routes).filter((route) => route !== undefined)));
  const matched = new LRUCache<string, NonNullable<ReturnType<typeof matchRoutes>>>({ max: mostMatched });

  return function find(pathname: string, content: SiteContent): FoundPage {
    const decoded = decodedPath(pathname);
    const path = decoded === undefined ? nowhere : pathname;
    const matches = matched.get(path) ?? matchRoutes(routesFor(decoded ?? nowhere), path);
    const last = matches?.at(-1);
    if (!matches || !last) throw new Error("The routes have none for any path.");
    matched.set(path, matches);
    const pattern = `/${matches.flatMap(({ route }) => route.path || []).join("/")}`;
    const { parameters, documents }: RouteHandle = last.route.handle ?? {};
    const ids = matches.map(({ route: { id = "" } }) => id);
    const page = { pattern, route: ids.at(-1) ?? "", ids, parameters: parameters || (() => ({})) };
    if (pattern.endsWith("/*"))
      return { ...page, path: pathOfCms(pathname, decoded ?? pathname, pattern.slice(0, -2), content) };
    const known = new Set(documents ? documents(content).map(({ slug }) => slug) : []);
    const names = Object.entries(last.params).map(([name, slug = ""]) => [
      name,
      known.has(slug) ? slug : noName,
    ]);
    return { ...page, path: generatePath(pattern, Object.fromEntries(names)) };
  };
}

export type FindPage = ReturnType<typeof createPageRoutes>;

const treeOf = (routes: BuildRoute[], parentId?: string): RouteObject[] =>
  routes
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index, module }): RouteObject => {
      const route = { id, ...(path && { path }), handle: module && "handle" in module && module.handle };
      return index ? { ...route, index } : { ...route, children: treeOf(routes, id) };
    });

/**
 * The routes that may fit a path: those of its section, which the first step names, and those for any. The router ranks all that
 * it is given anew for each path, which takes half a millisecond for the whole table; paths that are not there have no end.
 */
function routesBySection(tree: readonly RouteObject[]): (path: string) => RouteObject[] {
  const sectionOf = (path: string) => path.split("/", 1)[0]?.toLowerCase() ?? "";
  const isForAny = (path: string) => /^[:*]/.test(path);
  const within = (routes: readonly RouteObject[], section: string): RouteObject[] =>
    routes.flatMap((route) => {
      if (route.path) return isForAny(route.path) || sectionOf(route.path) === section ? [route] : [];
      return route.children ? [{ ...route, children: within(route.children, section) }] : [route];
    });
  const sectionsOf = (routes: readonly RouteObject[]): string[] =>
    routes.flatMap(({ path, children = [] }) => (path ? sectionOf(path) : sectionsOf(children)));
  const known = new Map([...new Set(sectionsOf(tree))].map((section) => [section, within(tree, section)]));
  const others = within(tree, "");
  return (path) => known.get(sectionOf(path.slice(1))) ?? others;
}

/** A path for which no route is listed: of a page that staff published there, else what stands in for all that are not there. */
function pathOfCms(pathname: string, decoded: string, base: string, content: SiteContent): string {
  const { pages, indexes } = knownPages(content);
  if (pages.has(pathname)) return pathname;
  const standIn = decoded.includes(donationForm) ? nowhere + donationForm : nowhere;
  const index = indexes.find((uri) => uri.length > base.length && decoded.startsWith(`${uri}/`));
  return index ? encodeURI(index + standIn) : base + standIn;
}

/** The pages of the CMS, and those among them that have pages below, the deepest first: what is shown for a path that is not there. */
const knownPages = perContent((content) => {
  const pages: ReadonlySet<string> = new Set(content.pages.map(({ uri }) => uri));
  const above = new Set([...pages].map((uri) => uri.slice(0, uri.lastIndexOf("/"))));
  const indexes = [...above].filter((uri) => pages.has(uri)).sort((one, other) => other.length - one.length);
  return { pages, indexes };
});
