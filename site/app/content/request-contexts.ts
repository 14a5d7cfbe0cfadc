import type { ReturnedForm } from "@pcf/contract/forms/form-return";
import { createContext } from "react-router";

/* What loaders know of the site and of one request, beside its content. */

/** Where the site is reached, `https://host` without a slash at the end. */
export const siteOriginContext = createContext<string>();

/** The maps service that readers may ask for beside our own map: its public key, its script and the style of its map. */
export type MapService = { key: string; script: string; mapId: string };

/** Null where the site has no key. */
export const mapServiceContext = createContext<MapService | null>(null);

/** Page of another company's calendar, which a reader may ask for. */
export const calendarWidgetContext = createContext<string | null>(null);

/** True while gifts go to the simulator and no card is charged. */
export const demoGatewayContext = createContext<boolean>(false);

/** Given for the one request that posted the form (`server/visitor/posted-form.ts`), and never for a page that is cached. */
export const returnedFormContext = createContext<ReturnedForm | null>(null);

/** The search page tells it the term of a search that finds nothing at all. */
export const searchMissedContext = createContext<(term: string) => void>(() => {});
