import type { Company } from "@pcf/contract/content/company";
import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { useRouteLoaderData } from "react-router";
import type { SiteContent } from "~/content/site-content";
import { type MenuSectionView, toMenuView } from "~/content/views/menu-view";
import { type SiteSettingsView, toSiteSettingsView } from "~/content/views/site-settings-view";

/** Where the site is reached and what it is called; the root loader gives both. */
export type SiteIdentity = { origin: string; foundation: string };

/** What every page knows of the site. */
export type Site = {
  company: Company;
  menu: MenuSectionView[];
  siteSettings: SiteSettingsView;
  identity: SiteIdentity;
  /** True while gifts go to the simulator and no card is charged. */
  demoGateway: boolean;
  /** A form that the browser posted by itself, on the page that was loaded with its answer. */
  returnedForm?: ReturnedForm | undefined;
};

/** What is the same on every page. */
type Shared = Pick<Site, "company" | "menu" | "siteSettings">;

/**
 * What the root loader hands on. What every page shares is one text: the router writes the data of each page value by value,
 * which took a tenth of the time of a page that is not cached.
 */
export type RootData = Omit<Site, keyof Shared> & { shared: string };

export function toSharedText(content: Pick<SiteContent, "company" | "navigation" | "siteSettings">): string {
  const { company, navigation, siteSettings } = content;
  return JSON.stringify({
    company,
    menu: toMenuView(navigation),
    siteSettings: toSiteSettingsView(siteSettings),
  } satisfies Shared);
}

/** The last text that was parsed: it changes with the content. */
let lastParsed: { text: string; shared: Shared } | undefined;
const sites = new WeakMap<RootData, Site>();

function siteOf(data: RootData): Site {
  const known = sites.get(data);
  if (known) return known;
  const { shared: text, ...own } = data;
  if (lastParsed?.text !== text) lastParsed = { text, shared: JSON.parse(text) };
  const site = { ...lastParsed.shared, ...own };
  sites.set(data, site);
  return site;
}

/** The site's own data; undefined only where the root loader itself failed. */
export function useOptionalSite(): Site | undefined {
  const data = useRouteLoaderData<RootData>("root");
  return data && siteOf(data);
}

/** @throws Error outside the router. */
export function useSite(): Site {
  const site = useOptionalSite();
  if (!site) throw new Error("useSite() is read below the root route");
  return site;
}

type RootMatch = { id: string; loaderData?: unknown } | undefined;

/** Name and origin of the site, as a route's `meta` finds them among its matches. */
export function identityOf(matches: readonly RootMatch[]): SiteIdentity {
  const root = matches.find((match) => match?.id === "root");
  const data = root?.loaderData as RootData | undefined;
  return data?.identity ?? { origin: "http://localhost", foundation: "" };
}
