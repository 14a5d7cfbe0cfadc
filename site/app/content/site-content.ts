import type { Company } from "@pcf/contract/content/company";
import type { SiteData } from "@pcf/contract/content/site-data";
import { createContext } from "react-router";

/**
 * The content snapshot a request is answered from: all site data, the company data, and the snapshot's version.
 * HTML in it is already sanitised.
 */
export type SiteContent = SiteData & { company: Company; version: string };

/** Loaders read the snapshot with `context.get(siteContentContext)`. */
export const siteContentContext = createContext<SiteContent>();
