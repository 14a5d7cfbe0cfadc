import type { Plugin } from "vite";

/** Discovers routes bit by bit, which `routeDiscovery: initial` has no use for. */
const routeDiscovery = "/lib/dom/ssr/fog-of-war.js";

/**
 * What takes its place in the browser, under the names that the router imports. The last three are only called by the
 * server's half of the router, which the browser's build drops before it is written.
 */
const withoutDiscovery = `
  export const isFogOfWarEnabled = () => false;
  export const getPartialManifest = (manifest) => manifest;
  export const getPatchRoutesOnNavigationFunction = () => undefined;
  export const useFogOFWarDiscovery = () => {};
  export const getPathsWithAncestors = undefined;
  export const handleClientVersionMismatch = undefined;
  export const getManifestPath = undefined;
`;

/**
 * Leaves that file out of the browser's build: 1 % of an information page's JavaScript. The server keeps it.
 *
 * The build ends with an error when the router has moved it, or imports another name of it.
 */
export function withoutUnusedRouterParts(): Plugin {
  let left = false;
  return {
    name: "without-unused-router-parts",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (!id.includes("/react-router/dist/") || !id.endsWith(routeDiscovery)) return;
      left = true;
      return withoutDiscovery;
    },
    buildEnd(error) {
      if (!error && !left) this.error(`The router has no ${routeDiscovery} any more.`);
    },
  };
}
