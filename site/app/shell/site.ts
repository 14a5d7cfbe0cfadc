import type { Company } from "@pcf/contract/content/company";
import type { Navigation, SiteSettings } from "@pcf/contract/content/globals";
import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { useRouteLoaderData } from "react-router";
import type { SiteIdentity } from "./page-meta";

/** What every page knows of the site: the root loader's data. */
export type Site = {
  company: Company;
  navigation: Navigation;
  siteSettings: SiteSettings;
  identity: SiteIdentity;
  /** True while gifts go to the simulator and no card is charged. */
  demoGateway: boolean;
  /** A form that the browser posted by itself, on the page that was loaded with its answer. */
  returnedForm?: ReturnedForm | undefined;
};

/** The site's own data; undefined only where the root loader itself failed. */
export function useOptionalSite(): Site | undefined {
  return useRouteLoaderData<Site>("root");
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
  const site = root?.loaderData as Site | undefined;
  return site?.identity ?? { origin: "http://localhost", foundation: "" };
}
