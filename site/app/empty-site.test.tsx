// @vitest-environment happy-dom
import { text } from "node:stream/consumers";
import { collectionSchemas, ofEachCollection, type SiteData } from "@pcf/contract/content/site-data";
import { pageAddresses } from "@pcf/contract/page-addresses";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static.node";
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  useMatches,
} from "react-router";
import { expect, test } from "vitest";
import { rootData } from "../tests/root-data.ts";
import { sampleCompany } from "../tests/sample-content.ts";
import { samplePages } from "../tests/sample-pages.ts";
import { emptyGlobals } from "./content/read/empty-globals.ts";
import { cleanContent } from "./content/read/load-site-content.server.ts";
import { siteContentContext } from "./content/site-content";
import { toMenuView } from "./content/views/menu-view";
import { toSiteSettingsView } from "./content/views/site-settings-view";
import routes from "./routes.ts";

/** The pages of a site without sample content, as the backend makes them of the samples. */
const frame = samplePages().map(({ uri, title, frameDescription: description = "To be written." }) => ({
  ...{ uri, title, description },
}));
const data: SiteData = {
  ...ofEachCollection(() => []),
  ...emptyGlobals,
  pages: frame.map((page) =>
    collectionSchemas.pages.parse({ ...page, id: page.uri, blocks: [], updatedAt: "2026-01-01" }),
  ),
};
const content = cleanContent(data, "empty", {
  origin: "https://site.example",
  company: sampleCompany,
  sizeOf: () => undefined,
});

type PageComponent = ComponentType<{ loaderData: unknown; matches: unknown; params: object }>;
type PageModule = { default: PageComponent; loader?: LoaderFunction };
const modules = import.meta.glob<PageModule>("./**/route.tsx");

const pageRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.flatMap(({ path, index, file, children }) => {
    if (children) return pageRoutes(children);
    const load = modules[`./${file}`];
    if (!load) return [];
    const lazy = async () => {
      const { default: Page, loader } = await load();
      return { loader, handle: { Page }, Component: Shown };
    };
    return index ? { index, lazy } : { path, lazy };
  });

/** The page of the innermost route, as the framework draws it. */
function Shown() {
  const loaderData = useLoaderData();
  const matches = useMatches();
  const { Page } = (matches.at(-1)?.handle ?? {}) as { Page?: PageComponent };
  if (!Page) throw new Error("The route has no page");
  return <Page loaderData={loaderData} matches={matches} params={{}} />;
}

const site = {
  company: sampleCompany,
  menu: toMenuView(content.navigation),
  siteSettings: toSiteSettingsView(content.siteSettings),
  identity: { origin: "https://site.example", foundation: "A Foundation" },
  demoGateway: true,
};
const handler = createStaticHandler([
  { id: "root", path: "/", loader: () => rootData(site), children: pageRoutes(routes) },
]);

/** The page that the site answers with, or the address it leads to. */
async function ask(path: string) {
  const requestContext = new RouterContextProvider();
  requestContext.set(siteContentContext, content);
  const answer = await handler.query(new Request(`https://site.example${path}`), { requestContext });
  if (answer instanceof Response) return { status: answer.status, html: "" };
  const router = createStaticRouter(handler.dataRoutes, answer);
  const { prelude } = await prerenderToNodeStream(
    <StaticRouterProvider router={router} context={answer} hydrate={false} />,
  );
  const html = await text(prelude);
  return { status: answer.statusCode, html };
}

test("every fixed address answers on a site that nobody has written yet, with a heading and no link to nowhere", async () => {
  for (const path of pageAddresses) {
    const { status, html } = await ask(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, html.match(/<h1/g)?.length]).toEqual([path, 1]);
    expect([path, html.match(/href=""|src=""/g)]).toEqual([path, null]);
  }
}, 120_000);
