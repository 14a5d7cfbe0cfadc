import { readGiftLink } from "@pcf/contract/donation/gift-link";
import { formReturnParameters, readFormReturn } from "@pcf/contract/forms/form-return";
import { givingUrls } from "@pcf/contract/urls";
import type { SiteContent } from "../app/content/site-content.ts";
import type { FindPage, FoundPage } from "./page-routes.ts";

/**
 * How many pages there are of a kind, and so who waits for whom (`render-queue.ts`).
 *
 * - `page`: one of those that there are, as it is without parameters.
 * - `choice`: what a reader chose or typed, such as a search: more than can be counted.
 * - `answer`: what became of one visitor's form, and what a link to one gift opens. Kept nowhere.
 */
export type PageKind = "page" | "choice" | "answer";

/** The pages of one gift, which a mailed link opens on any device. */
const giftPages = [givingUrls.thankYou, givingUrls.receipt].map((url) => url.slice(1));

/** `key` is path and parameters in the one way they are written: what the page is rendered from and kept under. */
export type PageAddress = { key: string; kind: PageKind };

/** Reads the address of a page or of its data (`.data`). What the page does not know is left out. */
export function pageAddress(url: URL, content: SiteContent, findPage: FindPage): PageAddress {
  const isData = url.pathname.endsWith(".data");
  // The data of a path with a slash at its end is asked for as `/_.data`.
  const pathname = isData ? url.pathname.slice(0, -".data".length).replace(/\/_$/, "") || "/" : url.pathname;
  const page = findPage(pathname, content);
  const dataPath = page.path === "/" ? "/_.data" : `${page.path}.data`;

  const kept = new URLSearchParams();
  for (const [name, value] of Object.entries(page.parameters(url.searchParams, content)))
    if (value) kept.set(name, value);
  const kind = kept.size === 0 ? "page" : "choice";
  if (isData) {
    const routes = routesAsked(url, page);
    if (routes) kept.set("_routes", routes);
    return { key: withSearch(dataPath, kept), kind };
  }
  const ofVisitor = [...formAnswerOf(url), ...giftLinkOf(url, page)];
  for (const [name, value] of ofVisitor) kept.set(name, value);
  return { key: withSearch(page.path, kept), kind: ofVisitor.length > 0 ? "answer" : kind };
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
