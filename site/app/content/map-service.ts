import { createContext } from "react-router";

/** The maps service that readers may ask for beside our own map: its public key, its script and the style of its map. */
export type MapService = { key: string; script: string; mapId: string };

/** Null where the site has no key. */
export const mapServiceContext = createContext<MapService | null>(null);
