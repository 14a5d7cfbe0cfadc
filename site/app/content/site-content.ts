import type { Company } from "@pcf/contract/content/company";
import type { WithSafeHtml } from "@pcf/contract/content/html";
import type { SiteData } from "@pcf/contract/content/site-data";
import { createContext } from "react-router";

/**
 * The content snapshot a request is answered from: all site data, the company data, and the snapshot's version.
 * The HTML in it is sanitised, and facts stand where texts name them.
 */
export type SiteContent = WithSafeHtml<SiteData> & {
  company: Company;
  version: string;
  /** The names of the facts that a page uses, by its address; pages without facts are not in it. */
  factsOfPages: Readonly<Record<string, readonly string[]>>;
};

/** Loaders read the snapshot with `context.get(siteContentContext)`. */
export const siteContentContext = createContext<SiteContent>();
